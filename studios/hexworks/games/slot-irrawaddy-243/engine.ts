/**
 * Irrawaddy 243. Draws: the five stops of the base spin from left to right, then in the same way those
 * of each free spin, in order.
 */
import { type Dealt, paidBySpin, withFreeSpins } from '../../shared/free-spins.ts'
import { slotRules } from '../../shared/played.ts'
import { drawStops, windowAt } from '../../shared/reels.ts'
import { scatterShown, type Write, waysShown, writer } from '../../shared/show.ts'
import type { Shown, Spin } from '../../shared/shown.ts'
import { waysMachine, waysWins } from '../../shared/ways.ts'
import {
  code,
  freeSpins,
  freeWildTimes,
  most,
  scatter,
  scatterPays,
  stakes,
  unitsPerStake,
  version,
  ways,
} from './rules.ts'

interface Turn extends Dealt {
  readonly stops: readonly number[]
  readonly wildTimes: number
}

export const machine = waysMachine(ways)
const scatterNumber = machine.symbols.indexOf(scatter)
const mostUnits = most * unitsPerStake

export const rules = slotRules({
  code,
  version,
  stakes,
  unitsPerStake,
  facts: {
    symbols: machine.symbols,
    reels: ways.reels.length,
    rows: ways.rows,
    wild: ways.wild,
    scatter,
    pays: ways.pays,
    unitsPerStake,
    scatterPays,
    freeSpins,
    freeWildTimes,
    most: String(most),
  },
  deal: (random) =>
    withFreeSpins(
      turn(drawStops(ways.reels, random), 1),
      () => turn(drawStops(ways.reels, random), freeWildTimes),
      mostUnits,
    ),
  show: ({ spins }, stake, table) => show(spins, writer(stake, unitsPerStake, table)),
})

/** What the reels pay at these stops. */
export function turn(stops: readonly number[], wildTimes: number): Turn {
  const scatters = scattersAt(stops)
  return {
    stops,
    wildTimes,
    units: machine.payAt(stops, wildTimes) + (scatterPays[scatters] ?? 0) * unitsPerStake,
    awarded: freeSpins[scatters] ?? 0,
  }
}

function scattersAt(stops: readonly number[]): number {
  let scatters = 0
  for (const [reel, stop] of stops.entries())
    scatters += machine.counts[reel]?.[stop * machine.symbols.length + scatterNumber] ?? 0
  return scatters
}

function show(turns: readonly Turn[], write: Write): Shown {
  const paid = paidBySpin(turns, mostUnits)
  let left = 0
  return {
    spins: turns.map(({ stops, wildTimes, awarded }, i): Spin => {
      const grid = windowAt(ways.reels, stops, ways.rows)
      const units = (scatterPays[scattersAt(stops)] ?? 0) * unitsPerStake
      left += awarded - (i === 0 ? 0 : 1)
      return {
        kind: i === 0 ? 'base' : 'free',
        grid,
        wins: [
          ...waysWins(ways, grid, wildTimes).map((win) => waysShown(win, write)),
          ...scatterShown({ grid, scatter, units }, write),
        ],
        total: write(paid[i] ?? 0),
        ...(awarded > 0 && { awarded }),
        ...(i > 0 && { left }),
      }
    }),
  }
}
