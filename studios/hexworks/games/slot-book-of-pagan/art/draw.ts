import { paintSlot } from '@jackfruit/art/build/paint'
import { atlas, symbolNames } from './atlas.ts'
import { hall } from './hall.ts'
import { particles, symbols } from './symbols.ts'

/** The game's pictures as WebP: `symbols` and `hall`. Runs when the client is built. */
export const draw = () =>
  paintSlot({ code: 'slot-book-of-pagan', names: symbolNames, grid: atlas, symbols, particles, hall })
