import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Laid } from '../../shared/chip-game.ts'
import { type Deal, rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Laid<Deal>> = { rules, plans }
