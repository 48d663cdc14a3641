/** A round of Lucky Kyat Hold as all slots show theirs. */
import type { Minor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import { lineMachine } from '../../shared/lines.ts'
import { lineShown, type Write, writer } from '../../shared/show.ts'
import type { Cell, Coin, Grid, Prize, Shown, Spin } from '../../shared/shown.ts'
import type { Board, Hold } from './deal.ts'
import { blank, coin, coinValues, lineTable, respins, unitsPerStake } from './rules.ts'

export const machine = lineMachine(lineTable)

interface Money {
  readonly stake: Minor
  readonly table: Table
}

export function show(grid: Grid, held: Hold | null, { stake, table }: Money): Shown {
  const write = writer(stake, unitsPerStake, table)
  const wins = machine.winsOf(grid)
  const lineUnits = wins.reduce((sum, { pay }) => sum + pay, 0)
  const base: Spin = {
    kind: 'base',
    grid,
    wins: wins.map((win) => lineShown(win, 1, write)),
    total: write(lineUnits),
  }
  if (!held) return { spins: [base] }
  const coinUnits = held.coins * unitsPerStake
  // A board that is full at once has no respin to pay its coins in.
  const isPaidAtOnce = held.respins.length === 0
  const trigger: Spin = {
    ...base,
    total: write(lineUnits + (isPaidAtOnce ? coinUnits : 0)),
    coins: coinsOf(held.start, write),
    ...(!isPaidAtOnce && { awarded: respins }),
  }
  const spins = held.respins.map(
    ({ board, left }, i): Spin => ({
      kind: 'respin',
      grid: gridOf(board),
      wins: [],
      total: write(i === held.respins.length - 1 ? coinUnits : 0),
      coins: coinsOf(board, write),
      left,
    }),
  )
  const prizes: Prize[] =
    held.grand > 0 ? [{ label: 'GRAND', amount: write(held.grand * unitsPerStake) }] : []
  return { spins: [trigger, ...spins], ...(prizes.length > 0 && { prizes }) }
}

const { rows } = lineTable

const coinsOf = (board: Board, write: Write): Coin[] =>
  board.flatMap((number, place): Coin[] => {
    const row = coinValues[number]
    if (!row) return []
    const cell: Cell = [Math.floor(place / rows), place % rows]
    return [{ cell, value: write(row.value * unitsPerStake), ...(row.label && { label: row.label }) }]
  })

const gridOf = (board: Board): Grid =>
  lineTable.reels.map((_, reel) =>
    board.slice(reel * rows, (reel + 1) * rows).map((number) => (coinValues[number] ? coin : blank)),
  )
