/** What is written into the fields of a bet: amounts on a ladder of stakes, targets in hundredths. Pure. */
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { ceiling, leastTarget } from '@jackfruit/table-rules/crash/crash'

export interface StakeLimits {
  readonly least: Minor
  readonly most: Minor
  /** Lowest first: where the steps of the amount stand. */
  readonly ladder: readonly Minor[]
  readonly scale: number
}

/** "5,000" and "5000.50" alike; null where it is no amount of the currency, or beyond the limits. */
export function readAmount(text: string, { least, most, scale }: StakeLimits): Minor | null {
  const amount = parseMinor(text.replaceAll(/[\s,]/g, ''), scale)
  return amount !== null && amount >= least && amount <= most ? amount : null
}

/** "2", "2.5" or "2.50" in hundredths; null for what the rules do not take. */
export function readTarget(text: string): number | null {
  const found = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*[×x]?\s*$/.exec(text)
  if (!found) return null
  const target = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
  return target >= leastTarget && target <= ceiling ? target : null
}

export type AmountStep = 'up' | 'down' | 'half' | 'double' | 'most'

/** Within the limits, and never more than there is. */
export function stepped(
  amount: Minor,
  step: AmountStep,
  { least, most, ladder }: StakeLimits,
  balance: Minor,
): Minor {
  const wanted: Readonly<Record<AmountStep, Minor>> = {
    up: ladder.find((rung) => rung > amount) ?? most,
    down: ladder.findLast((rung) => rung < amount) ?? least,
    half: amount / 2n,
    double: amount * 2n,
    most: balance < most ? balance : most,
  }
  const next = wanted[step]
  return next < least ? least : next > most ? most : next
}

/** "3.47": hundredths as they are read. */
export const timesText = (at: number): string =>
  `${Math.floor(at / 100)}.${String(at % 100).padStart(2, '0')}`
