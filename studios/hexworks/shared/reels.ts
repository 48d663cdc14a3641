/** Reels as rings of symbols, and the windows that stand on them. */
import type { Random } from '@jackfruit/fairness'
import type { Cell, Grid } from './shown.ts'

/** One reel: a ring of symbols, read downwards. */
export type Strip = readonly string[]

/** A strip written as symbols with spaces between them. */
export const strip = (text: string): Strip => text.trim().split(/\s+/)

/** The reels stop from left to right, each equally likely on any of its places. One draw a reel. */
export const drawStops = (reels: readonly Strip[], random: Random): number[] => {
  const stops: number[] = []
  for (const reel of reels) stops.push(random.below(reel.length))
  return stops
}

export const windowAt = (reels: readonly Strip[], stops: readonly number[], rows: number): Grid =>
  reels.map((reel, i) => Array.from({ length: rows }, (_, row) => symbolAt(reel, (stops[i] ?? 0) + row)))

const symbolAt = (reel: Strip, place: number): string => reel[place % reel.length] ?? ''

/** Where these symbols stand in a window, reel by reel from the left. */
export const cellsOf = (grid: Grid, isThis: (symbol: string, reel: number) => boolean): Cell[] =>
  grid.flatMap((symbols, reel) =>
    symbols.flatMap((symbol, row): Cell[] => (isThis(symbol, reel) ? [[reel, row]] : [])),
  )

/** How often each symbol number stands in the window at each stop: `counts[stop * symbols + number]`. */
export function windowCounts(reel: Strip, symbols: readonly string[], rows: number): Uint8Array {
  const counts = new Uint8Array(reel.length * symbols.length)
  for (let stop = 0; stop < reel.length; stop++)
    for (let row = 0; row < rows; row++) {
      const at = stop * symbols.length + symbols.indexOf(symbolAt(reel, stop + row))
      counts[at] = (counts[at] ?? 0) + 1
    }
  return counts
}

/** The strip as symbol numbers, its first `rows` places again at the end so that windows need no wrap. */
export const numbered = (reel: Strip, symbols: readonly string[], rows: number): Uint8Array =>
  Uint8Array.from({ length: reel.length + rows }, (_, place) => symbols.indexOf(symbolAt(reel, place)))
