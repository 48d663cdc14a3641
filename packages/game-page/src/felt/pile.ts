/** The chips that an amount lies there in. */
import type { Minor } from '@jackfruit/kernel'

/** No table takes so many chips on one place. */
const most = 200

/** Largest first, as few as can be; what is less than the lowest chip, at a place's limit, is a last one of its own. */
export function pileOf(amount: Minor, chips: readonly Minor[]): Minor[] {
  const pile: Minor[] = []
  let left = amount
  for (const chip of chips.toSorted((a, b) => (a < b ? 1 : -1)))
    for (; left >= chip && chip > 0n && pile.length < most; left -= chip) pile.push(chip)
  return left > 0n ? [...pile, left] : pile
}
