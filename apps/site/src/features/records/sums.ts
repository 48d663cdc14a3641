import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { BetRow } from './queries.ts'

export interface Sums {
  readonly stake: Minor
  readonly valid: Minor
  readonly net: Minor
}

/** Adds up rows in minor units. A running round has no net yet. */
export function sumsOf(rows: readonly BetRow[], scale: number): Sums {
  const minor = (text: string): Minor => {
    const value = parseMinor(text.replace(/^-/, ''), scale)
    if (value === null) throw new Error(`not an amount: ${text}`)
    return text.startsWith('-') ? -value : value
  }
  return rows.reduce(
    ({ stake, valid, net }, row) => ({
      stake: stake + minor(row.stake),
      valid: valid + minor(row.validBet),
      net: row.state === 'open' ? net : net + minor(row.net),
    }),
    { stake: 0n, valid: 0n, net: 0n },
  )
}
