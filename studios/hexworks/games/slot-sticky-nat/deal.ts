/**
 * How a round of Nat Sticky Wilds is dealt. Draws: the stops of the five reels from the left (of 32
 * each), of the base spin and then of each free spin.
 */
import type { Random } from '@jackfruit/fairness'
import { type Dealt, type DealtRound, withFreeSpins } from '../../shared/free-spins.ts'
import { lineMachine } from '../../shared/lines.ts'
import { drawStops } from '../../shared/reels.ts'
import { numbersShown } from '../../shared/spread.ts'
import {
  baseTable,
  freeSpins,
  freeTable,
  most,
  scatter,
  scatterPays,
  stickyReels,
  unitsPerStake,
  wild,
} from './rules.ts'

export interface Turn extends Dealt {
  readonly stops: readonly number[]
  readonly scatters: number
  /** The wilds that stay, those that landed just now too: bit reel × 3 + row. 0 in the base spin. */
  readonly sticky: number
}

export const baseMachine = lineMachine(baseTable)
export const freeMachine = lineMachine(freeTable)
const scattersAt = numbersShown(baseTable, scatter)
const freeWild = freeMachine.symbols.indexOf(wild)
const rows = freeTable.rows

export function deal(random: Random): DealtRound<Turn> {
  let sticky = 0
  return withFreeSpins(
    baseTurn(drawStops(baseTable.reels, random)),
    () => {
      const turn = freeTurn(drawStops(freeTable.reels, random), sticky)
      sticky = turn.sticky
      return turn
    },
    most * unitsPerStake,
  )
}

export function baseTurn(stops: readonly number[]): Turn {
  const scatters = stops.reduce((sum, stop, reel) => sum + (scattersAt[reel]?.[stop] ?? 0), 0)
  const units = baseMachine.payOf(baseMachine.cellsAt(stops)) + (scatterPays[scatters] ?? 0) * unitsPerStake
  return { stops, scatters, sticky: 0, units, awarded: scatters >= 3 ? freeSpins : 0 }
}

/** A free spin that finds these wilds on the reels. */
export function freeTurn(stops: readonly number[], before: number): Turn {
  const cells = freeMachine.cellsAt(stops)
  let sticky = before
  for (const reel of stickyReels)
    for (let cell = reel * rows; cell < (reel + 1) * rows; cell++) {
      if (cells[cell] === freeWild) sticky |= 1 << cell
      else if ((sticky >> cell) & 1) cells[cell] = freeWild
    }
  return { stops, scatters: 0, sticky, units: freeMachine.payOf(cells), awarded: 0 }
}
