/** Irrawaddy 243: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-irrawaddy-243'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours },
  floats: true,
  texts: import.meta.glob('./texts/*.ts'),
  reels: 5,
  rows: 3,
  turning: ['P1', 'A', 'P2', 'K', 'P3', 'Q', 'P4', 'J', 'W', 'S'],
  scatter: 'S',
  suspenseAt: 2,
  counts: 'ways',
  freeNote: 'irrawaddy.freeNote',
  features: [
    ['W', 'irrawaddy.wild'],
    ['S', 'irrawaddy.free'],
  ],
})
