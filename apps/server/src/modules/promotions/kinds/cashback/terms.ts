/** What comes back of a loss: tiers, a least loss, a most that is paid. Pure. */
import * as z from 'zod/mini'
import { dayIn } from '../../../../platform/work/brand-day.ts'
import { dayBegin, type Window } from '../../counting/windows.ts'
import type { Promotion } from '../../rows.ts'
import { amount, gameKinds, minor, times, whole } from '../../terms.ts'

/** As 5 or 7.50. */
export const percent = z
  .string()
  .check(z.regex(/^(?:[1-9]|[1-4]\d|50)(?:\.\d{1,2})?$|^0\.(?:[1-9]\d?|0[1-9])$/))

export const cashbackTerms = {
  unit: z.enum(['day', 'week']),
  times: whole(1, 1_000),
  kinds: gameKinds,
  /** By the loss from which each holds, the least first: it is the least loss of all. */
  tiers: z.array(z.strictObject({ from: amount, percent })).check(
    z.minLength(1),
    z.maxLength(8),
    z.refine((tiers) =>
      tiers.every(({ from }, place) => place === 0 || minor(from) > minor(tiers[place - 1]?.from ?? '')),
    ),
  ),
  cap: amount,
  /** What comes back is staked so many times before it leaves; without it at once. */
  turnover: z.optional(times),
}
export interface Terms {
  readonly unit: 'day' | 'week'
  readonly times: number
  readonly kinds?: readonly string[]
  readonly tiers: readonly { readonly from: string; readonly percent: string }[]
  readonly cap: string
  readonly turnover?: number
}

/** In hundredths of a percent: never a fraction. */
export const pointsOf = (text: string): bigint => {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}

export interface Reckoned {
  readonly loss: bigint
  readonly percent: string
  readonly amount: bigint
}

/** `rate × max(0, stake − payout − bonus)`, by the tier of that loss; null where nothing comes back. */
export function reckon(
  { tiers, cap }: Terms,
  { stake, win, bonus }: { readonly stake: bigint; readonly win: bigint; readonly bonus: bigint },
): Reckoned | null {
  const loss = stake - win - bonus
  const tier = tiers.findLast(({ from }) => loss >= minor(from))
  if (loss <= 0n || !tier) return null
  const [due, most] = [(loss * pointsOf(tier.percent)) / 10_000n, minor(cap)]
  return { loss, percent: tier.percent, amount: due > most ? most : due }
}

const dayMs = 86_400_000
const textOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)

/** The whole days of the brand within a period: a day that the offer cuts is not reckoned. */
export function daysIn(
  { from, to }: Window,
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  timeZone: string,
): string[] {
  const days: string[] = []
  let number = Math.floor(Date.parse(`${dayIn(timeZone, from)}T00:00:00Z`) / dayMs)
  for (; ; number++) {
    const [begin, end] = [dayBegin(timeZone, textOf(number)), dayBegin(timeZone, textOf(number + 1))]
    if (begin >= to) return days
    if (begin >= startsAt && end <= to && (!endsAt || end <= endsAt)) days.push(textOf(number))
  }
}
