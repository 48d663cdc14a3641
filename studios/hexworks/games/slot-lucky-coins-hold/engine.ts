/** Lucky Kyat Hold. Draws: the stops of the five reels from left to right, then hold and spin (deal.ts). */
import type { Random } from '@jackfruit/fairness'
import { slotRules } from '../../shared/played.ts'
import { drawStops, windowAt } from '../../shared/reels.ts'
import { hold } from './deal.ts'
import {
  blank,
  code,
  coin,
  coinChance,
  coinsToHold,
  coinValues,
  grand,
  lineTable,
  most,
  respins,
  stakes,
  unitsPerStake,
  version,
} from './rules.ts'
import { machine, show } from './shown.ts'

const coinNumber = machine.symbols.indexOf(coin)

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
    coin,
    blank,
    coinsToHold,
    respins,
    coinChance,
    coinValues: coinValues.map((row) => ({ ...row })),
    grand,
    most: String(most),
  },
  deal,
  show: ({ stops, held }, stake, table) =>
    show(windowAt(lineTable.reels, stops, lineTable.rows), held, { stake, table }),
})

function deal(random: Random) {
  const stops = drawStops(lineTable.reels, random)
  const cells = machine.cellsAt(stops)
  const lineUnits = machine.payOf(cells)
  const coins = cells.reduce((sum, symbol) => (symbol === coinNumber ? sum + 1 : sum), 0)
  const held =
    coins >= coinsToHold
      ? hold(
          cells.map((symbol) => symbol === coinNumber),
          random,
        )
      : null
  const units = lineUnits + ((held?.coins ?? 0) + (held?.grand ?? 0)) * unitsPerStake
  return { stops, held, units }
}
