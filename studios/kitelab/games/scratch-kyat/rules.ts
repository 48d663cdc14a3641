/** Kyat Scratch: its tables. A change here is a new version of the game. */
import { maxWin, stakesFor } from '../../shared/limits.ts'

export { maxWin }
export const code = 'scratch-kyat'
export const version = '1.0.0'

/** Tickets of one print. Each ticket sold is drawn from a whole print: none runs out. */
export const tickets = 1_000_000

export interface Prize {
  /** Stakes. */
  readonly multiple: number
  readonly tickets: number
}

/** Highest first. All other tickets win nothing. */
export const prizes: readonly Prize[] = [
  { multiple: 10_000, tickets: 1 },
  { multiple: 1_000, tickets: 20 },
  { multiple: 100, tickets: 400 },
  { multiple: 50, tickets: 1_200 },
  { multiple: 20, tickets: 5_000 },
  { multiple: 10, tickets: 16_000 },
  { multiple: 5, tickets: 42_000 },
  { multiple: 2, tickets: 110_000 },
  { multiple: 1, tickets: 130_000 },
]

/** Fields of a ticket, and how many alike win. */
export const fields = 9
export const alike = 3

export const stakes = stakesFor(10_000)
