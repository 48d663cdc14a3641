/** Chinthe Jackpot: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-chinthe-jackpot'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  texts: import.meta.glob('./texts/*.ts'),
  acts: {
    C1: 'roar',
    C2: 'hop',
    C3: 'flash',
    C4: 'flash',
    A: 'swing',
    K: 'hop',
    Q: 'swing',
    J: 'flash',
    S: 'swing',
    W: 'roar',
  },
  reels: 5,
  rows: 3,
  turning: ['C1', 'A', 'C2', 'K', 'W', 'C3', 'Q', 'C4', 'J', 'S'],
  scatter: 'S',
  hasMeters: true,
  counts: 'lines',
  features: [
    ['W', 'slot.wild'],
    ['S', 'jackpot.free'],
  ],
})
