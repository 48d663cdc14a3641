/** A pot that was won, computed again from what is published of it. */
import type { jackpot, ReplyOf } from '@jackfruit/contracts'
import { commitOf, potAfter, winningPlace } from '@jackfruit/fairness'
import { formatMinor, parseMinor } from '@jackfruit/kernel'

export type WonPot = ReplyOf<typeof jackpot.pots>['won'][number]

/** What is wrong with it, or null. The stakes stand in the order in which they counted. */
export function problemOf(pot: WonPot, published: readonly string[]): string | null {
  const secret = Buffer.from(pot.secret, 'hex')
  if (commitOf(secret) !== pot.commitment) return 'THE SECRET IS NOT WHAT WAS COMMITTED TO'
  const terms = {
    potId: pot.potId,
    seed: minor(pot.seed),
    ceiling: pot.ceiling === null ? null : minor(pot.ceiling),
    odds: pot.odds === null ? null : minor(pot.odds),
    share: minor(pot.share, 4),
    carried: BigInt(pot.carried),
  }
  const stakes = published.map((stake) => (stake.startsWith('-') ? -minor(stake.slice(1)) : minor(stake)))
  const place = winningPlace(terms, secret, stakes)
  if (place !== pot.winningPlace) return `THE WINNER IS STAKE ${place ?? 'none'}, NOT ${pot.winningPlace}`
  const sum = stakes.slice(0, place).reduce((all, stake) => all + stake, 0n)
  const amount = formatMinor(potAfter(terms, sum))
  return amount === pot.amount ? null : `THE POT HELD ${amount}, NOT ${pot.amount}`
}

function minor(text: string, scale = 2): bigint {
  const amount = parseMinor(text, scale)
  if (amount === null) throw new Error(`no amount: ${text}`)
  return amount
}
