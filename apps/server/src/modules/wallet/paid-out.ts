/** What has left for members' own accounts outside: counted with the stream, in quarters of an hour. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { beginOfDay } from '../../platform/database/midnight.ts'
import type { Owner } from '../ledger/index.ts'
import type { MovedMoney } from './settlements.ts'

/** Adds what a stretch of the stream paid out, in the transaction that moves the reader's place in it. */
export async function countPaidOut(
  tx: Tx,
  money: readonly MovedMoney[],
  owners: ReadonlyMap<bigint, Owner>,
): Promise<void> {
  const rows = money.flatMap(({ accountId, what, amount, at }) => {
    const owner = what === 'payout' ? owners.get(accountId) : undefined
    return owner ? [{ ...owner, amount, at }] : []
  })
  if (rows.length === 0) return
  await sql`
    insert into wallet.paid_out as known (merchant_id, currency, slot, amount)
    select merchant_id, currency, wallet.slot_of(at), sum(amount)
      from unnest(${rows.map(({ merchantId }) => merchantId)}::int[], ${rows.map(({ currency }) => currency)}::text[],
        ${rows.map(({ amount }) => amount)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[])
        as paid (merchant_id, currency, amount, at)
     group by 1, 2, 3
    on conflict (merchant_id, currency, slot) do update set amount = known.amount + excluded.amount`.execute(
    tx,
  )
}

interface Today {
  readonly merchantId: number
  readonly currency: string
  readonly timeZone: string
  readonly now: Date
}

/** Since midnight of the brand's day. At most a hundred rows are read, however much was paid. */
export const paidOutToday = (db: Db, { merchantId, currency, timeZone, now }: Today): Promise<bigint> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ amount: bigint }>`
      select coalesce(sum(amount), 0)::bigint as amount from wallet.paid_out
       where merchant_id = ${merchantId} and currency = ${currency}
         and slot >= ${beginOfDay(sql`${now}::timestamptz`, timeZone)} and slot <= ${now}`.execute(tx)
    return rows[0]?.amount ?? 0n
  })
