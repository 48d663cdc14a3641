/** Members who have come to a limit that they set: nobody earns on what they do beyond it. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type Period, periodAround, playedSince } from '../ledger/index.ts'

interface Bound {
  readonly memberId: bigint
  readonly accountId: bigint
  readonly timeZone: string
  readonly kind: 'loss' | 'stake'
  readonly period: Period
  readonly amount: bigint
}

interface Asked {
  readonly merchantId: number
  readonly memberIds: readonly bigint[]
  readonly at: Date
}

/** Of these members of a brand, those whose losses or stakes of the day, the week or the month are at their limit. */
export async function overLimits(tx: Tx, { merchantId, memberIds, at }: Asked): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<Bound>`
    select m.member_id as "memberId", m.account_id as "accountId", m.time_zone as "timeZone", l.kind, l.period, l.amount
      from protection.members m join protection.limits l on l.member_id = m.member_id
     where m.merchant_id = ${merchantId} and m.member_id = any(${[...memberIds]}::bigint[])
       and l.kind in ('loss', 'stake') and l.amount is not null`.execute(tx)
  const over = new Set<bigint>()
  for (const { memberId, accountId, timeZone, kind, period, amount } of rows) {
    if (over.has(memberId)) continue
    const { from } = await periodAround(tx, { period, at, timeZone })
    const { staked, lost } = await playedSince(tx, accountId, from)
    if ((kind === 'loss' ? lost : staked) >= amount) over.add(memberId)
  }
  return over
}
