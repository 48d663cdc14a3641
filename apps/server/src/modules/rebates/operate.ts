/** What operators look at and do: what waits, how far it was counted, what the next noon pays, and a payment now. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { noonsAround } from './noon.ts'
import { leastOf, payRebate } from './pay.ts'
import { sumOf } from './reckon.ts'
import { type Line, lineOf, type Owner, unpaidOf } from './rows.ts'
import type { World } from './world.ts'

/** Who decided it, and why: kept with what they did. */
export interface Signature {
  readonly by: string
  readonly why: string
}

export interface Standing {
  /** Members to whom the next noon would pay something, and how much in all. */
  readonly members: number
  readonly due: Minor
  /** What waits for more, because it is below the least that is paid. */
  readonly below: number
  /** The last deed that was counted for anybody of the brand. */
  readonly upto: bigint
  readonly lastNoon: { readonly at: Date; readonly isPaid: boolean }
  readonly nextNoon: Date
  readonly currency: string
}

/** Of a brand, as it stands now. It reads all that waits: for people who ask, never for a page. */
export async function standingOf(
  { db, now, brandOf }: Pick<World, 'db' | 'now' | 'brandOf'>,
  merchantId: number,
): Promise<Standing> {
  const { timeZone, currency } = await brandOf(merchantId)
  const { last, day, next } = await noonsAround(db, timeZone, now())
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ members: number; due: Minor; below: number; upto: bigint }>`
      select (count(*) filter (where due >= ${leastOf(currency)}::bigint))::int as members,
          coalesce(sum(due) filter (where due >= ${leastOf(currency)}::bigint), 0)::bigint as due,
          (count(*) filter (where due < ${leastOf(currency)}::bigint))::int as below,
          coalesce(max(upto), 0)::bigint as upto
        from (select member_id, sum(floor((valid::numeric * rate + carry) / 100000))::bigint as due, max(upto) as upto
                from rebates.accruals where merchant_id = ${merchantId} and is_unpaid and valid <> 0 group by member_id) waiting`.execute(
      tx,
    )
    const paid = await sql`
      select from rebates.noons where merchant_id = ${merchantId} and day = ${day}::date and ended_at is not null`.execute(
      tx,
    )
    const { members = 0, due = 0n, below = 0, upto = 0n } = rows[0] ?? {}
    return {
      ...{ members, due, below, upto, currency, nextNoon: next },
      lastNoon: { at: last, isPaid: paid.rows.length > 0 },
    }
  })
}

export interface Preview {
  readonly lines: readonly (Line & { readonly upto: bigint })[]
  readonly total: Minor
}

/** What a payment now would be made of. */
export const previewOf = ({ db }: Pick<World, 'db'>, owner: Owner): Promise<Preview> =>
  inMerchant(db, owner.merchantId, async (tx) => {
    const unpaid = await unpaidOf(tx, owner)
    return {
      lines: unpaid.map((each) => ({ ...lineOf(each), upto: each.upto })),
      total: sumOf(unpaid),
    }
  })

/** As the next noon would, but now. Null where there is less than can be paid; the same key pays once. */
export async function payNow(
  world: World,
  owner: Owner & { readonly type: number },
  key: string,
  { by, why }: Signature,
): Promise<Minor | null> {
  const purse = await world.purseOf(owner)
  const paid = await payRebate(world.db, owner, purse, {
    ...{ key: `operator:${key}`, way: 'automatic', at: world.now(), signature: { by, why } },
  })
  if (paid?.posted) world.tellBalance(paid.posted)
  return paid?.payment.amount ?? null
}
