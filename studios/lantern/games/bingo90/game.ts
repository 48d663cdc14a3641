import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { NoChoice } from '../../shared/stakes.ts'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<NoChoice> = { rules, plans }
