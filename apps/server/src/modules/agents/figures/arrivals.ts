/** Who came into the tree is counted by the agents above; what those who moved hold goes with them. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openCalendar } from './calendar.ts'
import { holdClock } from './clock.ts'
import { addCounts, moveHoldings } from './people.ts'
import type { Chain, Ports } from './ports.ts'

interface Arrival {
  readonly memberId: bigint
  readonly isNew: boolean
  readonly isAgent: boolean
  readonly chain: Chain
  readonly at: Date
}

const piece = 500

/** Of one brand, all that were noted by now, a piece at a time. */
export async function countArrivals(
  db: Db,
  { chainsOf, timeZoneOf }: Pick<Ports, 'chainsOf' | 'timeZoneOf'>,
  merchantId: number,
  stopping?: AbortSignal,
): Promise<void> {
  const { dayOf } = openCalendar(await timeZoneOf(merchantId))
  for (let most = piece; most === piece && !stopping?.aborted; )
    most = await inMerchant(db, merchantId, async (tx) => {
      const { rows: waiting } = await sql`
        select from agents.arrivals where merchant_id = ${merchantId} limit 1`.execute(tx)
      if (waiting.length === 0) return 0
      await holdClock(tx, merchantId)
      const { rows } = await sql<Arrival>`
        delete from agents.arrivals where merchant_id = ${merchantId} and id = any(array(
          select id from agents.arrivals where merchant_id = ${merchantId} order by id limit ${piece}))
        returning member_id as "memberId", is_new as "isNew", is_agent as "isAgent", chain, at`.execute(tx)
      const came = rows.filter(({ isNew, isAgent }) => isNew && !isAgent)
      await addCounts(
        tx,
        merchantId,
        came.map(({ chain, at }) => ({ chain, day: dayOf(at), newMembers: 1, firstDeposits: 0 })),
      )
      const moved = [...new Set(rows.filter(({ isNew }) => !isNew).map(({ memberId }) => memberId))]
      if (moved.length > 0) await moveHoldings(tx, merchantId, await chainsOf(tx, moved))
      return rows.length
    })
}
