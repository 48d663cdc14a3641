/** A round of Thingyan Tumble as all slots show theirs. */
import type { Minor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import { paidBySpin } from '../../shared/free-spins.ts'
import { type Write, writer } from '../../shared/show.ts'
import type { Cell, Grid, Shown, Spin, Tumble, Win } from '../../shared/shown.ts'
import { type Cells, countsOf, payOf, type Step, scatterNumber, symbols, type TumbledSpin } from './deal.ts'
import { freeSpins, most, rows, scattersToTrigger, unitsPerStake } from './rules.ts'

export function show(spins: readonly TumbledSpin[], stake: Minor, table: Table): Shown {
  const write = writer(stake, unitsPerStake, table)
  const paid = paidBySpin(
    spins.map(({ units }) => ({ units, awarded: 0 })),
    most * unitsPerStake,
  )
  return {
    spins: spins.map((spin, i): Spin => {
      const [first] = spin.steps
      const scatters = countsOf(spin.last)[scatterNumber] ?? 0
      return {
        kind: i === 0 ? 'base' : 'free',
        grid: gridOf(first?.cells ?? spin.last),
        wins: first ? winsOf(first, write) : [],
        total: write(paid[i] ?? 0),
        ...(spin.steps.length > 0 && { tumbles: tumblesOf(spin, write) }),
        ...(i === 0 && scatters >= scattersToTrigger && { awarded: freeSpins }),
        ...(i > 0 && { left: freeSpins - i }),
      }
    }),
  }
}

const tumblesOf = ({ steps, last }: TumbledSpin, write: Write): Tumble[] =>
  steps.map((step, i) => {
    const next = steps[i + 1]
    const wins = next ? winsOf(next, write) : []
    return {
      removed: cellsOf(step.cells, (symbol) => step.winners.includes(symbol)),
      grid: gridOf(next?.cells ?? last),
      wins,
      total: write(next ? unitsOf(next) : 0),
      times: String(next?.times ?? 1),
    }
  })

function unitsOf({ cells, winners, times }: Step): number {
  const counts = countsOf(cells)
  return winners.reduce((sum, symbol) => sum + payOf(symbol, counts[symbol] ?? 0) * times, 0)
}

function winsOf({ cells, winners, times }: Step, write: Write): Win[] {
  const counts = countsOf(cells)
  return winners.map((winner) => ({
    kind: 'anywhere',
    symbol: symbols[winner] ?? '',
    count: counts[winner] ?? 0,
    times: String(times),
    amount: write(payOf(winner, counts[winner] ?? 0) * times),
    cells: cellsOf(cells, (symbol) => symbol === winner),
  }))
}

const gridOf = (cells: Cells): Grid =>
  Array.from({ length: cells.length / rows }, (_, column) =>
    cells.slice(column * rows, (column + 1) * rows).map((symbol) => symbols[symbol] ?? ''),
  )

const cellsOf = (cells: Cells, isThis: (symbol: number) => boolean): Cell[] =>
  cells.flatMap((symbol, cell): Cell[] => (isThis(symbol) ? [[Math.floor(cell / rows), cell % rows]] : []))
