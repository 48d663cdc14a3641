/** What a ticket costs, and what its lines bring. Money is in minor units. */
import type { Hit, Misread, Odds, Play, Result } from './play.ts'

export const linesMax = 1000
export const multipleMax = 10_000

/** A part of the unit that was named, in hundredths: whole, a tenth, a hundredth. */
export const shares = [100, 10, 1] as const

export interface Entry {
  readonly play: Play
  readonly selection: string
  /** Minor units on one prize. */
  readonly unit: bigint
  readonly multiple: number
  readonly share: (typeof shares)[number]
}

export interface Line {
  readonly play: string
  readonly pick: string
  /** Minor units on one prize: what odds are multiplied with. */
  readonly stake: bigint
  /** Minor units that the line costs. */
  readonly price: bigint
  /** The most that it can bring. */
  readonly most: bigint
}

export type Counted =
  | { readonly lines: readonly Line[]; readonly price: bigint; readonly most: bigint }
  | { readonly wrong: readonly Misread[] }
  /** The stake has no whole minor units, or the multiple is none. */
  | { readonly uneven: true }

const winOf = (stake: bigint, times: number): bigint => (stake * BigInt(times)) / 10_000n

/** The lines of an entry and their price. Nothing is rounded: a stake that does not divide is refused. */
export function countEntry(entry: Entry, odds: Odds): Counted {
  const { play, selection, unit, multiple, share } = entry
  const isMultiple = Number.isSafeInteger(multiple) && multiple >= 1 && multiple <= multipleMax
  const hundredths = unit * BigInt(isMultiple ? multiple : 0) * BigInt(share)
  if (hundredths <= 0n || hundredths % 100n !== 0n) return { uneven: true }
  const reading = play.choose(selection, linesMax)
  if ('wrong' in reading) return reading
  const stake = hundredths / 100n
  const lines: Line[] = []
  for (const pick of reading.chosen.picks()) {
    const cost = stake * BigInt(play.cost(pick))
    if (cost % 100n !== 0n) return { uneven: true }
    lines.push({ play: play.id, pick, stake, price: cost / 100n, most: winOf(stake, play.most(pick, odds)) })
  }
  return {
    lines,
    price: lines.reduce((sum, { price }) => sum + price, 0n),
    most: lines.reduce((sum, { most }) => sum + most, 0n),
  }
}

/** What a line brings and why; stations' results in the order in which the line names them. */
export function settleLine(
  play: Play,
  { pick, stake }: Pick<Line, 'pick' | 'stake'>,
  results: readonly Result[],
  odds: Odds,
): { readonly win: bigint; readonly hits: readonly Hit[] } {
  const hits = play.hits(pick, results, odds)
  return {
    win: winOf(
      stake,
      hits.reduce((sum, { times }) => sum + times, 0),
    ),
    hits,
  }
}
