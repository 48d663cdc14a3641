/** Mogok Gems: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-gem-gates'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  face: [0.15, 0.5],
  texts: import.meta.glob('./texts/*.ts'),
  acts: { W: 'flash', R: 'flash', S: 'flash', E: 'flash', A: 'flash', K: 'flash', Q: 'flash' },
  reels: 3,
  rows: 3,
  hasTimesReel: true,
  turning: ['R', 'A', 'S', 'K', 'E', 'Q', 'W'],
  counts: 'lines',
  features: [
    ['W', 'slot.wild'],
    ['x5', 'gems.times'],
  ],
})
