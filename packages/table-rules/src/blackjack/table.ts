import type { Minor } from '@jackfruit/kernel'
import { backOf } from '../laid.ts'
import { mostOf } from '../place.ts'
import { cardsMs, type DecisionGame, type Stakes, type TablePlace } from '../table.ts'
import { sidePlaces } from './beside.ts'
import { mostUnits } from './hands.ts'
import {
  type Action,
  type Deal,
  deal,
  defaultAction,
  finished,
  handsReturn,
  mostSteps,
  played,
  shownOf,
  stakeReturn,
  tookCard,
  unitsOf,
} from './unlimited.ts'

/** The return in per cent is that of best play; it is no fraction that anybody would read. */
const hand: TablePlace = {
  ...{ id: 'hand', group: 'hand', limit: 'main', pays: ['1:1', '3:2'], exact: '', rtp: '99.5142' },
}

export function unlimitedBlackjack(code: string, betting = 18): DecisionGame<Deal, Action> {
  const beside = new Map(sidePlaces.map((place) => [place.id, place]))
  const placeAt = (id: string) => {
    const place = beside.get(id)
    if (!place) throw new RangeError(`no place ${id} at ${code}`)
    return place
  }
  const payout = (round: Deal, placeId: string, stake: Minor, actions: readonly Action[]) => {
    if (placeId === hand.id) return handsReturn(round, finished(round, actions).hands, stake)
    const { player, dealer } = round
    const start = { first: player[0], second: player[1], up: dealer[0] ?? 0 }
    return backOf(stake, placeAt(placeId).returns(start))
  }
  return {
    ...{ code, draw: deal },
    places: [hand, ...sidePlaces.map(({ returns: _, ...told }) => told)],
    phases: {
      ...{ bettingMs: betting * 1000, closedMs: 1000, resultMs: 4000 },
      dealingMs: ({ dealer }) => cardsMs(2 + dealer.length),
    },
    payout: (round, placeId, stake) => payout(round, placeId, stake, []),
    // The hand and what lies beside it win and lose by different things: none covers another.
    atRisk: (stakes: Stakes) => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n),
    mostBack: (stakes) =>
      [...stakes].reduce(
        (sum, [id, stake]) =>
          sum + (id === hand.id ? stake * BigInt(2 * mostUnits) : backOf(stake, mostOf(placeAt(id)))),
        0n,
      ),
    decisions: {
      ...{ decideMs: 12_000, leastMs: 1_600, mostSteps, place: hand.id, dealMs: cardsMs(4) },
      dealerMs: ({ dealer }) => cardsMs(dealer.length - 1),
      shown: shownOf,
      can: (round, actions) => played(round, actions)?.can ?? null,
      ifLate(round, actions) {
        const now = played(round, actions)
        return now && now.can.length > 0 ? defaultAction(now) : null
      },
      takesCard: tookCard,
      units: (round, actions) => unitsOf(played(round, actions)?.hands ?? []),
      payout: (round, stake, actions) => payout(round, hand.id, stake, actions),
      stakeReturn: (round, actions, stake, step) => stakeReturn(round, actions, { stake, step }),
    },
  }
}
