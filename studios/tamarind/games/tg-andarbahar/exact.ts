import type { Plan } from '@jackfruit/studio-kit/rules'
import { planFor } from '../../shared/exact.ts'
import { chances } from './chances.ts'
import { places } from './rules.ts'

export const plans = (): readonly Plan[] => places.map((place) => planFor(place, chances))
