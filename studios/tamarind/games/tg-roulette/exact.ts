import type { Plan } from '@jackfruit/studio-kit/rules'
import { chances } from '@jackfruit/table-rules/roulette/table'
import { planFor } from '../../shared/exact.ts'
import { places } from './rules.ts'

/** Red first, then the others as they lie on the felt. */
const order = [...places].sort((a, b) => Number(b.id === 'red') - Number(a.id === 'red'))

export const plans = (): readonly Plan[] => order.map((place) => planFor(place, chances))
