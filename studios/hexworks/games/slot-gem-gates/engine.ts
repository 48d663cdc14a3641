/** Mogok Gems. Draws: the stops of the three reels from left to right, then the multiplier's place of 200. */
import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import { lineMachine } from '../../shared/lines.ts'
import { slotRules } from '../../shared/played.ts'
import { drawStops, windowAt } from '../../shared/reels.ts'
import { lineShown, writer } from '../../shared/show.ts'
import type { Shown } from '../../shared/shown.ts'
import { code, lineTable, most, multipliers, stakes, unitsPerStake, version } from './rules.ts'

interface Round {
  readonly stops: readonly number[]
  readonly times: number
  readonly units: number
}

export const machine = lineMachine(lineTable)
/** The multiplier reel place by place, as it is drawn. */
const multiplierReel = multipliers.flatMap(({ times, weight }) => new Array<number>(weight).fill(times))

export const rules = slotRules({
  code,
  version,
  stakes,
  unitsPerStake,
  facts: {
    symbols: machine.symbols,
    reels: lineTable.reels.length,
    rows: lineTable.rows,
    lines: lineTable.lines,
    wild: lineTable.wild,
    pays: lineTable.pays,
    unitsPerStake,
    multipliers: multipliers.map(({ times, weight }) => ({ times, weight })),
    most: String(most),
  },
  deal,
  show,
})

function deal(random: Random): Round {
  const stops = drawStops(lineTable.reels, random)
  const times = multiplierReel[random.below(multiplierReel.length)]!
  return { stops, times, units: machine.payOf(machine.cellsAt(stops)) * times }
}

function show({ stops, times, units }: Round, stake: Minor, table: Table): Shown {
  const write = writer(stake, unitsPerStake, table)
  const grid = windowAt(lineTable.reels, stops, lineTable.rows)
  const wins = machine.winsOf(grid)
  return {
    spins: [
      {
        kind: 'base',
        grid,
        wins: wins.map((win) => lineShown(win, times, write)),
        total: write(units),
        times: String(times),
      },
    ],
  }
}
