/** Mogok Gems. Draws: the stops of the three reels from left to right, then the multiplier's place of 200. */
import type { Random } from '@jackfruit/fairness'
import type { Bet, Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import { type NoChoice, readNoChoice } from '../../shared/choice.ts'
import { lineMachine } from '../../shared/lines.ts'
import { drawStops, windowAt } from '../../shared/reels.ts'
import { lineShown, type Write, writer } from '../../shared/show.ts'
import type { Shown } from '../../shared/shown.ts'
import { amountOf, maxWin } from '../../shared/stakes.ts'
import { code, lineTable, most, multipliers, stakes, unitsPerStake, version } from './rules.ts'

export const machine = lineMachine(lineTable)
/** The multiplier reel place by place, as it is drawn. */
const multiplierReel = multipliers.flatMap(({ times, weight }) => new Array<number>(weight).fill(times))

export const rules: Rules<NoChoice> = {
  code,
  version,
  stakes,
  maxWin,
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
  readChoice: readNoChoice,
  play,
}

function play(
  { stake }: Bet<NoChoice>,
  actions: readonly never[],
  random: Random,
  table: Table,
): Played | null {
  if (actions.length > 0) return null
  const stops = drawStops(lineTable.reels, random)
  const times = multiplierReel[random.below(multiplierReel.length)]!
  const units = machine.payOf(machine.cellsAt(stops)) * times
  return {
    stake,
    win: amountOf(stake, units, unitsPerStake),
    ended: true,
    get shown() {
      return show(stops, times, writer(stake, unitsPerStake, table))
    },
  }
}

function show(stops: readonly number[], times: number, write: Write): Shown {
  const grid = windowAt(lineTable.reels, stops, lineTable.rows)
  const wins = machine.winsOf(grid)
  const units = wins.reduce((sum, { pay }) => sum + pay, 0) * times
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
