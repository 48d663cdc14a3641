/** Ruby Classic 3: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-ruby-classic'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  face: [0.12, 0.54],
  texts: import.meta.glob('./texts/*.ts'),
  acts: { W: 'flash', '7': 'roar', '3BAR': 'flash', '2BAR': 'flash', '1BAR': 'flash', Cherry: 'swing' },
  reels: 3,
  rows: 3,
  widest: 1.15,
  turning: ['7', 'Blank', '3BAR', '2BAR', 'W', '1BAR', 'Cherry'],
  counts: 'lines',
  ownWords: { bars: 'ruby.winBars', Cherry: 'ruby.winCherries' },
  features: [
    ['W', 'ruby.wild'],
    ['3BAR', 'ruby.bars'],
    ['Cherry', 'ruby.cherry'],
  ],
})
