/** How many members are there: those whose session was heard from lately. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'

/** A page that is open speaks at least once in this time. */
const latelyMinutes = 5
/** Players and agents. Trials and demonstrations are visits, not members. */
const counted = [0, 1, 2]

/** Each member once, however many sessions there are. */
export const membersOnline = (db: Db, merchantId: number, now: Date): Promise<number> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(distinct s.member_id)::int as count
        from identity.sessions s join identity.members m on m.id = s.member_id and m.merchant_id = ${merchantId}
       where s.merchant_id = ${merchantId} and s.ended_at is null and m.type = any(${counted}::smallint[])
         and s.last_seen_at > ${now}::timestamptz - make_interval(mins => ${latelyMinutes})`.execute(tx)
    return rows[0]?.count ?? 0
  })
