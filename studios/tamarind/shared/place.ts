import type { LimitKind } from './ladders.ts'

/** A place on the felt where chips can lie. */
export interface Place<Outcome> {
  readonly id: string
  readonly limit: LimitKind
  /** Odds for people, without the stake, one for each way to win: "0.95:1". */
  readonly pays: readonly string[]
  /** Return in per cent, as printed; the tests compute it. */
  readonly rtp: string
  /** What a stake of 10,000 returns, the stake contained. */
  readonly returns: (outcome: Outcome) => number
}

/** What a stake of 10,000 returns at odds of "a:1", the stake contained. */
export const returnOf = (pays: string): number => Math.round((Number(pays.split(':')[0]) + 1) * 10_000)

export const returned = 10_000

/** A place that wins at one price or loses. */
export function simplePlace<Outcome>(
  part: Omit<Place<Outcome>, 'returns' | 'pays'> & { readonly pays: string },
  wins: (outcome: Outcome) => boolean,
): Place<Outcome> {
  const back = returnOf(part.pays)
  return { ...part, pays: [part.pays], returns: (outcome) => (wins(outcome) ? back : 0) }
}

/** The most that a place can return for a stake of 10,000. */
export const mostOf = (place: Place<never>): number => Math.max(...place.pays.map(returnOf))
