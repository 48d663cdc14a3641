/** Line games: what stands on each line from the left, and what it pays. */
import { numbered, type Strip } from './reels.ts'
import type { Cell, Grid } from './shown.ts'

export interface LineTable {
  readonly reels: readonly Strip[]
  readonly rows: number
  /** Each line as the row (0 is the top) that it runs through on each reel. */
  readonly lines: readonly (readonly number[])[]
  /** Stands for every symbol that pays. */
  readonly wild: string
  /** In line bets, the last for a whole line, the one before for a line short of one reel, and so on. */
  readonly pays: Readonly<Record<string, readonly number[]>>
}

export interface LineWin {
  /** From 1. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  /** In line bets. */
  readonly pay: number
  readonly cells: readonly Cell[]
}

export interface LineMachine {
  readonly table: LineTable
  /** The symbols by number. */
  readonly symbols: readonly string[]
  /** The strips by symbol number, lengthened by the window's height. */
  readonly strips: readonly Uint8Array[]
  /** The pay of each row of symbols: of numbers a, b, c on three reels it is at (a × symbols + b) × symbols + c. */
  readonly pays: Int32Array
  /** The window at these stops as symbol numbers, reel by reel. */
  readonly cellsAt: (stops: readonly number[]) => number[]
  /** What all lines pay in such a window, in line bets. */
  readonly payOf: (cells: ArrayLike<number>) => number
  /** The same, one by one. */
  readonly winsOf: (grid: Grid) => LineWin[]
}

/** Twenty lines over five reels of three rows. */
export const twentyLines: readonly (readonly number[])[] =
  '11111 00000 22222 01210 21012 10001 12221 00122 22100 12101 10121 01110 21112 01010 21212 11011 11211 00200 22022 02220'
    .split(' ')
    .map((line) => [...line].map(Number))

export function lineMachine(table: LineTable): LineMachine {
  const { reels, rows, lines } = table
  const symbols = [...new Set(reels.flat())]
  const strips = reels.map((reel) => numbered(reel, symbols, rows))
  const pays = payOfEachRow(table, symbols)
  // One array of places in the window, line by line: what the inner loop walks.
  const places = Uint8Array.from(lines.flatMap((line) => line.map((row, reel) => reel * rows + row)))
  return {
    table,
    symbols,
    strips,
    pays,
    cellsAt(stops) {
      const cells: number[] = []
      for (let reel = 0; reel < strips.length; reel++)
        for (let row = 0; row < rows; row++) cells.push(strips[reel]![stops[reel]! + row]!)
      return cells
    },
    payOf(cells) {
      let sum = 0
      for (let at = 0; at < places.length; ) {
        let row = 0
        for (let reel = 0; reel < reels.length; reel++) row = row * symbols.length + cells[places[at++]!]!
        sum += pays[row]!
      }
      return sum
    },
    winsOf: (grid) =>
      lines.flatMap((line, number) => {
        const win = readLine(
          table,
          line.map((row, reel) => grid[reel]?.[row] ?? ''),
        )
        if (!win) return []
        const cells = line.slice(0, win.count).map((row, reel): Cell => [reel, row])
        return [{ line: number + 1, ...win, cells }]
      }),
  }
}

/**
 * The best run from the left: of the first symbol that is not wild, wilds counted in; or of wilds
 * alone, where these have pays of their own.
 */
export function readLine(
  { pays, wild }: Pick<LineTable, 'pays' | 'wild'>,
  line: readonly string[],
): { symbol: string; count: number; pay: number } | null {
  const first = line.find((symbol) => symbol !== wild) ?? wild
  const runs = [first, wild].map((symbol) => {
    const stop = line.findIndex((each) => each !== symbol && each !== wild)
    const wilds = line.findIndex((each) => each !== wild)
    const end = symbol === wild ? wilds : stop
    const count = end === -1 ? line.length : end
    return { symbol, count, pay: pays[symbol]?.at(-1 - line.length + count) ?? 0 }
  })
  const [run, wildRun] = runs
  if (!run || !wildRun) return null
  const best = wildRun.pay > run.pay ? wildRun : run
  return best.pay > 0 ? best : null
}

function payOfEachRow(table: LineTable, symbols: readonly string[]): Int32Array {
  const width = table.reels.length
  const line = new Array<string>(width).fill('')
  return Int32Array.from({ length: symbols.length ** width }, (_, row) => {
    let rest = row
    for (let reel = width - 1; reel >= 0; reel--) {
      line[reel] = symbols[rest % symbols.length] ?? ''
      rest = Math.floor(rest / symbols.length)
    }
    return readLine(table, line)?.pay ?? 0
  })
}
