/**
 * How a round of Chinthe Jackpot is dealt. Draws: the stops of the five reels from the left (of 32 each),
 * of the base spin and then of each free spin.
 */
import type { Random } from '@jackfruit/fairness'
import { type Dealt, type DealtRound, withFreeSpins } from '../../shared/free-spins.ts'
import { lineMachine } from '../../shared/lines.ts'
import { drawStops } from '../../shared/reels.ts'
import { numbersShown } from '../../shared/spread.ts'
import { freeSpins, freeTimes, lineTable, most, scatter, scatterPays, unitsPerStake } from './rules.ts'

export interface Turn extends Dealt {
  readonly stops: readonly number[]
  readonly scatters: number
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

export function turn(stops: readonly number[], times: number): Turn {
  const scatters = stops.reduce((sum, stop, reel) => sum + (scattersAt[reel]?.[stop] ?? 0), 0)
  const units = machine.payOf(machine.cellsAt(stops)) + (scatterPays[scatters] ?? 0) * unitsPerStake
  return { stops, scatters, times, units: units * times, awarded: scatters >= 3 ? freeSpins : 0 }
}
