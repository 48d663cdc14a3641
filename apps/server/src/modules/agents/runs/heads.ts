/** Where the next period of each kind begins that nobody has reckoned yet. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Period } from '../contracts/policy.ts'
import type { PayKind } from '../contracts/terms.ts'

export interface Head {
  readonly merchantId: number
  readonly kind: PayKind
  readonly period: Period
}

/** Every kind and period of the brand in which a contract ever began. */
export const headsOf = (db: Db, merchantId: number): Promise<Head[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Head>`
      select merchant_id as "merchantId", kind, period from agents.heads
       where merchant_id = ${merchantId} order by kind, period`.execute(tx)
    return rows
  })

/** Null where somebody else has it. */
export async function holdHead(tx: Tx, { merchantId, kind, period }: Head): Promise<Date | null> {
  const { rows } = await sql<{ nextFrom: Date }>`
    select next_from as "nextFrom" from agents.heads
     where merchant_id = ${merchantId} and kind = ${kind} and period = ${period}
       for update skip locked`.execute(tx)
  return rows[0]?.nextFrom ?? null
}

export const moveHead = (tx: Tx, { merchantId, kind, period }: Head, next: Date) =>
  sql`
    update agents.heads set next_from = ${next}
     where merchant_id = ${merchantId} and kind = ${kind} and period = ${period}`.execute(tx)

/** Months in which nobody has a contract are passed over at once; never beyond now. */
export async function nextWithContracts(
  tx: Tx,
  { merchantId, kind, period }: Head,
  after: Date,
  now: Date,
): Promise<Date> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(greatest(from_at, ${after})) as at from agents.spans
     where merchant_id = ${merchantId} and kind = ${kind} and period = ${period} and to_at > ${after}
       and to_at > from_at`.execute(tx)
  const found = rows[0]?.at ?? null
  return found && found < now ? found : now > after ? now : after
}
