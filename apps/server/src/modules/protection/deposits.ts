/** Whether a member may pay in this much now. Judged when an order is made: money that comes is credited always. */
import { formatMinor, type Minor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import { depositedBetween, type Period, periodAround } from '../ledger/index.ts'
import { refuseClosed } from './closures.ts'
import { readLimits } from './limits.ts'
import { lockMember, type Owner } from './members.ts'

export interface Deposit {
  readonly amount: Minor
  /** What the member's unfinished orders ask for, read after the member's row is held. */
  readonly pendingOf: (tx: Tx) => Promise<Minor>
}

/** Throws Refusal 'self_excluded', 'timed_out' or 'deposit_limit' (details: period, left, until). */
export async function admitDeposit(
  tx: Tx,
  owner: Owner,
  { amount, pendingOf }: Deposit,
  at: Date,
): Promise<void> {
  const member = await lockMember(tx, owner)
  refuseClosed(member, at)
  const limits = (await readLimits(tx, owner.memberId)).filter(({ kind }) => kind === 'deposit')
  if (limits.every((limit) => limit.amount === null)) return
  const pending = await pendingOf(tx)
  for (const { period, amount: limit } of limits) {
    if (limit === null) continue
    const bounds = await periodAround(tx, { period: period as Period, at, timeZone: owner.timeZone })
    const left = limit - pending - (await depositedBetween(tx, owner.accountId, bounds))
    if (amount <= left) continue
    throw new Refusal('deposit_limit', {
      period,
      left: formatMinor(left > 0n ? left : 0n),
      until: bounds.to.toISOString(),
    })
  }
}
