/** Lotus Cluster 7×7: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-lotus-cluster'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours },
  face: [0.17, 0.36],
  floats: true,
  texts: import.meta.glob('./texts/*.ts'),
  acts: { L1: 'hop', L2: 'swing', L3: 'hop', L4: 'turn', L5: 'turn', L6: 'flash', L7: 'flash' },
  reels: 7,
  rows: 7,
  widest: 1.1,
  turning: ['L1', 'L4', 'L2', 'L5', 'L3', 'L6', 'L7'],
  tagsAt: 'corner',
  counts: 'clusters',
  features: [
    ['L1', 'lotus.cluster'],
    ['L7', 'lotus.marks'],
  ],
})
