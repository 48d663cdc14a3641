/** What happened to an account: its logins, which the sessions remember, and changes of what is kept safe. */
import type { historyKinds } from '@jackfruit/contracts/presence'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Owner } from '../owner.ts'
import type { Caller } from './caller.ts'

export type HistoryKind = (typeof historyKinds)[number]

export interface HistoryEntry {
  readonly kind: HistoryKind
  readonly at: Date
  readonly ip: string
  readonly userAgent: string
}

const shown = 50

export async function writeHistory(
  tx: Tx,
  { merchantId, memberId }: Owner,
  kind: Exclude<HistoryKind, 'login'>,
  { ip, userAgent }: Pick<Caller, 'ip' | 'userAgent'>,
  at: Date,
): Promise<void> {
  await sql`insert into identity.history (merchant_id, member_id, kind, ip, user_agent, at)
    values (${merchantId}, ${memberId}, ${kind}, ${ip}::inet, ${userAgent}, ${at})`.execute(tx)
}

/** The newest first. */
export async function readHistory(tx: Tx, { merchantId, memberId }: Owner): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryEntry>`
    select kind, at, ip, "userAgent" from (
    (select 'login' as kind, created_at as at, host(ip) as ip, user_agent as "userAgent", 0 as no
      from identity.sessions
      where merchant_id = ${merchantId} and member_id = ${memberId} order by created_at desc limit ${shown})
    union all
    (select kind, at, host(ip), user_agent, id from identity.history
      where merchant_id = ${merchantId} and member_id = ${memberId} order by at desc, id desc limit ${shown})
    ) happened
    order by at desc, no desc limit ${shown}`.execute(tx)
  return rows
}
