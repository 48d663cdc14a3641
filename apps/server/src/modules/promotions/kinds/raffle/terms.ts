/** What a raffle promises. */
import * as z from 'zod/mini'
import { amount, minor, whole } from '../../terms.ts'

export const raffleTerms = {
  /** The first prize first; each member wins at most once. */
  prizes: z.array(z.strictObject({ amount, count: whole(1, 100) })).check(z.minLength(1), z.maxLength(10)),
  /** Valid bets that bring another ticket, and how many tickets a member may have. */
  per: amount,
  ticketsMax: whole(1, 10_000),
}
export interface RaffleTerms {
  readonly prizes: readonly { readonly amount: string; readonly count: number }[]
  readonly per: string
  readonly ticketsMax: number
}
export interface RaffleProgress {
  /** The brand's day on which the member joined: bets of that day count. */
  readonly from?: string
  /** When the entries were closed. */
  readonly tickets?: number
}

/** Each piece of each prize, the first first. */
export const piecesOf = ({ prizes }: Pick<RaffleTerms, 'prizes'>): bigint[] =>
  prizes.flatMap((each) => Array.from({ length: each.count }, () => minor(each.amount)))
