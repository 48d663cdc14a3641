/** Money in minor units of its currency (pya, paisa, cents). Never a float, never a number. */
export type Minor = bigint

/** Of currencies two decimals at most; coins have up to eight. */
const patterns: readonly RegExp[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((scale) =>
  scale === 0 ? /^(0|[1-9]\d{0,14})$/ : new RegExp(`^(0|[1-9]\\d{0,14})(\\.\\d{1,${scale}})?$`),
)

/**
 * Reads a decimal string ("1284500.00", "5", "0.5") into minor units, or answers null.
 * Strict on purpose: no sign, no exponent, no spaces, no other digits than 0-9, no more
 * decimals than the currency has. Nothing is rounded or coerced.
 */
export function parseMinor(text: unknown, scale = 2): Minor | null {
  const pattern = patterns[scale]
  if (typeof text !== 'string' || text.length > 22 || !pattern?.test(text)) return null
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

/** Writes minor units as a decimal string with the currency's full scale: 128450000n is "1284500.00". */
export function formatMinor(amount: Minor, scale = 2): string {
  if (scale === 0) return amount.toString()
  const sign = amount < 0n ? '-' : ''
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0')
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
