/** Places of a table where chips can lie: what each pays, and what it returns in the long run. */

/** `main` places pay about even money; `side` places are the rarer ones. Each kind has a limit of its own. */
export type LimitKind = 'main' | 'side'

/** A stake of so many, which returns are whole numbers of: it divides by ten thousand, and by three. */
export const whole = 30_000

export interface Place<Outcome> {
  readonly id: string
  /** What of the felt it belongs to, for screens: places of a group stand together and are named alike. */
  readonly group: string
  readonly limit: LimitKind
  /** Odds without the stake, one for each way to win, as exact fractions: "0.95:1", "19:60". */
  readonly pays: readonly string[]
  /** The return in the long run as a fraction in lowest terms, "36/37"; the tests count it. */
  readonly exact: string
  /** The same in per cent, rounded to four digits. */
  readonly rtp: string
  /** What a stake of `whole` returns, the stake contained. */
  readonly returns: (outcome: Outcome) => number
}

/** What a stake of `whole` returns at odds of "a:b", the stake contained. */
export function returnOf(pays: string): number {
  const [wins = 0, stake = 1] = pays.split(':').map(Number)
  return Math.round((wins / stake + 1) * whole)
}

/** The stake itself: a push. */
export const returned = whole

/** "36/37" as per cent with four digits: "97.2973". */
function percentOf(fraction: string): string {
  const [part = 0n, all = 1n] = fraction.split('/').map(BigInt)
  const rounded = ((part * 2_000_000n) / all + 1n) / 2n
  return `${rounded / 10_000n}.${(rounded % 10_000n).toString().padStart(4, '0')}`
}

type Part<Outcome> = Omit<Place<Outcome>, 'returns' | 'rtp'>

/** A place that returns different amounts in different outcomes. */
export const placeOf = <Outcome>(
  part: Part<Outcome>,
  returns: (outcome: Outcome) => number,
): Place<Outcome> => ({ ...part, rtp: percentOf(part.exact), returns })

/** A place that wins at one price or loses. */
export function simplePlace<Outcome>(
  part: Omit<Part<Outcome>, 'pays'> & { readonly pays: string },
  wins: (outcome: Outcome) => boolean,
): Place<Outcome> {
  const back = returnOf(part.pays)
  return placeOf({ ...part, pays: [part.pays] }, (outcome) => (wins(outcome) ? back : 0))
}

/** The most that a place can return for a stake of `whole`. */
export const mostOf = (place: Place<never>): number => Math.max(...place.pays.map(returnOf))
