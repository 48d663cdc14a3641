/** Chinthe Jackpot: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'
import { type LineTable, twentyLines } from '../../shared/lines.ts'
import { strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-chinthe-jackpot'
export const version = '1.0.0'

export const wild = 'W'
export const scatter = 'S'

/** Twenty lines over rings of 32 symbols; what three, four and five from the left pay, in line bets. */
export const lineTable: LineTable = {
  reels: [
    strip('J K C4 Q A C3 J K C2 Q C4 A J C1 K Q C3 A J C4 S K Q C2 A J K C4 Q C3 A C1'),
    strip('Q A C4 J C2 K Q C3 W A C4 J K Q C1 A C3 J K S Q C4 A C2 J K C4 W Q C3 A J'),
    strip('K J C3 Q A C4 W K C1 J Q C2 A C4 K J S Q C3 A C4 K J W C2 Q A C3 K J C4 Q'),
    strip('A Q C4 K J C3 C1 A W Q C4 K C2 J A Q C3 K S J C4 A Q C2 K J W C4 A C3 Q K'),
    strip('C4 J A C3 K Q C1 J C4 A W K C2 Q J C3 A S K C4 Q J A C2 K C4 Q C3 J A K Q'),
  ],
  rows: 3,
  lines: twentyLines,
  wild,
  pays: {
    C1: [60, 250, 1500],
    C2: [40, 150, 600],
    C3: [25, 75, 250],
    C4: [20, 75, 250],
    A: [10, 35, 125],
    K: [10, 30, 125],
    Q: [5, 20, 100],
    J: [5, 15, 80],
  },
}
export const unitsPerStake = twentyLines.length

/** What three, four and five scatters pay, in stakes. With three or more come free spins, all wins three times as much. */
export const scatterPays: readonly number[] = [0, 0, 0, 2, 15, 75]
export const freeSpins = 10
export const freeTimes = 3

/**
 * The pot that the certificate speaks of: a share of each stake feeds it from its seed, and it falls before its
 * ceiling (decision 0011). The platform keeps it and pays it; no draw of this game decides it.
 */
export const pot = { seed: 500, ceiling: 1_000, sharePercent: 1 } as const

/** A round ends when it has returned so many stakes. */
export const most = 5_000

export const stakes: ByCurrency<readonly string[]> = stakesFor(most)
