/** Where a withdrawal stands among others, and how long the channel takes: both counted, never assumed. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Payout } from './orders.ts'

export interface ChannelTimes {
  readonly medianSeconds: number
  /** Nine of ten were faster. */
  readonly slowSeconds: number
  readonly paid: number
}

const dayMs = 86_400_000
/** Fewer than these in a day say little: then it is looked at a month. */
const enough = 5

/** From request to paid, of whole withdrawals over this method. Null where nothing was paid yet. */
export async function channelTimes(
  tx: Tx,
  { merchantId, method, now }: { merchantId: number; method: string; now: Date },
): Promise<ChannelTimes | null> {
  const since = async (days: number) => {
    const { rows } = await sql<ChannelTimes>`
      select round(coalesce(percentile_cont(0.5) within group (order by seconds), 0))::float8 as "medianSeconds",
             round(coalesce(percentile_cont(0.9) within group (order by seconds), 0))::float8 as "slowSeconds",
             count(*)::int as paid
        from (select extract(epoch from state_at - created_at) as seconds from cashier.payouts
               where merchant_id = ${merchantId} and method = ${method} and state = 'COMPLETED'
                 and parent_id is null and state_at > ${new Date(now.getTime() - days * dayMs)}) p`.execute(
      tx,
    )
    return rows[0] ?? null
  }
  const today = await since(1)
  if (today && today.paid >= enough) return today
  const month = await since(30)
  return month && month.paid > 0 ? month : null
}

/** Those that wait for the same: a person, or the channel. */
const lines: readonly (readonly PayoutState[])[] = [
  ['REQUESTED', 'RISK_REVIEW'],
  ['QUEUED', 'SENDING'],
]

/** How many of the brand stand before it in its line; null where it is in none. */
export async function aheadOf(tx: Tx, payout: Payout): Promise<number | null> {
  const line = lines.find((states) => states.includes(payout.state))
  if (!line) return null
  const isChannel = line.includes('QUEUED')
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from cashier.payouts
     where merchant_id = ${payout.merchantId} and state = any(${line}::text[])
       and (not ${isChannel} or method = ${payout.method})
       and (coalesce(queued_at, created_at), id) < (${payout.queuedAt ?? payout.createdAt}, ${payout.id})`.execute(
    tx,
  )
  return rows[0]?.ahead ?? 0
}
