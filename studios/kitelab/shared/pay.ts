/** Amounts from multiples. A multiple is a whole number of ten-thousandths of the stake. */
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { ByCurrency, Table } from '@jackfruit/studio-kit/rules'
import { maxWin } from './limits.ts'

export const one = 10_000

/** What a stake returns, rounded down to the minor unit. */
export const payOf = (stake: Minor, multiple: number): Minor => (stake * BigInt(multiple)) / 10_000n

const mosts = new WeakMap<ByCurrency<string>, Map<string, Minor>>()

/** The most that a round may return, in minor units. 0 in a currency without limits: nothing can be bet there. */
export function mostOf({ currency, scale }: Table, most: ByCurrency<string> = maxWin): Minor {
  const read = mosts.get(most) ?? new Map<string, Minor>()
  mosts.set(most, read)
  const key = `${currency} ${scale}`
  const known = read.get(key)
  if (known !== undefined) return known
  const amount = parseMinor(most[currency] ?? '0', scale) ?? 0n
  read.set(key, amount)
  return amount
}

/** True when the multiple can be paid within the most that a round may return. */
export const isPayable = (stake: Minor, multiple: number, table: Table): boolean =>
  payOf(stake, multiple) <= mostOf(table)
