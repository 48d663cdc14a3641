/**
 * A bonus on what is paid in: chosen with the order, held for it, and given in the transaction that credits it. What
 * happens is the core's (bonus/deposits.ts); here are its terms, its sentences and how much it is.
 */
import { formatMinor, Refusal } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { count, money, percent, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'
import type { Kind, OnDeposit } from '../kind.ts'

const terms = {
  /** Which deposit of a member: 1 is the first; `day` is one of each day. */
  nth: z.union([whole(1, 9), z.literal('day')]),
  /** Percent of what is paid in, and the most that it comes to. */
  percent: whole(1, 500),
  most: amount,
  /** What has to be paid in at least. */
  least: amount,
}
interface Terms {
  readonly nth: number | 'day'
  readonly percent: number
  readonly most: string
  readonly least: string
}

export interface DepositProgress {
  readonly order: string
  /** What was credited with it until now. */
  readonly deposit: string
  readonly day: string
}

const fullOf = (bonus: bigint, rate: bigint, least: bigint) => {
  const full = (bonus * 100n + rate - 1n) / rate
  return full > least ? full : least
}
const onDeposit = ({ nth, percent: rate, most, least }: Terms): OnDeposit => ({
  nth,
  least: minor(least),
  full: fullOf(minor(most), BigInt(rate), minor(least)),
  bonusOf(deposit) {
    if (deposit < minor(least)) return 0n
    const share = (deposit * BigInt(rate)) / 100n
    return share < minor(most) ? share : minor(most)
  },
})

const most = (given: Terms) => minor(given.most)
const shareOf = ({ percent: rate }: Terms) => percent('percent', String(rate))

export const deposit: Kind<Terms, DepositProgress> = {
  ...{ code: 'deposit', terms, begins: 'join', runsWithBonus: true },
  begin: () => ({ order: '', deposit: formatMinor(0n), day: '' }),
  most,
  least: (given) => onDeposit(given).bonusOf(minor(given.least)) || 1n,
  expected: most,
  onDeposit,
  again: ({ terms: { nth }, membership: { progress, state }, day }) =>
    state === 'expired' || state === 'left'
      ? nth !== 'day' && progress.deposit === '0.00'
      : nth === 'day' && progress.day !== day && state !== 'joined',
  promise: (given) => say('deposit_promise', shareOf(given), money('amount', most(given))),
  steps: (given) => [
    given.nth === 'day'
      ? say('deposit_step_day', money('least', minor(given.least)))
      : given.nth === 1
        ? say('deposit_step_first', money('least', minor(given.least)))
        : say('deposit_step_nth', count('nth', given.nth), money('least', minor(given.least))),
    say('deposit_step_bonus', shareOf(given), money('amount', most(given))),
  ],
  state({ membership, turnover }) {
    if (membership?.state === 'joined')
      return say('state_deposit_chosen', money('amount', membership.setAside))
    if (membership?.state === 'process' && turnover)
      return say(
        'state_wagering',
        money('amount', turnover.amount),
        money('counted', turnover.counted),
        money('target', turnover.target),
      )
    if (membership?.state === 'process') return say('state_bonus_waits')
    return say('state_deposit')
  },
  percent: ({ membership, turnover }) =>
    membership?.state === 'process' && turnover && turnover.target > 0n
      ? Number((turnover.counted * 100n) / turnover.target)
      : null,
  async onPress() {
    // It begins with an order to pay in, by nothing else.
    throw new Refusal('promotion_not_now')
  },
}
