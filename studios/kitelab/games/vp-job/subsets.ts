/**
 * Sums over all 2,598,960 hands, by the cards that they contain: what inclusion and exclusion needs.
 *
 * For a held set H out of a hand with the discards D, the sum of a value over all hands that keep H and
 * contain nothing of D is Σ over X ⊆ D of (−1)^|X| · sum[H ∪ X]. For all 32 holds at once that is a
 * Möbius transform over the subsets of the hand.
 */

/** choose[k][n]: the rank of a set of cards c₀ < c₁ < … among those of its size is Σ choose[i+1][cᵢ]. */
const choose: readonly Float64Array[] = Array.from({ length: 6 }, (_, k) =>
  Float64Array.from({ length: 53 }, (_, n) => {
    let ways = 1
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
    return ways
  }),
)
const [, , two = choose[0], three = choose[0], four = choose[0], five = choose[0]] = choose

const at = (table: Float64Array | undefined, i: number): number => table?.[i] ?? 0

export const countOf = (size: number, k: number): number => at(choose[k], size)

/** A sum for every set of up to five cards, by its size and its rank. */
export type Sums = readonly Float64Array[]

/** Places 0 … 4 of a hand that are in each of its 32 subsets, lowest first. */
export const placesIn: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, mask) =>
  [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)),
)

const rankIn = (cards: readonly number[], places: readonly number[]): number => {
  let rank = 0
  for (let i = 0; i < places.length; i++) rank += at(choose[i + 1], cards[places[i] ?? 0] ?? 0)
  return rank
}

/** Calls back with each hand of five ascending cards, in the order of rank. The array is reused. */
export function eachHand(visit: (cards: readonly number[], rank: number) => void): void {
  const cards = [0, 0, 0, 0, 0]
  for (let e = 4; e < 52; e++)
    for (let d = 3; d < e; d++)
      for (let c = 2; c < d; c++)
        for (let b = 1; b < c; b++)
          for (let a = 0; a < b; a++) {
            cards[0] = a
            cards[1] = b
            cards[2] = c
            cards[3] = d
            cards[4] = e
            visit(cards, a + at(two, b) + at(three, c) + at(four, d) + at(five, e))
          }
}

/** The value of each hand, by its rank among all. */
export const allHands = (value: (cards: readonly number[]) => number): Float64Array => {
  const values = new Float64Array(countOf(52, 5))
  eachHand((cards, rank) => {
    values[rank] = value(cards)
  })
  return values
}

/** Sums of the values of the hands over every smaller set of cards. */
export function sumsOf(values: Float64Array): Sums {
  const sums = [0, 1, 2, 3, 4].map((size) => new Float64Array(countOf(52, size)))
  eachHand((cards, rank) => {
    const value = at(values, rank)
    if (value === 0) return
    for (let mask = 0; mask < 31; mask++) {
      const places = placesIn[mask] ?? []
      const table = sums[places.length]
      const place = rankIn(cards, places)
      if (table) table[place] = at(table, place) + value
    }
  })
  return [...sums, values]
}

/** By mask of the held places: the sum of the value over all draws that can follow. Five ascending cards. */
export function drawSums(sums: Sums, cards: readonly number[], into: Float64Array): Float64Array {
  for (let mask = 0; mask < 32; mask++) {
    const places = placesIn[mask] ?? []
    into[mask] = at(sums[places.length], rankIn(cards, places))
  }
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask++)
      if (!(mask & bit)) into[mask] = at(into, mask) - at(into, mask | bit)
  return into
}

/** How many draws can follow a hold, by mask. */
export const drawCounts: Float64Array = Float64Array.from(placesIn, (places) =>
  countOf(47, 5 - places.length),
)

/** The subsets that contain each subset. */
const above: readonly (readonly number[])[] = Array.from({ length: 32 }, (_, mask) =>
  Array.from({ length: 32 }, (_, more) => more).filter((more) => (more & mask) === mask),
)

const isOdd = Uint8Array.from(placesIn, (places) => places.length & 1)

/** The same sum for one hold alone. */
export function drawSum(sums: Sums, cards: readonly number[], held: number): number {
  let total = 0
  for (const mask of above[held] ?? []) {
    const places = placesIn[mask] ?? []
    const value = at(sums[places.length], rankIn(cards, places))
    total += isOdd[mask] === isOdd[held] ? value : -value
  }
  return total
}
