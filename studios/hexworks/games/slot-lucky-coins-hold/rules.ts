/** Lucky Kyat Hold: its tables. A change here is a new version of the game. */
import { type LineTable, twentyLines } from '../../shared/lines.ts'
import { strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-lucky-coins-hold'
export const version = '1.0.0'

export const coin = 'o'
/** Stands on a cell without a coin while coins are held. */
export const blank = 'Blank'

/** W on reels 2 to 5 stands for all but the coin, which pays on no line. Pays are in line bets. */
export const lineTable: LineTable = {
  reels: [
    strip('Q H4 o o o K J A H3 H2 H1 Q H4 K J A H3 H2 Q H4 H1 o K J A H3 H2 Q H4 K J A H1 H3 H2 Q H4 K J A'),
    strip('J A Q K H3 H4 o o o H2 H1 W J A Q K H3 H4 J A H2 Q H1 K H3 o H4 J A Q K W H2 H1 H3 H4 J A Q K'),
    strip('Q o o o K J A H4 H3 H1 H2 W Q K J A H4 H3 Q H1 o K J A H2 H4 H3 Q K J A W H1 H2 H4 H3 Q K J A'),
    strip('J A Q K H4 H3 H2 H1 W o o o J A Q K H4 H3 J A H2 Q H1 K H4 H3 J A o Q K W H2 H1 H4 H3 J A Q K'),
    strip('K J A Q o o o H4 H3 H1 H2 W K J A Q H4 H3 H1 K J A H2 o Q H4 H3 K J A Q W H1 H2 H4 H3 K J A Q'),
  ],
  rows: 3,
  lines: twentyLines,
  wild: 'W',
  pays: {
    H1: [50, 200, 1000],
    H2: [30, 125, 500],
    H3: [25, 80, 300],
    H4: [20, 60, 200],
    A: [10, 30, 125],
    K: [10, 25, 100],
    Q: [5, 20, 100],
    J: [5, 15, 75],
  },
}

/** Units of pay to one stake. */
export const unitsPerStake = 20

/** So many coins in view are held, and the empty cells are drawn again. */
export const coinsToHold = 6
/** Draws in a row without a new coin that end it. */
export const respins = 3
/** The chance of a coin on an empty cell: 11 of 250. */
export const coinChance = { of: 250, coins: 11 } as const

/** What a coin is worth, in stakes, each with its weight of 2,000. */
export const coinValues: readonly {
  readonly value: number
  readonly weight: number
  readonly label?: string
}[] = [
  { value: 1, weight: 840 },
  { value: 2, weight: 480 },
  { value: 3, weight: 260 },
  { value: 4, weight: 160 },
  { value: 5, weight: 120 },
  { value: 8, weight: 60 },
  { value: 10, weight: 40 },
  { value: 15, weight: 20 },
  { value: 20, weight: 14, label: 'MINI' },
  { value: 50, weight: 5, label: 'MINOR' },
  { value: 200, weight: 1, label: 'MAJOR' },
]

/** A coin on every cell pays this besides, in stakes. */
export const grand = 1_000

/** The most that a round can return, in stakes: `exact.test.ts` finds it. */
export const most = 4_025.5

export const stakes = stakesFor(most)
