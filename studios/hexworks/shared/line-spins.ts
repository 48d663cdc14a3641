import type { Random } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import { type Dealt, type DealtRound, paidBySpin, withFreeSpins } from './free-spins.ts'
import { type LineTable, lineMachine } from './lines.ts'
import { drawStops, windowAt } from './reels.ts'
import { lineShown, scatterShown, writer } from './show.ts'
import type { Shown, Spin } from './shown.ts'
import { numbersShown } from './spread.ts'

interface Tables {
  readonly lineTable: LineTable
  readonly unitsPerStake: number
  readonly most: number
  readonly scatter: string
  /** What so many scatters pay, in stakes. */
  readonly scatterPays: Readonly<Record<number, number>>
  readonly freeTimes: number
  readonly awardedFor: (scatters: number) => number
}

interface Turn extends Dealt {
  readonly stops: readonly number[]
  /** What the scatters in view win, in units, the multiplier in it. */
  readonly scatterUnits: number
  /** Multiplies all wins of the spin. */
  readonly times: number
}

/**
 * A slot of lines whose free spins multiply. Draws: the stops of the base spin from left to right, then in the same
 * way those of each free spin, in order.
 */
export function lineSpins({ lineTable, unitsPerStake, most, scatter, scatterPays, ...free }: Tables) {
  const machine = lineMachine(lineTable)
  const scattersAt = numbersShown(lineTable, scatter)
  const mostUnits = most * unitsPerStake

  /** What the reels win at these stops. */
  function turn(stops: readonly number[], times: number): Turn {
    const scatters = stops.reduce((sum, stop, reel) => sum + (scattersAt[reel]?.[stop] ?? 0), 0)
    const scatterUnits = (scatterPays[scatters] ?? 0) * unitsPerStake * times
    const units = machine.payOf(machine.cellsAt(stops)) * times + scatterUnits
    return { stops, scatterUnits, times, units, awarded: free.awardedFor(scatters) }
  }

  const deal = (random: Random): DealtRound<Turn> =>
    withFreeSpins(
      turn(drawStops(lineTable.reels, random), 1),
      () => turn(drawStops(lineTable.reels, random), free.freeTimes),
      mostUnits,
    )

  function show({ spins }: DealtRound<Turn>, stake: Minor, table: Table): Shown {
    const write = writer(stake, unitsPerStake, table)
    const paid = paidBySpin(spins, mostUnits)
    let left = 0
    return {
      spins: spins.map(({ stops, times, scatterUnits: units, awarded }, i): Spin => {
        left += awarded - (i === 0 ? 0 : 1)
        const grid = windowAt(lineTable.reels, stops, lineTable.rows)
        const wins = [
          ...machine.winsOf(grid).map((win) => lineShown(win, times, write)),
          ...scatterShown({ grid, scatter, units, times }, write),
        ]
        const spin = { grid, wins, total: write(paid[i] ?? 0), ...(awarded > 0 && { awarded }) }
        return i === 0 ? { kind: 'base', ...spin } : { kind: 'free', ...spin, times: String(times), left }
      }),
    }
  }

  return { machine, turn, deal, show }
}
