/** What a bet that lies in a proof returns by the rules: for whoever holds a file, and asks nobody. */
import { formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { KnownRules } from './known.ts'
import type { Json } from './table.ts'

export interface OwnBet {
  /** Decimal texts by place. */
  readonly places: Readonly<Record<string, string>>
  readonly payout: string
  /** Of a bet in a flight: where it was out by itself at the latest, in hundredths, as its receipt says. */
  readonly outAt?: unknown
  /** Of a game in which members decide: what its owner did, in order, and in which step it was put down. */
  readonly actions?: readonly string[] | undefined
  readonly step?: number | undefined
  /** Of a stake in a pool: what the pool paid for one, in hundredths, by place. */
  readonly dividends?: Readonly<Record<string, number>> | undefined
}

type Rules = Pick<KnownRules, 'payout' | 'flight' | 'pool' | 'decisions'> & {
  readonly places: readonly { readonly id: string }[]
}

/** Whether the rules return exactly this. `scale`: decimals of the bet's currency. What is no outcome returns nothing. */
export function isReturned(rules: Rules, outcome: Json, bet: OwnBet, scale: number): boolean {
  try {
    return returns(rules, outcome, bet, scale)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function returns(
  rules: Rules,
  outcome: Json,
  { places, payout, outAt, dividends = {}, actions = [], step }: OwnBet,
  scale: number,
): boolean {
  const known = new Set(rules.places.map(({ id }) => id))
  let sum = 0n
  for (const [place, text] of Object.entries(places)) {
    const stake = parseMinor(text, scale)
    if (stake === null || !known.has(place)) return false
    if (rules.flight)
      return isFlown(rules.flight, outcome, { stake, outAt, payout: parseMinor(payout, scale) })
    if (rules.decisions?.place === place)
      sum += rules.decisions.stakeReturn(outcome, actions, stake, step ?? null)
    else if (!rules.pool?.places.includes(place)) sum += rules.payout(outcome, place, stake)
    else if (dividends[place] === undefined) return false
    else sum += rules.pool.payout(outcome, place, stake, dividends)
  }
  return formatMinor(sum, scale) === payout
}

interface Flown {
  readonly stake: Minor
  readonly outAt: unknown
  readonly payout: Minor | null
}

/**
 * What a bet in a flight may have returned: nothing where it would have been out by itself above the end only, and else
 * what it had grown to wherever its owner, or the flight, took it out.
 */
function isFlown(
  flight: NonNullable<Rules['flight']>,
  outcome: Json,
  { stake, outAt, payout }: Flown,
): boolean {
  const point = pointOf(outcome)
  if (typeof outAt !== 'number' || payout === null || stake <= 0n || point === null) return false
  const isReached = (at: number) => flight.takenOutAt({ point }, stake, { outAt: at, askedAt: null }) !== null
  if (payout === 0n) return !isReached(outAt)
  const hundredths = (payout * 100n + stake - 1n) / stake
  const at = Number(hundredths)
  const isLaid = at >= flight.multiplierAt(flight.leastMs) && at <= outAt
  return isLaid && isReached(at) && (stake * BigInt(at)) / 100n === payout
}

const pointOf = (outcome: Json): number | null =>
  typeof outcome === 'object' && outcome !== null && 'point' in outcome && typeof outcome.point === 'number'
    ? outcome.point
    : null
