/** Plans for places: the lowest chip of the first currency on each, and what it returns. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { returnOver, type Weighted } from '@jackfruit/table-rules/exact'
import type { Place } from '@jackfruit/table-rules/place'

export function planFor<Outcome>(place: Place<Outcome>, outcomes: Weighted<Outcome>): Plan {
  const { exact: _, ...exact } = returnOver(place, outcomes)
  return { name: place.id, choice: { bets: { [place.id]: '100' } }, exact }
}
