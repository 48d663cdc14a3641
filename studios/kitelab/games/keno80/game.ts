import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { KenoChoice } from '../../shared/keno.ts'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<KenoChoice> = { rules, plans }
