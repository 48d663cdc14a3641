import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Dice } from '@jackfruit/table-rules/dice/throw'
import type { Laid } from '@jackfruit/table-rules/laid'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Laid<Dice>> = { rules, plans }
