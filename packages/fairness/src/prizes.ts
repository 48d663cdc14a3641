/**
 * What the numbers of a draw mean in the offers of a house: a prize of a wheel, the shares of a rain of envelopes, the
 * winners of a raffle. Pure, and the same where it is drawn and where it is checked.
 */
import type { Random } from './stream.ts'

/** The chances of a wheel or an egg are parts of this. */
export const chances = 1_000_000

export interface DrawnPrize {
  /** By the number alone. */
  readonly drawn: number
  /** What it is when prizes that are all given leave their chance to the one that is always there. */
  readonly place: number
}

/** Which prize a number is, among chances that add up to a million. */
export function prizeAt(
  weights: readonly number[],
  { gone, instead }: { readonly gone: readonly number[]; readonly instead: number },
  value: number,
): DrawnPrize {
  let left = value
  for (const [drawn, weight] of weights.entries()) {
    if (left < weight) return { drawn, place: gone.includes(drawn) ? instead : drawn }
    left -= weight
  }
  throw new RangeError(`${value} is beyond all chances`)
}

export interface Rain {
  readonly pool: bigint
  readonly count: number
  /** What each envelope holds at least. */
  readonly least: bigint
}

/** Below it the cuts are single draws of 32 bits. */
export const sticksMax = 2n ** 32n - 1n

/**
 * The shares of a pool, in the order in which envelopes are opened: what is left above the least of each is a stick
 * that is broken at random places. They add up to the pool, to the last unit.
 */
export function sharesOf({ pool, count, least }: Rain, random: Random): bigint[] {
  const stick = pool - least * BigInt(count)
  if (count < 1 || stick < 0n || stick > sticksMax) throw new RangeError('no such rain')
  const cuts = Array.from({ length: count - 1 }, () => random.below(Number(stick) + 1)).sort((a, b) => a - b)
  const ends = [0, ...cuts, Number(stick)]
  return Array.from({ length: count }, (_, at) => least + BigInt((ends[at + 1] ?? 0) - (ends[at] ?? 0)))
}

/**
 * Who wins the prizes of a raffle, the first prize first: places in the list of entries. Each ticket is as likely as any
 * other; whoever has won takes part no further. Fewer entries than prizes: fewer winners.
 */
export function winnersOf(entries: readonly number[], prizes: number, random: Random): number[] {
  const tickets = [...entries]
  let all = tickets.reduce((sum, each) => sum + each, 0)
  const winners: number[] = []
  while (winners.length < prizes && all > 0) {
    let left = random.below(all)
    const winner = tickets.findIndex((each) => {
      if (left < each) return true
      left -= each
      return false
    })
    winners.push(winner)
    all -= tickets[winner] ?? 0
    tickets[winner] = 0
  }
  return winners
}

/** What the entries of a raffle are as text: its hash takes part in the draw, so nobody knows it before they are closed. */
export const entriesText = (entries: readonly number[]): string => entries.join(',')
