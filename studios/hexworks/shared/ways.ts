/** Ways games: a symbol on neighbouring reels from the left pays once for each way through its places. */
import { cellsOf, type Strip, windowCounts } from './reels.ts'
import type { Cell, Grid } from './shown.ts'
import { restShowing, type Spread, Tally } from './spread.ts'

export interface WaysTable {
  readonly reels: readonly Strip[]
  readonly rows: number
  /** Stands for every symbol that pays. Not on the first reel. */
  readonly wild: string
  /** For one way, in the game's unit: the last for all reels, the one before for one reel less, and so on. */
  readonly pays: Readonly<Record<string, readonly number[]>>
}

/** Ways of one symbol with the same number of wilds in each. */
export interface WaysWin {
  readonly symbol: string
  readonly count: number
  readonly ways: number
  /** What the wilds in each of these ways multiply it by. */
  readonly times: number
  /** All of them together, in the game's unit, multiplied. */
  readonly pay: number
  readonly cells: readonly Cell[]
}

export interface WaysMachine {
  readonly table: WaysTable
  readonly symbols: readonly string[]
  /** By reel: how often each symbol number is in the window at each stop. */
  readonly counts: readonly Uint8Array[]
  /** What all ways pay at these stops, in the game's unit, each wild in a way multiplying it. */
  readonly payAt: (stops: readonly number[], wildTimes: number) => number
}

export function waysMachine(table: WaysTable): WaysMachine {
  const { reels, rows, wild } = table
  const paying = Object.keys(table.pays)
  const symbols = [...new Set([...paying, wild, ...reels.flat()])]
  const wildNumber = symbols.indexOf(wild)
  const counts = reels.map((reel) => windowCounts(reel, symbols, rows))
  const pays = paysByCount(table)
  const width = symbols.length
  return {
    table,
    symbols,
    counts,
    payAt(stops, wildTimes) {
      let sum = 0
      for (let symbol = 0; symbol < paying.length; symbol++) {
        let ways = counts[0]![stops[0]! * width + symbol]!
        let reel = 1
        for (; ways > 0 && reel < reels.length; reel++) {
          const at = stops[reel]! * width
          const more = counts[reel]![at + symbol]! + wildTimes * counts[reel]![at + wildNumber]!
          if (more === 0) break
          ways *= more
        }
        if (ways > 0) sum += ways * pays[symbol]![reel]!
      }
      return sum
    },
  }
}

/** By symbol: the pay of one way over 0, 1, 2 … reels. */
const paysByCount = ({ pays, reels }: WaysTable): number[][] =>
  Object.values(pays).map((row) =>
    Array.from({ length: reels.length + 1 }, (_, count) => row.at(-1 - reels.length + count) ?? 0),
  )

/** The wins in a window one by one, those with more wilds apart when wilds multiply. */
export function waysWins(table: WaysTable, grid: Grid, wildTimes: number): WaysWin[] {
  const byCount = paysByCount(table)
  return Object.keys(table.pays).flatMap((symbol, number) => {
    const naturals = grid.map((reel) => reel.filter((each) => each === symbol).length)
    const wilds = grid.map((reel) => reel.filter((each) => each === table.wild).length)
    const stop = grid.findIndex((_, reel) => (naturals[reel] ?? 0) + (wilds[reel] ?? 0) === 0)
    const count = stop === -1 ? grid.length : stop
    const pay = byCount[number]?.[count] ?? 0
    if (naturals[0] === 0 || pay === 0) return []
    return waysByWilds(naturals.slice(0, count), wilds.slice(0, count), wildTimes === 1).flatMap(
      (ways, wildCount) => {
        if (ways === 0) return []
        const isPart = (each: string, reel: number) =>
          reel < count && (each === symbol || (each === table.wild && (wildCount > 0 || wildTimes === 1)))
        const times = wildTimes ** wildCount
        return [{ symbol, count, ways, times, pay: ways * pay * times, cells: cellsOf(grid, isPart) }]
      },
    )
  })
}

/** How many ways have 0, 1, 2 … wilds in them; all in one when that makes no difference. */
function waysByWilds(naturals: readonly number[], wilds: readonly number[], isOne: boolean): number[] {
  const ways = naturals.reduce<number[]>(
    (sofar, natural, reel) => {
      const wild = wilds[reel] ?? 0
      return sofar.concat(0).map((each, i) => each * natural + (sofar[i - 1] ?? 0) * wild)
    },
    [1],
  )
  return isOne ? [ways.reduce((sum, each) => sum + each, 0)] : ways
}

/** The spread of a ways game over the whole cycle, in the game's unit. */
export function waysSpread(
  { table, symbols, counts }: WaysMachine,
  shown: string,
  wildTimes: number,
): Spread {
  const { reels, rows, wild } = table
  const width = symbols.length
  const wildNumber = symbols.indexOf(wild)
  const shownNumber = symbols.indexOf(shown)
  const pays = paysByCount(table)
  const rest = restShowing(reels, shown, rows)
  const tally = new Tally()

  /** `open`: the symbols that run on to this reel, as pairs of number and ways. */
  function follow(reel: number, open: readonly number[], paid: number, seen: number): void {
    if (open.length === 0 || reel === reels.length) {
      let all = paid
      for (let i = 0; i < open.length; i += 2) all += open[i + 1]! * pays[open[i]!]![reel]!
      for (const [n, places] of rest[reel]!.entries()) if (places > 0) tally.add(seen + n, all, places)
      return
    }
    const count = counts[reel]!
    for (let at = 0; at < count.length; at += width) {
      const stillOpen: number[] = []
      let won = paid
      for (let i = 0; i < open.length; i += 2) {
        const more = count[at + open[i]!]! + wildTimes * count[at + wildNumber]!
        if (more > 0) stillOpen.push(open[i]!, open[i + 1]! * more)
        else won += open[i + 1]! * pays[open[i]!]![reel]!
      }
      follow(reel + 1, stillOpen, won, seen + count[at + shownNumber]!)
    }
  }
  follow(
    0,
    pays.flatMap((_, symbol) => [symbol, 1]),
    0,
    0,
  )
  return { places: reels.reduce((product, reel) => product * reel.length, 1), counts: tally.counts }
}
