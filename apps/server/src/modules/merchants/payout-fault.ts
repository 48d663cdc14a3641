/** Amounts of a brand's payouts that contradict each other are found before anything is seeded from them. */
import type { PayoutMethod, PayoutRules } from '@jackfruit/contracts/payout-data'
import { parseMinor } from '@jackfruit/kernel'

/** The first contradiction with its place; null when all go together. */
export function payoutFault(
  { dayMax, automaticMax, papersFrom }: PayoutRules,
  methods: readonly PayoutMethod[],
  scale: number,
): string | null {
  const isMore = (one: string, other: string) => {
    const [a, b] = [parseMinor(one, scale), parseMinor(other, scale)]
    return a === null || b === null || a > b
  }
  if (isMore(automaticMax, papersFrom)) return 'payouts.automaticMax: is more than papersFrom, or no amount'
  if (isMore(papersFrom, dayMax)) return 'payouts.papersFrom: is more than dayMax, or no amount'
  for (const [index, { min, max, partMax, feeFixed }] of methods.entries()) {
    const at = `payoutMethods.${index}`
    if (isMore('0.01', min)) return `${at}.min: is nothing`
    if (isMore(min, max)) return `${at}.max: is less than min, or no amount`
    if (isMore(max, dayMax)) return `${at}.max: is more than dayMax`
    if (isMore(min, partMax)) return `${at}.partMax: is less than min, or no amount`
    if (isMore(feeFixed, min) || feeFixed === min) return `${at}.feeFixed: eats up the smallest withdrawal`
  }
  return null
}
