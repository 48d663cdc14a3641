/** Book of Bagan: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'
import { type LineTable, twentyLines } from '../../shared/lines.ts'
import { type Strip, strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-book-of-pagan'
export const version = '1.0.0'

/** The book stands for every symbol, and is the scatter too. */
export const book = 'B'

/** Rings of 32 symbols; a window shows three in a row. */
const reels: readonly Strip[] = [
  strip('T J A Q K H4 H3 H2 H1 T J A Q K B H4 T H3 J A Q K T H2 H1 H4 H3 J A Q K T'),
  strip('T Q K J A H4 H3 H2 T Q K J A H4 H1 T H3 B Q K J A T Q H2 H4 H3 K J A T Q'),
  strip('T K J A Q H4 H2 H1 H3 T K J A Q H4 T K B J A Q T K H2 H1 H3 H4 J A Q T K'),
  strip('T J K A Q H3 H4 H2 T J K A Q H1 T H3 B J H4 K A Q T J H2 H3 H4 K A Q T J'),
  strip('T A Q K J H4 H3 H2 H1 T A Q K J H4 T H3 B A Q K J T H2 H1 H4 H3 A Q K J T'),
]

/** Ten lines; what two, three, four and five from the left pay, in line bets. Books alone pay only five at a time. */
export const lineTable: LineTable = {
  reels,
  rows: 3,
  lines: twentyLines.slice(0, 10),
  wild: book,
  pays: {
    H1: [10, 100, 1000, 5000],
    H2: [4, 30, 300, 1500],
    H3: [0, 25, 100, 500],
    H4: [0, 20, 80, 400],
    A: [0, 5, 30, 150],
    K: [0, 5, 30, 125],
    Q: [0, 5, 20, 100],
    J: [0, 5, 20, 80],
    T: [0, 4, 20, 80],
    B: [0, 0, 0, 5000],
  },
}
export const unitsPerStake = lineTable.lines.length

/** What three, four and five books anywhere pay, in stakes. Each time they award ten free spins. */
export const scatterPays: readonly number[] = [0, 0, 0, 2, 20, 200]
export const freeSpins = 10

/** One of these is drawn before the free spins, each alike. It pays by the number of reels that show it. */
export const specials = ['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T'] as const

/** A round ends when it has returned so many stakes. */
export const most = 20_000

export const stakes: ByCurrency<readonly string[]> = stakesFor(most)
