import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Laid } from '../../shared/chip-game.ts'
import { rules } from './engine.ts'
import { plans } from './exact.ts'
import type { Outcome } from './outcome.ts'

export const game: GameFolder<Laid<Outcome>> = { rules, plans }
