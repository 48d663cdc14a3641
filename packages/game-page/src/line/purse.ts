/** The balance and the result of the sitting: what a bet returned is counted once. Pure. */

import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { OwnBet } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { isIn } from './standing.ts'

export interface Purse {
  readonly balance: Minor
  readonly net: Minor
  /** Bets whose return has been counted, by their names. */
  readonly counted: ReadonlySet<string>
}

export const openPurse = (balance: Minor): Purse => ({ balance, net: 0n, counted: new Set() })

/** What the platform says of the balance. */
export const told = (purse: Purse, balance: Minor): Purse => ({ ...purse, balance })

/** What came back of these since the purse was looked at. */
export function returned(purse: Purse, mine: readonly OwnBet[], scale: number): Purse {
  const fresh = mine.filter((bet) => isIn(bet) && bet.payout !== null && !purse.counted.has(bet.betId))
  if (fresh.length === 0) return purse
  let { balance, net } = purse
  for (const bet of fresh) {
    const payout = parseMinor(bet.payout, scale) ?? 0n
    balance += payout
    net += payout - (parseMinor(bet.stake, scale) ?? 0n)
  }
  return { balance, net, counted: new Set([...purse.counted, ...fresh.map(({ betId }) => betId)]) }
}

/** What was counted before this page was open is in its balance already, and no result of its sitting. */
export const known = (purse: Purse, mine: readonly OwnBet[]): Purse => ({
  ...purse,
  counted: new Set([
    ...purse.counted,
    ...mine.filter(({ payout }) => payout !== null).map(({ betId }) => betId),
  ]),
})
