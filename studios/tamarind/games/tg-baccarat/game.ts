import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Outcome } from '@jackfruit/table-rules/baccarat/outcome'
import type { Laid } from '@jackfruit/table-rules/laid'
import { rules } from './engine.ts'
import { plans } from './exact.ts'

export const game: GameFolder<Laid<Outcome>> = { rules, plans }
