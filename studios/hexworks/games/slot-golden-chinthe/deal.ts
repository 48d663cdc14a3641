/**
 * How a round of Golden Chinthe is dealt. Draws: the five stops of the base spin from left to right (of 32
 * each), then in the same way those of each free spin, in order.
 */
import type { Random } from '@jackfruit/fairness'
import { type Dealt, type DealtRound, withFreeSpins } from '../../shared/free-spins.ts'
import { lineMachine } from '../../shared/lines.ts'
import { drawStops } from '../../shared/reels.ts'
import { numbersShown } from '../../shared/spread.ts'
import { freeSpins, freeTimes, lineTable, most, scatter, scatterPays, unitsPerStake } from './rules.ts'

export interface Turn extends Dealt {
  readonly stops: readonly number[]
  /** What the scatters in view win, in units, the multiplier in it. */
  readonly scatterUnits: number
  /** Multiplies all wins of the spin. */
  readonly times: number
}

export const machine = lineMachine(lineTable)
const scattersAt = numbersShown(lineTable, scatter)

export const deal = (random: Random): DealtRound<Turn> =>
  withFreeSpins(
    turn(drawStops(lineTable.reels, random), 1),
    () => turn(drawStops(lineTable.reels, random), freeTimes),
    most * unitsPerStake,
  )

/** What the reels win at these stops. */
export function turn(stops: readonly number[], times: number): Turn {
  const scatters = stops.reduce((sum, stop, reel) => sum + (scattersAt[reel]?.[stop] ?? 0), 0)
  const scatterUnits = (scatterPays[scatters] ?? 0) * unitsPerStake * times
  const lineUnits = machine.payOf(machine.cellsAt(stops)) * times
  return { stops, scatterUnits, times, units: lineUnits + scatterUnits, awarded: freeSpins[scatters] ?? 0 }
}
