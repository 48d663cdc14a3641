/** The stakes that the slots offer and the most that one round may return, both by currency. */
import type { Minor } from '@jackfruit/kernel'
import type { ByCurrency } from '@jackfruit/studio-kit/rules'

const thousand = ['1', '2', '5', '10', '20', '50', '100', '200', '500', '1000']
const fiveThousand = ['5', '10', '20', '50', '100', '200', '500', '1000', '2000', '5000']

/** All steps, from the least bet of the platform to a thousand times it. */
const ladders: ByCurrency<readonly string[]> = {
  MMK: ['100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000', '100000'],
  BDT: fiveThousand,
  INR: fiveThousand,
  NGN: ['50', '100', '200', '500', '1000', '2000', '5000', '10000', '20000', '50000'],
  IDRK: thousand,
  PKR: ['10', '20', '50', '100', '200', '500', '1000', '2000', '5000', '10000'],
  KES: fiveThousand,
}

export const maxWin: ByCurrency<string> = {
  MMK: '100000000',
  BDT: '5000000',
  INR: '5000000',
  NGN: '50000000',
  IDRK: '1000000',
  PKR: '10000000',
  KES: '5000000',
}

/** The steps at which a round that returns `most` stakes stays within `maxWin`. */
export function stakesFor(most: number): ByCurrency<readonly string[]> {
  const within = (currency: string, step: string) =>
    BigInt(step) * BigInt(Math.ceil(most)) <= BigInt(maxWin[currency] ?? 0)
  return Object.fromEntries(
    Object.entries(ladders).map(([currency, steps]) => [
      currency,
      steps.filter((step) => within(currency, step)),
    ]),
  )
}

/**
 * What a win of so many units pays, where `unitsPerStake` units are one stake. Floored; every stake
 * on the ladders is whole in twentieths and in hundredths, so that the floor takes nothing.
 */
export const amountOf = (stake: Minor, units: number, unitsPerStake: number): Minor =>
  (stake * BigInt(units)) / BigInt(unitsPerStake)
