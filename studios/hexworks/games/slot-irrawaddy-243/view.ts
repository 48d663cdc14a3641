/** Irrawaddy 243: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-irrawaddy-243'
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
    P2: 'swing',
    P3: 'swing',
    P4: 'hop',
    A: 'swing',
    K: 'hop',
    Q: 'swing',
    J: 'flash',
    W: 'hop',
    S: 'swing',
  },
  reels: 5,
  rows: 3,
  turning: ['P1', 'A', 'P2', 'K', 'P3', 'Q', 'P4', 'J', 'W', 'S'],
  scatter: 'S',
  counts: 'ways',
  freeNote: 'irrawaddy.freeNote',
  features: [
    ['W', 'irrawaddy.wild'],
    ['S', 'irrawaddy.free'],
  ],
})
