/** By totals and, for pairs, by the first two cards of both sides. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { totals } from '@jackfruit/table-rules/baccarat/chances'
import { onPairs, pairs } from '@jackfruit/table-rules/baccarat/pairs'
import { places } from '@jackfruit/table-rules/baccarat/places'
import { planFor } from '../../shared/exact.ts'

export function plans(): readonly Plan[] {
  const [byTotals, byPairs] = [totals(), pairs()]
  return places.map((place) => planFor(place, onPairs.has(place.id) ? byPairs : byTotals))
}
