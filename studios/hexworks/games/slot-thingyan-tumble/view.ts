/** Thingyan Tumble: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-thingyan-tumble'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  texts: import.meta.glob('./texts/*.ts'),
  acts: { A: 'hop', B: 'turn', C: 'swing', D: 'swing', E: 'swing', F: 'flash', S: 'hop' },
  reels: 5,
  rows: 4,
  turning: ['A', 'D', 'B', 'E', 'C', 'F', 'S'],
  scatter: 'S',
  freeNote: 'thingyan.note',
  counts: 'anywhere',
  features: [
    ['A', 'thingyan.tumble'],
    ['S', 'thingyan.free'],
  ],
})
