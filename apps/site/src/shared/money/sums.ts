import { type Minor, parseMinor } from '@jackfruit/kernel'

/** Amounts of the wire, signed or not, added up in minor units. */
export function sumOf(amounts: readonly string[], scale: number): Minor {
  return amounts.reduce((sum, text) => {
    const value = parseMinor(text.replace(/^-/, ''), scale)
    if (value === null) throw new Error(`not an amount: ${text}`)
    return sum + (text.startsWith('-') ? -value : value)
  }, 0n)
}
