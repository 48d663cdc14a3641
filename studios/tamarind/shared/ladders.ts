/** What can be put on a table, by currency. All amounts are decimal strings of the currency. */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { ByCurrency, StakeLimits, Table } from '@jackfruit/studio-kit/rules'

/** Lowest first. Every chip is a multiple of the lowest, so a floor never takes anything from a payout. */
export const chips: ByCurrency<readonly string[]> = {
  MMK: ['100', '500', '1000', '5000', '10000', '50000', '100000'],
  BDT: ['5', '10', '50', '100', '500', '1000', '5000'],
  INR: ['5', '10', '50', '100', '500', '1000', '5000'],
  NGN: ['50', '100', '500', '1000', '5000', '10000', '50000'],
  IDRK: ['1', '5', '10', '50', '100', '500', '1000'],
  PKR: ['10', '50', '100', '500', '1000', '5000', '10000'],
  KES: ['5', '10', '50', '100', '500', '1000', '5000'],
}

/** `main` places pay about even money; `side` places are the rarer ones. */
export type LimitKind = 'main' | 'side'

/** The most that one place takes. */
export const limits: ByCurrency<Readonly<Record<LimitKind, string>>> = {
  MMK: { main: '1000000', side: '100000' },
  BDT: { main: '50000', side: '5000' },
  INR: { main: '50000', side: '5000' },
  NGN: { main: '500000', side: '50000' },
  IDRK: { main: '10000', side: '1000' },
  PKR: { main: '100000', side: '10000' },
  KES: { main: '50000', side: '5000' },
}

export const maxWin: ByCurrency<string> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}

export interface TableLimits {
  readonly lowest: Minor
  readonly main: Minor
  readonly side: Minor
  readonly maxWin: Minor
}

/** The limits in minor units, or null for a currency that is not played in. */
export function limitsOf({ currency, scale }: Table): TableLimits | null {
  const limit = limits[currency]
  const amount = (text: string | undefined) => parseMinor(text, scale)
  const [lowest, main, side, most] = [
    amount(chips[currency]?.[0]),
    amount(limit?.main),
    amount(limit?.side),
    amount(maxWin[currency]),
  ]
  if (lowest === null || main === null || side === null || most === null) return null
  return { lowest, main, side, maxWin: most }
}

/** What a round can cost: from one chip to its limit on each of these places. */
export function roundLimits(places: readonly { readonly limit: LimitKind }[]): ByCurrency<StakeLimits> {
  const ofCurrency = (currency: string): StakeLimits => {
    const { scale } = currencyOf(currency)
    const table = limitsOf({ currency, scale })
    const most = places.reduce((sum, { limit }) => sum + (table?.[limit] ?? 0n), 0n)
    return { min: formatMinor(table?.lowest ?? 0n, scale), max: formatMinor(most, scale) }
  }
  return Object.fromEntries(Object.keys(chips).map((currency) => [currency, ofCurrency(currency)]))
}
