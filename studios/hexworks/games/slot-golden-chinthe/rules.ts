/** Golden Chinthe 20: its tables. A change here is a new version of the game. */
import { type LineTable, twentyLines } from '../../shared/lines.ts'
import { strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-golden-chinthe'
export const version = '1.1.0'

/** Twenty lines over rings of 32 symbols; W on reels 2 to 5. Pays of three, four and five are in line bets. */
export const lineTable: LineTable = {
  reels: [
    strip('J Q C4 K C3 A C1 C2 J Q C4 K C3 A C1 S J C2 Q C4 K C3 A J C1 C2 Q C4 K C3 A J'),
    strip('C3 J A Q C4 K C2 W C1 C3 J A Q C4 K S C2 C3 J A Q C4 K W C1 C2 C3 J A Q C4 K'),
    strip('K Q C4 J A C3 C2 C1 W K Q C4 J A K C3 S C2 Q C4 J A K C1 W C3 C2 Q C4 J A K'),
    strip('J A Q C4 K C3 C2 W C1 J A Q C4 K C3 S C2 J A Q C4 K C3 W C1 C2 J A Q C4 K C3'),
    strip('C4 K C3 J A Q C1 C2 C4 K C3 J A Q C1 S C2 W C4 K C3 J A Q C1 C2 C4 K C3 J A Q'),
  ],
  rows: 3,
  lines: twentyLines,
  wild: 'W',
  pays: {
    C1: [50, 200, 1000],
    C2: [30, 125, 500],
    C3: [25, 75, 250],
    C4: [20, 60, 200],
    A: [10, 30, 125],
    K: [10, 25, 100],
    Q: [5, 20, 100],
    J: [5, 15, 100],
  },
}

/** Line bets to one stake. */
export const unitsPerStake = twentyLines.length

export const scatter = 'S'

/** What so many scatters anywhere pay, in stakes, and the free spins that they award. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 }
export const freeSpins: Readonly<Record<number, number>> = { 3: 10, 4: 10, 5: 10 }

/** In free spins every win, that of scatters too, is multiplied by this. */
export const freeTimes = 3

/** A round that has come to this many stakes ends there: `exact.ts` shows that no printed figure changes by it. */
export const most = 5_000

export const stakes = stakesFor(most)
