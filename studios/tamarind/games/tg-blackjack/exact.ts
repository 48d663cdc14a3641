/** The return of best play, and what it does with what is shown. */
import type { Json, Plan } from '@jackfruit/studio-kit/rules'
import { starts } from '@jackfruit/table-rules/blackjack/beside'
import { analysisOf, bestPlay, opening } from '@jackfruit/table-rules/blackjack/best'
import type { Action } from '@jackfruit/table-rules/blackjack/hands'
import { planFor } from '../../shared/exact.ts'
import { sidePlaces } from './rules.ts'
import { readShown } from './shown.ts'

const kindOf = (card: string) => Math.min('A23456789TJQK'.indexOf(card.charAt(0)), 9)

/** Best play, from what is shown. */
export function bestAction(json: Json): Action {
  const { dealer, hands, active } = readShown(json)
  const up = kindOf(dealer.cards[0] ?? '')
  const hand = (hands[active ?? 0]?.cards ?? []).map(kindOf)
  const [first = 0, second = 0] = hand
  if (hands.length === 2) return analysisOf(up, first).decide(hand).action
  return hand.length === 2 ? opening(up, [first, second]).action : analysisOf(up, null).decide(hand).action
}

/** Side bets by themselves; they need no play. */
export const sideReturns = (): readonly Plan[] => {
  const rows = starts()
  return sidePlaces.map((place) => planFor(place, rows))
}

export const plans = (): readonly Plan[] => [
  { name: 'main', choice: { bets: { main: '100' } }, act: bestAction, exact: bestPlay() },
]
