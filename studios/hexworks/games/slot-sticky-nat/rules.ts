/** Nat Sticky Wilds: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'
import { type LineTable, twentyLines } from '../../shared/lines.ts'
import { type Strip, strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-sticky-nat'
export const version = '1.0.0'

export const wild = 'W'
export const scatter = 'S'

/** Rings of 32 symbols; a window shows three in a row. Wilds stand on reels 2 to 4. */
const baseReels: readonly Strip[] = [
  strip('Q K J H4 A H3 H2 H1 Q K J H4 A Q K H3 S J H2 H4 A Q K J H1 H3 H2 H4 A Q K J'),
  strip('J K A Q H4 H3 H2 H1 J K A Q H4 H3 S J H2 W K A Q H4 J K H1 H3 H2 A Q H4 J K'),
  strip('J A Q H4 K H3 H2 H1 J A Q H4 K H3 S J A H2 W Q H4 K J A H1 H3 H2 Q H4 K J A'),
  strip('J Q A H4 K H2 H3 H1 J Q A H4 K S J H2 W Q H3 A H4 K J Q H1 H2 H3 A H4 K J Q'),
  strip('J A Q H4 K H3 H2 H1 J A Q H4 K H3 S J A H2 Q H4 K J A Q H1 H3 H2 H4 A Q K J'),
]

/** Without scatters, and with two wilds or three on reels 2 to 4. */
const freeReels: readonly Strip[] = [
  strip('Q K J A H4 H3 H2 H1 Q K J A H4 Q K H3 J A H2 H4 Q K J A H1 H3 H2 H4 Q K J A'),
  strip('J K A Q H4 H3 H2 W H1 J K A Q H4 H3 J H2 K A Q H4 J K W H1 H3 H2 A Q H4 J K'),
  strip('Q J H4 K A H3 H2 H1 W Q J H4 K A Q H3 J H2 H4 K A Q J H1 W H3 H2 H4 K A Q J'),
  strip('J Q A H4 K H2 H3 W H1 J Q A H4 K J H2 Q H3 A H4 K J Q W H1 H2 H3 A H4 K J Q'),
  strip('K J A Q H4 H3 H2 H1 K J A Q H4 K H3 J A H2 Q H4 K J A Q H1 H3 H2 H4 Q K J A'),
]

/** Twenty lines; what three, four and five from the left pay, in line bets. */
const lines = {
  rows: 3,
  lines: twentyLines,
  wild,
  pays: {
    H1: [60, 250, 1500],
    H2: [40, 150, 600],
    H3: [30, 100, 400],
    H4: [20, 75, 300],
    A: [12, 40, 150],
    K: [10, 30, 125],
    Q: [8, 25, 100],
    J: [5, 20, 75],
  },
} as const

export const baseTable: LineTable = { ...lines, reels: baseReels }
export const freeTable: LineTable = { ...lines, reels: freeReels }
export const unitsPerStake = twentyLines.length

/** The reels whose wilds stay to the end of the free spins. */
export const stickyReels = [1, 2, 3] as const

/** What three, four and five scatters pay, in stakes; with three or more come nine free spins, and no further ones. */
export const scatterPays: readonly number[] = [0, 0, 0, 2, 10, 100]
export const freeSpins = 9

/** No round can return more stakes than this: the best base spin, and nine times the best free spin. */
export const most = 7_027

export const stakes: ByCurrency<readonly string[]> = stakesFor(most)
