/** A member's own bets, as the member is told them: amounts as decimal texts. */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { Json } from '../../rules.ts'
import type { TakenOut } from '../money/cash-desk.ts'
import type { AskedDecision, Decided } from '../money/decision-desk.ts'
import type { Placed } from '../money/desk.ts'
import type { TableBet } from '../store/bet-row.ts'
import { actionsIn, type StandingHand } from '../store/decisions.ts'

type Fields = { readonly [field: string]: Json }

/** What returns is told with the result, and not before: it lies in the database no earlier. */
export function toldBet(bet: TableBet): Fields {
  const { scale } = currencyOf(bet.currency)
  const places = [...bet.places].map(([place, stake]) => [place, formatMinor(stake, scale)] as const)
  return {
    ...{ betId: bet.id, clientBetId: bet.clientBetId, state: bet.state },
    ...{ places: Object.fromEntries(places), stake: formatMinor(bet.stake, scale) },
    ...(bet.outAt !== null && { outAt: bet.outAt }),
    ...(bet.step !== null && { step: bet.step }),
    payout: bet.payout === null ? null : formatMinor(bet.payout, scale),
    balance: bet.balanceAfter === null ? null : formatMinor(bet.balanceAfter, scale),
  }
}

export function toldPlaced(
  placed: Placed,
  clientBetId: string,
): { type: 'bet.ack' | 'bet.wait' | 'bet.reject'; body: Fields } {
  if (placed.kind === 'in') {
    const { receipt } = placed.bet
    return { type: 'bet.ack', body: { ...toldBet(placed.bet), receipt: receipt && { ...receipt } } }
  }
  if (placed.kind === 'unknown') return { type: 'bet.wait', body: { clientBetId } }
  return { type: 'bet.reject', body: { clientBetId, reason: placed.reason } }
}

/** `CLOSED`: it was late or early, or there is nothing of the member to take out. */
export function toldOut(
  taken: TakenOut | null,
  betId: string,
): { type: 'out.ack' | 'out.reject'; body: Fields } {
  if (!taken) return { type: 'out.reject', body: { betId, reason: 'CLOSED' } }
  const { bet, at, payout } = taken
  return { type: 'out.ack', body: { betId, at, payout: formatMinor(payout, currencyOf(bet.currency).scale) } }
}

/** What the member did in the steps that are closed, and what in the one that is open. */
export function toldHand(hand: StandingHand): Fields {
  const now = hand.turn === 'deciding' && hand.decisions.find(({ step }) => step === hand.step)
  return { actions: [...actionsIn(hand)], chosen: now ? now.action : null }
}

/** `CLOSED`: it was late, or there is nothing of the member to decide. */
export function toldDecided(
  decided: Decided,
  { step, clientBetId }: AskedDecision,
): { type: 'decide.ack' | 'decide.wait' | 'decide.reject'; body: Fields } {
  const named = { step, clientBetId }
  if (decided.kind === 'in') return { type: 'decide.ack', body: { ...named, action: decided.action } }
  if (decided.kind === 'unknown') return { type: 'decide.wait', body: named }
  return { type: 'decide.reject', body: { ...named, reason: decided.reason } }
}
