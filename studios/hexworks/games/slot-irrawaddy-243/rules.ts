/** Irrawaddy 243: its tables. A change here is a new version of the game. */
import { strip } from '../../shared/reels.ts'
import { stakesFor } from '../../shared/stakes.ts'
import type { WaysTable } from '../../shared/ways.ts'

export const code = 'slot-irrawaddy-243'
export const version = '1.0.0'

/** 3 × 3 × 3 × 3 × 3 ways; W on the three reels in the middle. Pays are in twentieths of the stake. */
export const ways: WaysTable = {
  reels: [
    strip('K J A Q P4 P3 P2 P1 K J A Q P4 K P3 S J A P2 Q P4 K J A P1 P3 P2 Q P4 K J A'),
    strip('Q J A P4 K P3 P2 W P1 Q J A P4 K P3 S P2 Q J A P4 K Q W P1 P3 P2 J A P4 K Q'),
    strip('J Q P4 K P3 A P2 P1 J Q P4 K P3 A S J P2 W Q P4 K P3 A J P1 P2 Q P4 K P3 A J'),
    strip('K J A P4 P3 P2 Q W P1 K J A P4 P3 S P2 Q K J A P4 P3 K W P1 P2 Q J A P4 P3 K'),
    strip('K J A P4 Q P3 P2 P1 K J A P4 Q K P3 S J A P2 P4 Q K J A P1 P3 P2 P4 Q K J A'),
  ],
  rows: 3,
  wild: 'W',
  pays: {
    P1: [20, 75, 300],
    P2: [15, 50, 200],
    P3: [10, 30, 100],
    P4: [8, 20, 75],
    A: [5, 12, 40],
    K: [4, 10, 40],
    Q: [3, 8, 30],
    J: [3, 8, 25],
  },
}

/** Units of pay to one stake. */
export const unitsPerStake = 20

export const scatter = 'S'

/** What so many scatters anywhere pay, in stakes, and the free spins that they award. */
export const scatterPays: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 }
export const freeSpins: Readonly<Record<number, number>> = { 3: 8, 4: 12, 5: 20 }

/** In free spins every wild in a way multiplies that way by this. */
export const freeWildTimes = 3

/** A round that has come to this many stakes ends there: what `exact.ts` shows to be out of reach. */
export const most = 5_000

export const stakes = stakesFor(most)
