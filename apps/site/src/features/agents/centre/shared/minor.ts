import { type Minor, parseMinor } from '@jackfruit/kernel'

/** A signed amount of the wire in minor units. */
export function minorOf(amount: string, scale: number): Minor {
  const minor = parseMinor(amount.replace(/^-/, ''), scale)
  if (minor === null) throw new Error(`not an amount: ${amount}`)
  return amount.startsWith('-') ? -minor : minor
}

/** A rate in per cent, at most four decimals, in millionths: 0.12 % is 1_200n. Null where it is none. */
export const ppmOf = (percent: string): bigint | null => parseMinor(percent, 4)

/** The other way round, with four decimals. */
export function percentOf(ppm: bigint): string {
  const digits = ppm.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}
