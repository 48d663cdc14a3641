/** Book of Bagan: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-book-of-pagan'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  face: [0.3, 0.36],
  texts: import.meta.glob('./texts/*.ts'),
  acts: {
    H1: 'flash',
    H2: 'roar',
    H3: 'hop',
    H4: 'flash',
    A: 'flash',
    K: 'flash',
    Q: 'flash',
    J: 'swing',
    T: 'flash',
    B: 'roar',
  },
  reels: 5,
  rows: 3,
  turning: ['H1', 'A', 'H2', 'K', 'B', 'H3', 'Q', 'H4', 'J', 'T'],
  scatter: 'B',
  freeNote: 'book.note',
  counts: 'lines',
  features: [
    ['B', 'book.book'],
    ['B', 'book.free'],
  ],
})
