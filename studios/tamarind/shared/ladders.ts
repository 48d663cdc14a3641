/** What can be put on a table, by currency. All amounts are decimal strings of the currency. */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { ByCurrency, StakeLimits, Table } from '@jackfruit/studio-kit/rules'
import { chips, limits, maxWin } from '@jackfruit/table-rules/limits'
import type { LimitKind } from '@jackfruit/table-rules/place'

export { chips, limits, maxWin }

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
