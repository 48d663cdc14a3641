/** Counts valid bets by member, kind and the rate of the level that holds: each once, in the transaction that read it. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { DeedRows } from '../activity/index.ts'
import { rankOf, rebateRates } from '../vip/index.ts'

export async function accrue(tx: Tx, { rows, merchantIds }: DeedRows, at: Date): Promise<void> {
  for (const merchantId of merchantIds) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    const bets = sql`(
      select member_id, kind, valid, id from ${rows} done
       where merchant_id = ${merchantId} and what = 'bet' and valid <> 0)`
    await addValid(tx, merchantId, bets, at)
  }
}

/** At the rate of the level that holds now, in the transaction's brand. `bets` are rows: `member_id, kind, valid, id`. */
export async function addValid(
  tx: Tx,
  merchantId: number,
  bets: RawBuilder<unknown>,
  at: Date,
): Promise<void> {
  const { rates, lastRank } = await rebateRates(tx, merchantId)
  const rank = rankOf(merchantId, sql`sums.member_id`)
  await sql`
    insert into rebates.accruals as a (member_id, kind, rate, merchant_id, valid, since, upto)
    select n.member_id, n.kind, rates.rate, ${merchantId}, n.valid, ${at}, n.upto
      from (select member_id, kind, valid, upto, least(${rank}, ${lastRank}::int) as rank
              from (select member_id, kind, sum(valid) as valid, max(id) as upto from ${bets} bets group by 1, 2) sums) n
      join ${rates} on rates.rank = n.rank and rates.kind = n.kind
     order by n.member_id, n.kind
    on conflict (member_id, kind, rate) do update set valid = a.valid + excluded.valid, is_unpaid = true,
      upto = greatest(a.upto, excluded.upto),
      since = case when a.valid = 0 then excluded.since else a.since end`.execute(tx)
}
