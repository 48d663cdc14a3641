/**
 * How a round of Book of Bagan is dealt. Draws: the stops of the five reels from the left (of 32 each);
 * with three books or more the special symbol (of 9); then the stops of each free spin.
 */
import type { Random } from '@jackfruit/fairness'
import { type Dealt, type DealtRound, withFreeSpins } from '../../shared/free-spins.ts'
import { lineMachine } from '../../shared/lines.ts'
import { drawStops } from '../../shared/reels.ts'
import { numbersShown } from '../../shared/spread.ts'
import { book, freeSpins, lineTable, most, scatterPays, specials, unitsPerStake } from './rules.ts'

export interface Turn extends Dealt {
  readonly stops: readonly number[]
  readonly books: number
  /** How many reels show the special symbol. */
  readonly expanded: number
}

export interface Deal extends DealtRound<Turn> {
  /** The special symbol, by its place in `specials`; in rounds with free spins only. */
  readonly special: number
}

export const machine = lineMachine(lineTable)
const booksAt = numbersShown(lineTable, book)
const specialsAt = specials.map((symbol) => numbersShown(lineTable, symbol))

/** What the special symbol pays where it stands on so many reels, in stakes: its pay on each of the lines. */
export const expandedPay = (special: number, reels: number): number =>
  lineTable.pays[specials[special] ?? '']?.[reels - 2] ?? 0

export function deal(random: Random): Deal {
  const base = turn(drawStops(lineTable.reels, random), -1)
  const special = base.awarded > 0 ? random.below(specials.length) : -1
  const round = withFreeSpins(
    base,
    () => turn(drawStops(lineTable.reels, random), special),
    most * unitsPerStake,
  )
  return { ...round, special }
}

/** What the reels pay at these stops; `special` is -1 in the base spin. */
export function turn(stops: readonly number[], special: number): Turn {
  const books = shownAt(booksAt, stops)
  const expanded = special < 0 ? 0 : reelsShowing(specialsAt[special] ?? [], stops)
  const anywhere = (scatterPays[books] ?? 0) + expandedPay(special, expanded)
  return {
    stops,
    books,
    expanded,
    units: machine.payOf(machine.cellsAt(stops)) + anywhere * unitsPerStake,
    awarded: books >= 3 ? freeSpins : 0,
  }
}

const shownAt = (numbers: readonly (readonly number[])[], stops: readonly number[]): number =>
  stops.reduce((sum, stop, reel) => sum + (numbers[reel]?.[stop] ?? 0), 0)

const reelsShowing = (numbers: readonly (readonly number[])[], stops: readonly number[]): number =>
  stops.reduce((sum, stop, reel) => sum + ((numbers[reel]?.[stop] ?? 0) > 0 ? 1 : 0), 0)
