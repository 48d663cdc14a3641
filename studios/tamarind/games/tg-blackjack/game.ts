import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { type Choice, rules } from './engine.ts'
import { plans } from './exact.ts'
import type { Action } from './play.ts'

export const game: GameFolder<Choice, Action> = { rules, plans }
