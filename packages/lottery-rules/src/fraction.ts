/** Exact fractions: returns and chances are never floating numbers. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b))

/** over ÷ under in lowest terms. `under` is positive. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)]
  if (b <= 0n) throw new RangeError('a fraction is over a positive number')
  const factor = common(a < 0n ? -a : a, b)
  return { over: a / factor, under: b / factor }
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under)

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under)

export const less = (a: Fraction, b: Fraction): Fraction => plus(a, fraction(-b.over, b.under))

export const power = (a: Fraction, exponent: number): Fraction =>
  fraction(a.over ** BigInt(exponent), a.under ** BigInt(exponent))

export const sumOf = (parts: readonly Fraction[]): Fraction => parts.reduce(plus, fraction(0))

/** As a decimal text with so many digits after the point, rounded half up. */
export function decimalOf({ over, under }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits)
  const size = over < 0n ? -over : over
  const whole = (2n * size * scale + under) / (2n * under)
  const text = `${whole / scale}${digits > 0 ? `.${String(whole % scale).padStart(digits, '0')}` : ''}`
  return over < 0n && whole > 0n ? `-${text}` : text
}

/** The nearest floating number: for displays and simulations. */
export const floatOf = ({ over, under }: Fraction): number => Number((over * 10n ** 18n) / under) / 1e18

/** How many ways there are to take k of n. 0 where k is more than n or negative. */
export function waysOf(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let ways = 1n
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i)
  return ways
}
