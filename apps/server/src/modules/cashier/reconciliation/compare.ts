/** Our books of one day against a gateway's statement of it: every way in which the two can differ. Pure. */
import type { PayMoney, StatementRow } from '../gateways/port.ts'

/** A movement of money as our own orders know it. */
export interface OwnRow {
  readonly kind: 'deposit' | 'payout'
  /** As in the statement: the gateway's id of a deposit, our key of a payout. */
  readonly id: string
  readonly orderId: string | null
  readonly channel: string
  readonly pay: PayMoney
  readonly at: Date
  /** `open`: we do not know yet. `reversed`: we have taken it back, or given back what was to be paid out. */
  readonly state: 'done' | 'open' | 'reversed'
  /** When it was taken back, which may be long after it came. */
  readonly backAt?: Date | null
}

export type DifferenceKind =
  | 'missing_here'
  | 'missing_there'
  | 'other_amount'
  | 'other_currency'
  | 'doubled'
  | 'other_day'
  | 'reversed'
  | 'not_in_ledger'
  | 'other_in_ledger'
  | 'only_in_ledger'

export interface Difference {
  readonly kind: DifferenceKind
  readonly movement: 'deposit' | 'payout'
  readonly id: string
  readonly orderId: string | null
  readonly channel: string
  /** As texts with their currency, and when; null where a side has none. */
  readonly here: string | null
  readonly there: string | null
}

/** We write down when we begin to send, the gateway when it takes it: that much may lie between. */
const payoutSlackMs = 120_000

interface Pair {
  readonly own: OwnRow[]
  readonly came: StatementRow[]
  readonly wentBack: StatementRow[]
}

/** `ours` and `theirs` reach a day further on both sides, so that what lies across midnight is found there. */
export function compare(
  day: string,
  ours: readonly OwnRow[],
  theirs: readonly StatementRow[],
): readonly Difference[] {
  const pairs = new Map<string, Pair>()
  const pairOf = ({ kind, channel, id }: StatementRow | OwnRow): Pair => {
    const key = JSON.stringify([kind, channel, id])
    const pair = pairs.get(key) ?? { own: [], came: [], wentBack: [] }
    pairs.set(key, pair)
    return pair
  }
  for (const own of ours) pairOf(own).own.push(own)
  for (const row of theirs) (row.pay.amount < 0n ? pairOf(row).wentBack : pairOf(row).came).push(row)
  const begins = Date.parse(`${day}T00:00:00Z`)
  const isAsked = (at: Date) => at.getTime() >= begins - dayMs && at.getTime() < begins + 2 * dayMs
  return [...pairs.values()]
    .filter((pair) => touches(pair, day))
    .flatMap((pair) => differencesOf(pair, isAsked))
}

const dayMs = 86_400_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

const touches = ({ own, came, wentBack }: Pair, day: string) =>
  [...own, ...came, ...wentBack].some(({ at }) => dayOf(at) === day) ||
  own.some(({ backAt }) => backAt && dayOf(backAt) === day)

/** `isAsked`: whether the statement of that moment lies before us. */
function differencesOf({ own: [own], came, wentBack }: Pair, isAsked: (at: Date) => boolean): Difference[] {
  const [first, ...again] = came
  const any = own ?? first ?? wentBack[0]
  if (!any) return []
  const { kind: movement, id, orderId, channel } = any
  const differ = (kind: DifferenceKind, there: StatementRow | undefined): Difference => ({
    ...{ kind, movement, id, channel, orderId: own?.orderId ?? orderId },
    here: own ? tell(own) : null,
    there: there ? tell(there) : null,
  })
  const found: Difference[] = again.map((row) => differ('doubled', row))
  if (!own || (own.state === 'open' && first)) return [...found, differ('missing_here', first ?? wentBack[0])]
  if (!first) {
    // It came on a day that is not looked at: only that it went back is.
    if (!isAsked(own.at))
      return (own.state === 'reversed') === wentBack.length > 0
        ? found
        : [...found, differ('reversed', wentBack[0])]
    // What we took back, or have yet to learn of, need not be there.
    return own.state === 'done' ? [...found, differ('missing_there', wentBack[0])] : found
  }
  if (own.pay.currency !== first.pay.currency) found.push(differ('other_currency', first))
  else if (!isSame(own.pay, first.pay)) found.push(differ('other_amount', first))
  const slack = movement === 'payout' ? payoutSlackMs : 0
  const isNear = Math.abs(own.at.getTime() - first.at.getTime()) <= slack
  if (dayOf(own.at) !== dayOf(first.at) && !isNear) found.push(differ('other_day', first))
  const isBackThere = wentBack.length > 0
  // What went back after the days that lie before us is on a statement of then.
  const isBackHere = own.state === 'reversed' && (!own.backAt || isAsked(own.backAt))
  if (isBackHere !== isBackThere && !(own.state === 'reversed' && isBackThere))
    found.push(differ('reversed', wentBack[0] ?? first))
  return found
}

/** The same money, however many decimals each side writes. */
function isSame(one: PayMoney, other: PayMoney): boolean {
  return one.amount * 10n ** BigInt(other.scale) === other.amount * 10n ** BigInt(one.scale)
}

const tell = ({ pay, at }: { pay: PayMoney; at: Date }) =>
  `${decimal(pay)} ${pay.currency} ${at.toISOString()}`

function decimal({ amount, scale }: PayMoney): string {
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0')
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
