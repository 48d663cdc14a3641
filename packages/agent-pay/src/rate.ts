/** Rates and what they bring, exactly: nothing is rounded before it is paid. */
import type { Minor } from '@jackfruit/kernel'

/** A rate in millionths: 0.12 % is 1_200n. */
export type Ppm = bigint

/** An amount in millionths of a minor unit: an amount times a rate, as it comes. */
export type Exact = bigint

export const whole: Ppm = 1_000_000n

/** What can be paid of an exact amount, and what is left for the next time. Below zero nothing is paid and all is left. */
export function payable(exact: Exact): { readonly pay: Minor; readonly carry: Exact } {
  const pay = exact > 0n ? exact / whole : 0n
  return { pay, carry: exact - pay * whole }
}
