/** All 37 pockets. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { planFor } from '../../shared/exact.ts'
import { places, pockets } from './rules.ts'

/** Red first, then the others as they lie on the felt. */
const order = [...places].sort((a, b) => Number(b.id === 'red') - Number(a.id === 'red'))
const outcomes = Array.from({ length: pockets }, (_, pocket) => [pocket, 1] as const)

export const plans = (): readonly Plan[] => order.map((place) => planFor(place, outcomes))
