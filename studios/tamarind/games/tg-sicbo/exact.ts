import type { Plan } from '@jackfruit/studio-kit/rules'
import { diceChances } from '@jackfruit/table-rules/dice/throw'
import { planFor } from '../../shared/exact.ts'
import { places } from './rules.ts'

export const plans = (): readonly Plan[] => places.map((place) => planFor(place, diceChances))
