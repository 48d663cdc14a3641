/** Ruby Classic 3. Draws: the stops of the three reels, from left to right. */
import { slotRules } from '../../shared/played.ts'
import { drawStops, numbered, windowAt } from '../../shared/reels.ts'
import { type Write, writer } from '../../shared/show.ts'
import type { Cell, Shown, Win } from '../../shared/shown.ts'
import { type LineResult, readLine } from './line.ts'
import {
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
