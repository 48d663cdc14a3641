/** Lucky Kyat Hold: how it looks, and the words of its rules. */
import { picture } from 'virtual:art/slot-lucky-coins-hold'
import { standardSlot } from '../../client/standard-slot.ts'
import * as atlas from './art/atlas.ts'
import { colours } from './art/colours.ts'
import manifest from './game.json' with { type: 'json' }
import { promises } from './promises.ts'

export const view = standardSlot({
  ...{ manifest, picture, atlas, colours, promises },
  texts: import.meta.glob('./texts/*.ts'),
  acts: {
    H1: 'hop',
    H2: 'flash',
    H3: 'swing',
    H4: 'roar',
    A: 'swing',
    K: 'hop',
    Q: 'flash',
    J: 'hop',
    W: 'flash',
    o: 'flash',
    MINI: 'flash',
    MINOR: 'flash',
    MAJOR: 'flash',
  },
  reels: 5,
  rows: 3,
  turning: ['H1', 'A', 'H2', 'K', 'o', 'H3', 'Q', 'H4', 'J', 'W'],
  respin: ['o', '', '', 'o', '', '', '', 'o', '', '', ''],
  coin: 'o',
  hasPrizes: true,
  freeNote: 'lucky.note',
  counts: 'lines',
  features: [
    ['W', 'slot.wild'],
    ['o', 'lucky.hold'],
    ['MAJOR', 'lucky.prizes'],
  ],
})
