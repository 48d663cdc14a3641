/** Ruby Classic 3. Draws: the stops of the three reels, from left to right. */
import { slotRules } from '../../shared/played.ts'
import { drawStops, numbered, windowAt } from '../../shared/reels.ts'
import { type Write, writer } from '../../shared/show.ts'
import type { Cell, Shown, Win } from '../../shared/shown.ts'
import {
  bars,
  cherry,
  code,
  lineRow,
  mixedBarsPay,
  most,
  oneCherryPay,
  pays,
  reels,
  rows,
  stakes,
  twoCherriesPay,
  version,
  wild,
} from './rules.ts'

/** What the line wins, in stakes. */
export interface LineResult {
  /** `bars` for bars of different kinds. */
  readonly symbol: string
  readonly pay: number
  /** What the wilds in it multiply the pay by. */
  readonly times: number
  /** The reels that make it. */
  readonly reels: readonly number[]
}

export const symbols = [...new Set(reels.flat())]
const strips = reels.map((reel) => numbered(reel, symbols, rows))
/** What each row of three symbol numbers pays, worked out once. */
const linePays = Int32Array.from({ length: symbols.length ** 3 }, (_, row) => {
  const result = readLine(
    [
      Math.floor(row / symbols.length ** 2),
      Math.floor(row / symbols.length) % symbols.length,
      row % symbols.length,
    ].map((number) => symbols[number] ?? ''),
  )
  return result ? result.pay * result.times : 0
})

export const rules = slotRules({
  code,
  version,
  stakes,
  unitsPerStake: 1,
  facts: {
    symbols,
    reels: reels.length,
    rows,
    lines: [reels.map(() => lineRow)],
    wild,
    pays,
    mixedBarsPay,
    twoCherriesPay,
    oneCherryPay,
    unitsPerStake: 1,
    most: String(most),
  },
  deal: (random) => {
    const stops = drawStops(reels, random)
    return { stops, units: payAt(stops) }
  },
  show: ({ stops }, stake, table) => show(stops, writer(stake, 1, table)),
})

/** What these stops pay, in stakes. */
export function payAt(stops: readonly number[]): number {
  let row = 0
  for (let reel = 0; reel < strips.length; reel++)
    row = row * symbols.length + strips[reel]![stops[reel]! + lineRow]!
  return linePays[row]!
}

/** Reads three symbols from the highest win to the lowest. */
export function readLine(line: readonly string[]): LineResult | null {
  const others = line.filter((symbol) => symbol !== wild)
  const wilds = line.length - others.length
  const all = line.map((_, reel) => reel)
  const [first = wild] = others
  if (wilds === line.length) return { symbol: wild, pay: pays[wild] ?? 0, times: 1, reels: all }
  const kind = others.every((symbol) => symbol === first) ? pays[first] : undefined
  if (kind) return { symbol: first, pay: kind, times: 2 ** wilds, reels: all }
  if (others.every((symbol) => bars.includes(symbol)))
    return { symbol: 'bars', pay: mixedBarsPay, times: 2 ** wilds, reels: all }
  if (!others.includes(cherry)) return null
  const winning = all.filter((reel) => line[reel] === cherry || line[reel] === wild)
  const pay = winning.length === 2 ? twoCherriesPay : oneCherryPay
  return { symbol: cherry, pay, times: 2 ** wilds, reels: winning }
}

function show(stops: readonly number[], write: Write): Shown {
  const grid = windowAt(reels, stops, rows)
  const result = readLine(grid.map((reel) => reel[lineRow] ?? ''))
  const wins = result ? [winShown(result, write)] : []
  return { spins: [{ kind: 'base', grid, wins, total: write(payAt(stops)) }] }
}

const winShown = ({ symbol, pay, times, reels: winning }: LineResult, write: Write): Win => ({
  kind: 'line',
  symbol,
  count: winning.length,
  line: 1,
  times: String(times),
  amount: write(pay * times),
  cells: winning.map((reel): Cell => [reel, lineRow]),
})
