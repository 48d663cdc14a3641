/** Nat Sticky Wilds: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-sticky-nat'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  face: [0.08, 0.4],
  floats: true,
  texts: import.meta.glob('./texts/*.ts'),
  acts: {
    H1: 'roar',
    H2: 'swing',
    H3: 'roar',
    H4: 'swing',
    A: 'hop',
    K: 'swing',
    Q: 'swing',
    J: 'swing',
    W: 'hop',
    S: 'hop',
  },
  reels: 5,
  rows: 3,
  turning: ['H1', 'A', 'H2', 'K', 'W', 'H3', 'Q', 'H4', 'J', 'S'],
  scatter: 'S',
  freeNote: 'nat.note',
  counts: 'lines',
  features: [
    ['W', 'nat.wild'],
    ['S', 'nat.free'],
  ],
})
