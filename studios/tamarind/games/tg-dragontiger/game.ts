import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Laid } from '@jackfruit/table-rules/laid'
import { rules } from './engine.ts'
import { plans } from './exact.ts'
import type { Deal } from './rules.ts'

export const game: GameFolder<Laid<Deal>> = { rules, plans }
