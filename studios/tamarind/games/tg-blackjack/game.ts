import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Action } from '@jackfruit/table-rules/blackjack/hands'
import { type Choice, rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Choice, Action> = { rules, plans }
