/** Thingyan Tumble. Draws: the base spin with its tumbles, then each free spin with its own (deal.ts). */
import type { Random } from '@jackfruit/fairness'
import { slotRules } from '../../shared/played.ts'
import {
  baseLottery,
  countsOf,
  freeLottery,
  scatterNumber,
  symbols,
  type TumbledSpin,
  tumble,
} from './deal.ts'
import {
  baseTimes,
  code,
  columns,
  freeSpins,
  freeTimes,
  most,
  payFrom,
  pays,
  rows,
  scatter,
  scattersToTrigger,
  stakes,
  unitsPerStake,
  version,
} from './rules.ts'
import { show } from './shown.ts'

const mostUnits = most * unitsPerStake

export const rules = slotRules({
  code,
  version,
  stakes,
  unitsPerStake,
  facts: {
    symbols,
    reels: columns,
    rows,
    scatter,
    payFrom,
    pays,
    unitsPerStake,
    baseTimes,
    freeTimes,
    scattersToTrigger,
    freeSpins,
    most: String(most),
  },
  deal: (random) => {
    const spins = deal(random)
    const units = spins.reduce((sum, spin) => sum + spin.units, 0)
    return { spins, units: Math.min(units, mostUnits) }
  },
  show: ({ spins }, stake, table) => show(spins, stake, table),
})

/** The base spin, and the free spins until all are played or the round has come to its most. */
function deal(random: Random): TumbledSpin[] {
  const base = tumble(random, baseLottery, (step) => baseTimes[step] ?? baseTimes.at(-1) ?? 1)
  const spins = [base]
  if ((countsOf(base.last)[scatterNumber] ?? 0) < scattersToTrigger) return spins
  let level = 0
  let units = base.units
  while (spins.length <= freeSpins && units < mostUnits) {
    const start = level
    const spin = tumble(random, freeLottery, (step) => freeTimes[start + step] ?? freeTimes.at(-1) ?? 1)
    spins.push(spin)
    level += spin.steps.length
    units += spin.units
  }
  return spins
}
