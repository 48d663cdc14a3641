/** Counts valid bets by member, kind and the rate of the level that holds: each once, in the transaction that read it. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { DeedSum } from '../activity/index.ts'
import { benefitsOfMembers } from '../vip/index.ts'

interface Sum {
  readonly memberId: bigint
  readonly kind: string
  readonly rate: bigint
  valid: bigint
  upto: bigint
}

export async function accrue(tx: Tx, deeds: readonly DeedSum[], at: Date): Promise<void> {
  const bets = deeds.filter(({ what, valid }) => what === 'bet' && valid !== 0n)
  for (const merchantId of new Set(bets.map((deed) => deed.merchantId))) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    await addValid(
      tx,
      merchantId,
      bets.filter((deed) => deed.merchantId === merchantId),
      at,
    )
  }
}

/** At the rate of the level that holds now, in the transaction's brand. */
export async function addValid(
  tx: Tx,
  merchantId: number,
  bets: readonly Pick<DeedSum, 'memberId' | 'kind' | 'valid' | 'id'>[],
  at: Date,
): Promise<void> {
  const members = [...new Set(bets.map(({ memberId }) => memberId))]
  const benefits = await benefitsOfMembers(tx, merchantId, members)
  const sums = new Map<string, Sum>()
  for (const { id, memberId, kind, valid } of bets) {
    const rate = benefits.get(memberId)?.rebates[kind] ?? 0n
    if (rate === 0n) continue
    const name = `${memberId}|${kind}`
    const sum = sums.get(name) ?? { memberId, kind, rate, valid: 0n, upto: id }
    sum.valid += valid
    if (id > sum.upto) sum.upto = id
    sums.set(name, sum)
  }
  if (sums.size === 0) return
  const all = [...sums.values()]
  await sql`
    insert into rebates.accruals as a (member_id, kind, rate, merchant_id, valid, since, upto)
    select n.member_id, n.kind, n.rate, ${merchantId}, n.valid, ${at}, n.upto
      from unnest(${all.map(({ memberId }) => memberId)}::bigint[], ${all.map(({ kind }) => kind)}::text[],
        ${all.map(({ rate }) => rate)}::int[], ${all.map(({ valid }) => valid)}::bigint[],
        ${all.map(({ upto }) => upto)}::bigint[]) as n (member_id, kind, rate, valid, upto)
     order by n.member_id, n.kind, n.rate
    on conflict (member_id, kind, rate) do update set valid = a.valid + excluded.valid,
      upto = greatest(a.upto, excluded.upto),
      since = case when a.valid = 0 then excluded.since else a.since end`.execute(tx)
}
