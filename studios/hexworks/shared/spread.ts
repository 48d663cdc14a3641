/**
 * How often each win comes over the whole cycle of the reels, with the number of some symbol (scatter,
 * coin) in view: counted, not simulated. Lines and ways are followed reel by reel, and as soon as
 * nothing more can be won or lost the rest of the cycle is counted at once.
 */
import type { LineMachine } from './lines.ts'
import { type Strip, windowCounts } from './reels.ts'

/** `counts[n].get(win)` places of the cycle show n of the symbol and win so much. */
export interface Spread {
  readonly places: number
  readonly counts: readonly ReadonlyMap<number, number>[]
}

/** Collects a cycle: one tally per number of the symbol in view. */
export class Tally {
  readonly counts: Map<number, number>[] = []

  add(shown: number, win: number, places: number): void {
    while (this.counts.length <= shown) this.counts.push(new Map())
    const tally = this.counts[shown]!
    tally.set(win, (tally.get(win) ?? 0) + places)
  }
}

/** How many stops of a reel show 0, 1, 2 … of a symbol. */
function stopsShowing(reel: Strip, symbol: string, rows: number): number[] {
  const shown = windowCounts(reel, [symbol, ...new Set(reel.filter((each) => each !== symbol))], rows)
  const width = shown.length / reel.length
  const stops: number[] = new Array<number>(rows + 1).fill(0)
  for (let stop = 0; stop < reel.length; stop++) {
    const n = shown[stop * width] ?? 0
    stops[n] = (stops[n] ?? 0) + 1
  }
  return stops
}

/** The number of the symbol on all reels from each one on, in stops: the last entry is that of no reel. */
export const restShowing = (reels: readonly Strip[], symbol: string, rows: number): number[][] =>
  restOf(reels.map((reel) => stopsShowing(reel, symbol, rows)))

/** By reel, how many stops have each number: how the sums are spread over all reels from each one on. */
function restOf(stopsByNumber: readonly (readonly number[])[]): number[][] {
  const rest: number[][] = [[1]]
  for (const stopsOf of stopsByNumber.toReversed()) {
    const after = rest[0] ?? []
    const next = new Array<number>(stopsOf.length + after.length - 1).fill(0)
    for (const [n, stops] of stopsOf.entries())
      for (const [m, more] of after.entries()) next[n + m] = (next[n + m] ?? 0) + stops * more
    rest.unshift(next)
  }
  return rest
}

/** How many of the symbol the window shows, at each stop of each reel. */
export const numbersShown = (
  { reels, rows }: { readonly reels: readonly Strip[]; readonly rows: number },
  symbol: string,
): number[][] =>
  reels.map((reel) =>
    reel.map((_, stop) =>
      Array.from({ length: rows }, (_row, row) => reel[(stop + row) % reel.length]).reduce(
        (shown, each) => shown + (each === symbol ? 1 : 0),
        0,
      ),
    ),
  )

/**
 * The spread of a line game, in line bets. `shown` is the symbol in view that is counted with it; or, by
 * reel and stop, numbers of one's own, whose sum over the reels is then what is counted.
 */
export function lineSpread(
  { table, symbols, strips, pays }: LineMachine,
  shown: string | readonly (readonly number[])[],
): Spread {
  const { reels, lines } = table
  const width = symbols.length
  const settled = settledPays(pays, width, strips)
  const shownAt = typeof shown === 'string' ? numbersShown(table, shown) : shown
  const rest = restOf(
    shownAt.map((numbers) =>
      Array.from({ length: Math.max(...numbers) + 1 }, (_, n) => numbers.filter((each) => each === n).length),
    ),
  )
  const tally = new Tally()
  // Per reel: which lines are still open before it, and the row of symbols that each has so far.
  const open = reels.map(() => new Uint8Array(lines.length))
  const prefix = reels.map(() => new Int32Array(lines.length))
  open[0]!.set(lines.map((_, line) => line))

  function follow(reel: number, lineCount: number, paid: number, seen: number): void {
    if (lineCount === 0) {
      for (const [n, places] of rest[reel]!.entries()) if (places > 0) tally.add(seen + n, paid, places)
      return
    }
    const strip = strips[reel]!
    const pay = settled[reel]!
    for (let stop = 0; stop < reels[reel]!.length; stop++) {
      let won = paid
      let stillOpen = 0
      for (let i = 0; i < lineCount; i++) {
        const line = open[reel]![i]!
        const row = prefix[reel]![i]! * width + strip[stop + lines[line]![reel]!]!
        if (pay[row]! >= 0) won += pay[row]!
        else {
          open[reel + 1]![stillOpen] = line
          prefix[reel + 1]![stillOpen++] = row
        }
      }
      follow(reel + 1, stillOpen, won, seen + shownAt[reel]![stop]!)
    }
  }
  follow(0, lines.length, 0, 0)
  return { places: reels.reduce((product, reel) => product * reel.length, 1), counts: tally.counts }
}

/** By reel: the pay of a line that begins so, or -1 while it depends on the reels that follow. */
function settledPays(pays: Int32Array, width: number, strips: readonly Uint8Array[]): Int32Array[] {
  const levels = [pays]
  for (const strip of strips.toReversed().slice(0, -1)) {
    const after = levels[0]!
    const here = [...new Set(strip)]
    const level = Int32Array.from({ length: after.length / width }, (_, row) => {
      const possible = here.map((symbol) => after[row * width + symbol]!)
      return possible.every((pay) => pay === possible[0]) ? possible[0]! : -1
    })
    levels.unshift(level)
  }
  return levels
}
