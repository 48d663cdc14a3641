/**
 * One spin of Thingyan Tumble with its tumbles. Draws: the cells column by column from the left, each
 * from the top; then for every tumble the new cells in the same order, which come from the top.
 */
import type { Random } from '@jackfruit/fairness'
import { columns, payFrom, pays, rows, scatter, scatterWeight, weights } from './rules.ts'

export const symbols: readonly string[] = [...Object.keys(weights), scatter]
export const scatterNumber = symbols.length - 1
export const cellCount = columns * rows

/** The symbols by number, cell after cell: column by column, each from the top. */
export type Cells = readonly number[]

/** A grid on which something won, and by which symbol numbers. */
export interface Step {
  readonly cells: Cells
  readonly winners: readonly number[]
  /** What its wins are multiplied by. */
  readonly times: number
}

export interface TumbledSpin {
  /** The grids that won, in order; `last` is the one that did not. */
  readonly steps: readonly Step[]
  readonly last: Cells
  readonly units: number
}

/** Each symbol as often as it weighs: a draw is a place in it. */
const lottery = (withScatter: boolean): Uint8Array =>
  Uint8Array.from(
    [...Object.values(weights), withScatter ? scatterWeight : 0].flatMap((weight, symbol) =>
      new Array<number>(weight).fill(symbol),
    ),
  )
export const baseLottery = lottery(true)
export const freeLottery = lottery(false)

/** The pay of 0, 1, 2 … of a symbol, by its number, in units. Scatters pay nothing. */
const payTable: readonly (readonly number[])[] = symbols.map((symbol) =>
  Array.from({ length: cellCount + 1 }, (_, count) => {
    const step = payFrom.findLastIndex((least) => count >= least)
    return pays[symbol]?.[step] ?? 0
  }),
)

export const payOf = (symbol: number, count: number): number => payTable[symbol]?.[count] ?? 0

/** `timesOf(0)` multiplies the wins of the first grid, `timesOf(1)` those after the first tumble, and so on. */
export function tumble(
  random: Random,
  symbolsByDraw: Uint8Array,
  timesOf: (step: number) => number,
): TumbledSpin {
  const draw = () => symbolsByDraw[random.below(symbolsByDraw.length)]!
  let cells: number[] = []
  for (let cell = 0; cell < cellCount; cell++) cells.push(draw())
  const steps: Step[] = []
  let units = 0
  for (;;) {
    const winners: number[] = []
    let pay = 0
    for (const [symbol, count] of countsOf(cells).entries()) {
      const won = payOf(symbol, count)
      if (won > 0) winners.push(symbol)
      pay += won
    }
    if (pay === 0) return { steps, last: cells, units }
    const times = timesOf(steps.length)
    steps.push({ cells, winners, times })
    units += pay * times
    cells = fallen(cells, winners, draw)
  }
}

export function countsOf(cells: Cells): number[] {
  const counts = new Array<number>(symbols.length).fill(0)
  for (const symbol of cells) counts[symbol]!++
  return counts
}

/** The winners are gone, what was above them has fallen, and new symbols fill the columns from the top. */
function fallen(cells: Cells, winners: readonly number[], draw: () => number): number[] {
  const next: number[] = []
  for (let column = 0; column < cellCount; column += rows) {
    const left = cells.slice(column, column + rows).filter((symbol) => !winners.includes(symbol))
    for (let fresh = left.length; fresh < rows; fresh++) next.push(draw())
    next.push(...left)
  }
  return next
}
