import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { type Action, type Choice, rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Choice, Action> = { rules, plans }
