/** What is added up of members and teams, and how a deed adds to it. Pure. */
import type { AnyDeed } from '../../activity/index.ts'

export const columns = [
  ...(['rounds', 'stake', 'win', 'valid', 'deposits', 'withdrawals'] as const),
  ...(['bonuses', 'rebates', 'salaries', 'dividends'] as const),
] as const
type Column = (typeof columns)[number]
export type Sums = Record<Column, bigint>

export const nothing = (): Sums => ({
  ...{ rounds: 0n, stake: 0n, win: 0n, valid: 0n, deposits: 0n, withdrawals: 0n },
  ...{ bonuses: 0n, rebates: 0n, salaries: 0n, dividends: 0n },
})

export function addTo(sums: Sums, more: Readonly<Sums>): Sums {
  for (const column of columns) sums[column] += more[column]
  return sums
}

export const total = (all: Iterable<Readonly<Sums>>): Sums => {
  const sums = nothing()
  for (const each of all) addTo(sums, each)
  return sums
}

const columnOf = {
  deposit: 'deposits',
  payout: 'withdrawals',
  bonus: 'bonuses',
  rebate: 'rebates',
  salary: 'salaries',
  dividend: 'dividends',
} as const satisfies Partial<Record<AnyDeed['what'], Column>>

/** What goes along the line is in no sum: it stays in the team, or leaves it as it came. */
export function sumsOf(deed: AnyDeed): Sums | null {
  const { what } = deed
  if (what === 'transfer') return null
  if (what !== 'bet') return { ...nothing(), [columnOf[what]]: deed.amount }
  const { rounds, stake, win, valid } = deed
  return { ...nothing(), rounds: BigInt(rounds), stake, win, valid }
}
