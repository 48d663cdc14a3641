/** Exact returns of places over all outcomes, each with its weight: whole numbers, so that nothing is rounded. */
import { mostOf, type Place, whole } from './place.ts'

export type Weighted<Outcome> = readonly (readonly [Outcome, number])[]

export interface PlaceReturn {
  /** In lowest terms: "36/37". */
  readonly exact: string
  readonly rtp: number
  /** How often anything comes back. */
  readonly hitRate: number
  /** The standard deviation of what a stake of 1 returns. */
  readonly deviation: number
  /** The most that a stake of 1 returns. */
  readonly most: number
}

/** A fraction in lowest terms. */
export function fractionOf(part: bigint, all: bigint): string {
  let [divisor, rest] = [all, part]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return `${part / divisor}/${all / divisor}`
}

export function returnOver<Outcome>(place: Place<Outcome>, outcomes: Weighted<Outcome>): PlaceReturn {
  const ways = new Map<number, bigint>()
  for (const [outcome, weight] of outcomes) {
    const back = place.returns(outcome)
    ways.set(back, (ways.get(back) ?? 0n) + BigInt(weight))
  }
  let [all, hits, sum] = [0n, 0n, 0n]
  for (const [back, count] of ways) {
    all += count
    if (back === 0) continue
    hits += count
    sum += count * BigInt(back)
  }
  const share = (count: bigint) => Number(count) / Number(all)
  const rtp = share(sum) / whole
  const squares = [...ways].reduce((mean, [back, count]) => mean + share(count) * (back / whole) ** 2, 0)
  return {
    ...{ exact: fractionOf(sum, all * BigInt(whole)), rtp, hitRate: share(hits) },
    ...{ deviation: Math.sqrt(squares - rtp * rtp), most: mostOf(place) / whole },
  }
}
