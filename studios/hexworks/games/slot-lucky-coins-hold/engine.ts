/** Lucky Kyat Hold. Draws: the stops of the five reels from left to right, then hold and spin (deal.ts). */
import type { Random } from '@jackfruit/fairness'
import type { Bet, Played, Rules, Table } from '@jackfruit/studio-kit/rules'
import { type NoChoice, readNoChoice } from '../../shared/choice.ts'
import { drawStops, windowAt } from '../../shared/reels.ts'
import { amountOf, maxWin } from '../../shared/stakes.ts'
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
    coin,
    blank,
    coinsToHold,
    respins,
    coinChance,
    coinValues: coinValues.map((row) => ({ ...row })),
    grand,
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
  return {
    stake,
    win: amountOf(stake, units, unitsPerStake),
    ended: true,
    get shown() {
      return show(windowAt(lineTable.reels, stops, lineTable.rows), held, { stake, table })
    },
  }
}
