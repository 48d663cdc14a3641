import type { Plan } from '@jackfruit/studio-kit/rules'
import { chances } from '@jackfruit/table-rules/cards/andar-bahar'
import { planFor } from '../../shared/exact.ts'
import { places } from './rules.ts'

export const plans = (): readonly Plan[] => places.map((place) => planFor(place, chances))
