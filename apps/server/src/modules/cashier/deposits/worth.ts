/** What the payer's money is worth in the purse, and the amount that is one order's alone. Whole numbers only. */
import { randomInt } from 'node:crypto'
import type { DepositMethod } from '@jackfruit/contracts/deposit-data'
import type { Minor } from '@jackfruit/kernel'
import type { PayMoney } from '../gateways/port.ts'

/** `num` smallest units of the purse for `den` of the payer's money. */
export interface Rate {
  readonly num: bigint
  readonly den: bigint
}

export interface Due {
  readonly pay: PayMoney
  readonly rate: Rate
  /** What is credited when exactly that comes. */
  readonly due: Minor
}

/** Down to the purse's smallest unit: what is left of it stays with the gateway. */
export const worthOf = (amount: bigint, { num, den }: Rate): Minor => (amount * num) / den

export function dueOf(
  { pay, tail }: Pick<DepositMethod, 'pay' | 'tail'>,
  currency: string,
  wanted: Minor,
  draw: (below: number) => number = (below) => randomInt(below),
): Due {
  const rate: Rate = pay ? { num: BigInt(pay.worth), den: BigInt(pay.of) } : { num: 1n, den: 1n }
  // Up: who pays what is asked gets at least what they chose.
  const plain = (wanted * rate.den + rate.num - 1n) / rate.num
  const amount = plain + (tail ? BigInt(tail.step) * BigInt(1 + draw(tail.steps)) : 0n)
  const money = { currency: pay?.currency ?? currency, scale: pay?.scale ?? 2, amount }
  return { pay: money, rate, due: worthOf(amount, rate) }
}
