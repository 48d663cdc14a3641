/** All 216 falls of the three dice. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { planFor } from '../../shared/exact.ts'
import { outcomes, places } from './rules.ts'

const weighted = outcomes.map((dice) => [dice, 1] as const)

export const plans = (): readonly Plan[] => places.map((place) => planFor(place, weighted))
