/** Thingyan Tumble: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-thingyan-tumble'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours },
  texts: import.meta.glob('./texts/*.ts'),
  reels: 5,
  rows: 4,
  turning: ['A', 'D', 'B', 'E', 'C', 'F', 'S'],
  scatter: 'S',
  suspenseAt: 3,
  freeNote: 'thingyan.note',
  counts: 'anywhere',
  features: [
    ['A', 'thingyan.tumble'],
    ['S', 'thingyan.free'],
  ],
})
