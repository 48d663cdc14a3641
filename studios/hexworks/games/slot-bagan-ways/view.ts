/** Bagan Skyways: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-bagan-ways'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  floats: true,
  texts: import.meta.glob('./texts/*.ts'),
  acts: {
    P1: 'hop',
    P2: 'flash',
    P3: 'swing',
    P4: 'swing',
    A: 'swing',
    K: 'flash',
    Q: 'swing',
    J: 'hop',
    T: 'turn',
    W: 'flash',
    S: 'hop',
  },
  reels: 6,
  rows: 7,
  widest: 1.7,
  stretch: 1.28,
  heights: [4, 5, 6, 5, 6, 4],
  turning: ['P1', 'A', 'P2', 'K', 'P3', 'Q', 'P4', 'J', 'T', 'W', 'S'],
  scatter: 'S',
  counts: 'ways',
  features: [
    ['W', 'bagan.wild'],
    ['S', 'bagan.free'],
  ],
})
