/** A level that an operator gives or takes: counting goes on from where that level begins. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Owner } from './benefits.ts'
import { writeMoves } from './changes.ts'
import { levelAt, planOf, type Signature } from './plan.ts'

export interface Setting extends Owner {
  readonly rank: number
  /** Of the brand, as 2026-11-27. */
  readonly day: string
  readonly at: Date
}

/**
 * Answers whether anything changed. Kept for the rest of this month and all of the next, as a level that was reached.
 * @throws Error for a level that the brand has not
 */
export const setRank = (db: Db, { merchantId, memberId, rank, day, at }: Setting, signature: Signature) =>
  inMerchant(db, merchantId, async (tx): Promise<boolean> => {
    const plan = await planOf(tx, merchantId)
    if (!Number.isInteger(rank) || rank < 0 || rank >= plan.length)
      throw new Error(`Levels go from 0 to ${plan.length - 1}.`)
    const month = `${day.slice(0, 7)}-01`
    await sql`
      insert into vip.standings (member_id, merchant_id, ranked_on, month)
      values (${memberId}, ${merchantId}, ${day}::date, ${month}::date) on conflict (member_id) do nothing`.execute(
      tx,
    )
    const { rows } = await sql<{ rank: number }>`
      select rank from vip.standings where merchant_id = ${merchantId} and member_id = ${memberId} for update`.execute(
      tx,
    )
    const from = rows[0]?.rank
    if (from === undefined) throw new Error('This brand has no such member.')
    if (from === rank) return false
    const { deposits, valid } = levelAt(plan, rank)
    const to = sql.raw(rank > from ? 'greatest' : 'least')
    await sql`
      update vip.standings set rank = ${rank}, ranked_on = ${day}::date, deposits = ${to}(deposits, ${deposits}),
        valid = ${to}(valid, ${valid}) where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(
      tx,
    )
    const moves = [{ memberId, from, to: rank }]
    await writeMoves(tx, merchantId, { plan, moves }, { what: 'set', at, signature })
    return true
  })
