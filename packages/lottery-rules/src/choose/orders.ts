/** Orders of digits: reversed pairs, permutations (đảo, ပတ်လည်), and how many there are. */
import { waysOf } from '../fraction.ts'

/** How often each digit occurs, the most frequent first: 11234 has [2, 1, 1, 1]. */
export function patternOf(digits: string): number[] {
  const counts = new Map<string, number>()
  for (const digit of digits) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  return [...counts.values()].sort((a, b) => b - a)
}

/** In how many orders these digits stand: 123 in 6, 112 in 3, 1122 in 6. */
export function ordersCount(digits: string): number {
  let [ways, left] = [1n, digits.length]
  for (const times of patternOf(digits)) {
    ways *= waysOf(left, times)
    left -= times
  }
  return Number(ways)
}

export const sorted = (digits: string): string => [...digits].sort().join('')

/** Each order of the digits once, the lowest first. */
export function ordersOf(digits: string): string[] {
  if (digits.length < 2) return [digits]
  return [...new Set(sorted(digits))].flatMap((first) =>
    ordersOf(sorted(digits).replace(first, '')).map((rest) => first + rest),
  )
}
