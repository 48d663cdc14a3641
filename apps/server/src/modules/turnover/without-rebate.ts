/** What was spent on requirements whose bets bring no rebate: written as it is counted, published for modules above. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Count, Requirement } from './rows.ts'

/** In the transaction that counts. What a bet counted before is taken out, so that all of it together is what counts now. */
export async function writeSpent(
  tx: Tx,
  requirements: ReadonlyMap<bigint, Pick<Requirement, 'id' | 'withoutRebate'>>,
  { dropped, written }: { readonly dropped: readonly Count[]; readonly written: readonly Count[] },
): Promise<void> {
  const sums = new Map<
    string,
    Pick<Count, 'merchantId' | 'accountId' | 'gameType' | 'at'> & { used: Minor }
  >()
  const add = (counts: readonly Count[], sign: bigint) => {
    for (const { requirementId, merchantId, accountId, gameType, used, at } of counts) {
      if (!requirements.get(requirementId)?.withoutRebate) continue
      const name = `${accountId}|${gameType}`
      const sum = sums.get(name) ?? { merchantId, accountId, gameType, at, used: 0n }
      sums.set(name, { ...sum, used: sum.used + sign * used })
    }
  }
  add(dropped, -1n)
  add(written, 1n)
  const all = [...sums.values()].filter(({ used }) => used !== 0n)
  if (all.length === 0) return
  await sql`
    insert into turnover.spent_without_rebate (merchant_id, account_id, kind, used, at)
    select * from unnest(${all.map(({ merchantId }) => merchantId)}::int[],
      ${all.map(({ accountId }) => accountId)}::bigint[], ${all.map(({ gameType }) => gameType)}::text[],
      ${all.map(({ used }) => used)}::bigint[], ${all.map(({ at }) => at)}::timestamptz[])`.execute(tx)
}

export interface Spent {
  readonly id: bigint
  readonly xid: bigint
  readonly merchantId: number
  readonly accountId: bigint
  readonly kind: string
  /** Below zero where bets were taken back, or count elsewhere now. */
  readonly used: Minor
}

/** Over all brands, in a transaction that reads what is published. */
export async function spentWithoutRebate(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    select id, written_xid as xid, merchant_id as "merchantId", account_id as "accountId", kind, used
      from turnover.spent_without_rebate
     where (written_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and written_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
     order by written_xid, id limit ${most}`.execute(tx)
  return rows
}
