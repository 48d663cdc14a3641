/** Ruby Classic 3: its tables. A change here is a new version of the game. */
import { strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-ruby-classic'
export const version = '1.0.0'

/** All three reels alike: W 1, 7 2, 3BAR 4, 2BAR 5, 1BAR 6, Cherry 2, Blank 12. */
const reel = strip(
  '7 Blank 1BAR Blank 2BAR 3BAR 1BAR Blank Cherry Blank 2BAR Blank 1BAR 3BAR Blank W Blank 2BAR 1BAR Blank 7 Blank 3BAR 2BAR Blank 1BAR Cherry Blank 2BAR 1BAR Blank 3BAR',
)
export const reels = [reel, reel, reel] as const

export const rows = 3

/** The one line: the middle row, 0 being the top. */
export const lineRow = 1

export const wild = 'W'
export const cherry = 'Cherry'
export const bars: readonly string[] = ['3BAR', '2BAR', '1BAR']

/** Three of a kind, in stakes. W stands for the others, and each W in the win doubles it. */
export const pays: Readonly<Record<string, number>> = {
  W: 1000,
  7: 75,
  '3BAR': 24,
  '2BAR': 12,
  '1BAR': 4,
  Cherry: 8,
}

/** Any three bars that are not of one kind, wilds as above. */
export const mixedBarsPay = 2

/** Cherries where nothing above is won; a W beside one makes two of it, and doubles them. */
export const twoCherriesPay = 2
export const oneCherryPay = 1

export const most = 1_000

export const stakes = stakesFor(most)
