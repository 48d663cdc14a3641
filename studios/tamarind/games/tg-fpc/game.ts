import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Laid } from '../../shared/chip-game.ts'
import type { Dice } from '../../shared/dice.ts'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Laid<Dice>> = { rules, plans }
