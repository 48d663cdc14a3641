/**
 * A currency as the wallet knows it. Amounts are bigint minor units of `10^scale` to one unit;
 * `unit` says how many units of the people's money one wallet unit is (1 IDRK is 1,000 rupiah).
 */
export interface Currency {
  readonly code: string
  readonly symbol: string
  readonly scale: number
  readonly unit: number
}

const rows: readonly Currency[] = [
  { code: 'MMK', symbol: 'Ks', scale: 2, unit: 1 },
  { code: 'BDT', symbol: '৳', scale: 2, unit: 1 },
  { code: 'INR', symbol: '₹', scale: 2, unit: 1 },
  { code: 'NGN', symbol: '₦', scale: 2, unit: 1 },
  { code: 'IDRK', symbol: 'Rp', scale: 2, unit: 1000 },
  { code: 'PKR', symbol: 'Rs', scale: 2, unit: 1 },
  { code: 'KES', symbol: 'KSh', scale: 2, unit: 1 },
]

export const currencies: ReadonlyMap<string, Currency> = new Map(rows.map((row) => [row.code, row]))

/** The currency with this code. Throws for a code outside the table: a caller parses first. */
export function currencyOf(code: string): Currency {
  const currency = currencies.get(code)
  if (!currency) throw new Error(`no such currency: ${code}`)
  return currency
}
