import { parseMinor } from '@jackfruit/kernel'

/** How much of a whole a part is, in whole percent, 0 to 100: full only when nothing is missing. */
export function portionOf(part: string, whole: string): number {
  const [a, b] = [parseMinor(part) ?? 0n, parseMinor(whole) ?? 0n]
  if (b === 0n || a >= b) return 100
  return Number((a * 100n) / b)
}
