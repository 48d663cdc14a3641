import { paintSlot } from '@jackfruit/art/build/paint'
import { atlas, symbolNames } from './atlas.ts'
import { guardian } from './guardian.ts'
import { hall } from './hall.ts'
import { particles, symbols } from './symbols.ts'

/** The game's pictures as WebP: `symbols`, `hall` and `guardian`. Runs when the client is built. */
export const draw = () =>
  paintSlot({ code: 'slot-bagan-ways', names: symbolNames, grid: atlas, symbols, particles, hall, guardian })
