/**
 * Bets that filled a bonus which says that they bring no rebate are taken out of what waits, as differences: whichever of
 * bet and bonus is counted first, the sum is the same once both are. What was paid in between is made up for by the next.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { ownersOf } from '../ledger/index.ts'
import { type Spent, spentWithoutRebate } from '../turnover/index.ts'
import { addValid } from './accrue.ts'

const most = 500

/** Reads on until there is no more. Of two who read at once one does, and the other leaves it. */
export async function takeOut(db: Db, now: () => Date, stopping?: AbortSignal): Promise<void> {
  while ((await db.transaction().execute((tx) => takeSome(tx, now()))) === most && !stopping?.aborted);
}

async function takeSome(tx: Tx, at: Date): Promise<number> {
  await sql`select set_config('app.reader', 'published', true)`.execute(tx)
  const { rows } = await sql<{ nextXid: bigint; afterId: bigint }>`
    select next_xid as "nextXid", after_id as "afterId" from rebates.places where name = 'spent'
       for update skip locked`.execute(tx)
  const [place] = rows
  if (!place) return 0
  const spent = await spentWithoutRebate(tx, { ...place, most })
  const last = spent.at(-1)
  if (!last) return 0
  const owners = await ownersOf(tx, [...new Set(spent.map(({ accountId }) => accountId))])
  for (const [merchantId, each] of Map.groupBy(spent, (row: Spent) => row.merchantId)) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    const own = each.flatMap(({ accountId, kind, used }) => {
      const owner = owners.get(accountId)
      return owner?.kind === 'purse' ? [{ memberId: BigInt(owner.owner), kind, valid: -used }] : []
    })
    const bets = sql`(
      select member_id, kind, valid, 0::bigint as id
        from unnest(${own.map(({ memberId }) => memberId)}::bigint[], ${own.map(({ kind }) => kind)}::text[],
          ${own.map(({ valid }) => valid)}::bigint[]) as own (member_id, kind, valid))`
    await addValid(tx, merchantId, bets, at)
  }
  await sql`
    update rebates.places set next_xid = ${last.xid}, after_id = ${last.id} where name = 'spent'`.execute(tx)
  return spent.length
}
