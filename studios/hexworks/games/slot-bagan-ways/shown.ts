/** What a round of Bagan shows, and what its page is told of the game. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import type { Json, Table } from '@jackfruit/studio-kit/rules'
import type { Cell, Grid, Shown, Spin as ShownSpin, Win } from '../../shared/shown.ts'
import { amountOf } from '../../shared/stakes.ts'
import type { Deal, Spin } from './deal.ts'
import * as tables from './rules.ts'

const { awards, pays, payingCount, reelCount, rowsMost, scatter, symbols, unitsPerStake, wild } = tables

/** Pays are in fiftieths of the stake for each way, scatter pays in stakes. */
export const facts: Json = {
  kind: 'ways',
  reels: reelCount,
  heights: tables.heights.map(([rows]) => rows),
  unitsPerStake,
  pays: Object.fromEntries(pays.map((row, symbol) => [symbols[symbol] ?? '', row])),
  scatterPays: Object.fromEntries(Object.entries(awards).map(([count, award]) => [count, award.pays])),
  freeSpins: Object.fromEntries(Object.entries(awards).map(([count, award]) => [count, award.spins])),
  multipliers: tables.multipliers.map(([times]) => times),
  most: tables.most,
}

export function showRound({ spins }: Deal, stake: Minor, table: Table): Shown {
  const text = (units: number) => formatMinor(amountOf(stake, units, unitsPerStake), table.scale)
  return { spins: spins.map((spin, i) => showSpin(spin, i === 0 ? 'base' : 'free', text)) }
}

function showSpin(spin: Spin, kind: 'base' | 'free', text: (units: number) => string): ShownSpin {
  const grid = gridOf(spin)
  const award = awards[spin.scatters]
  return {
    kind,
    grid,
    wins: [...waysWins(spin, grid, text), ...scatterWins(spin, grid, text)],
    total: text(spin.units),
    ...(kind === 'free' && { times: String(spin.times) }),
    ...(award && { awarded: award.spins }),
  }
}

const gridOf = ({ heights, cells }: Spin): Grid =>
  [...heights].map((height, reel) =>
    [...cells.subarray(reel * rowsMost, reel * rowsMost + height)].map((symbol) => symbols[symbol] ?? ''),
  )

function waysWins(spin: Spin, grid: Grid, text: (units: number) => string): Win[] {
  return pays.slice(0, payingCount).flatMap((row, number): Win[] => {
    const symbol = symbols[number] ?? ''
    const places = grid.map((column, reel) => placesOf(column, reel, [symbol, symbols[wild]]))
    const end = places.findIndex((cells) => cells.length === 0)
    const count = end === -1 ? reelCount : end
    const cells = places.slice(0, count)
    const ways = cells.reduce((product, { length }) => product * length, 1)
    const pay = row[count - 3]
    if (pay === undefined) return []
    const amount = text(pay * ways * spin.times)
    return [{ kind: 'ways', symbol, count, ways, times: String(spin.times), amount, cells: cells.flat() }]
  })
}

function scatterWins({ scatters }: Spin, grid: Grid, text: (units: number) => string): Win[] {
  const award = awards[scatters]
  if (!award) return []
  const symbol = symbols[scatter]
  const cells = grid.flatMap((column, reel) => placesOf(column, reel, [symbol]))
  const amount = text(award.pays * unitsPerStake)
  return [{ kind: 'scatter', symbol, count: scatters, times: '1', amount, cells }]
}

const placesOf = (column: readonly string[], reel: number, wanted: readonly string[]): Cell[] =>
  column.flatMap((symbol, row): Cell[] => (wanted.includes(symbol) ? [[reel, row]] : []))
