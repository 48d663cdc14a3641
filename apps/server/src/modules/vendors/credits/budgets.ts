/**
 * Budgets of credits without a stake: registered before, and counted by the database under a lock. What nobody
 * registered is nothing.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { post } from '../../ledger/index.ts'
import { settleAgain } from '../free-rounds/rows.ts'

export interface Budgeted {
  readonly merchantId: number
  readonly vendor: string
  readonly currency: string
  /** The campaign that the credit names. Without a budget of its own it draws on the vendor's. */
  readonly campaign: string | null
}

export interface Draw extends Budgeted {
  readonly accountId: bigint
  /** Of the credit in the ledger. */
  readonly key: string
  /** Of a settlement, the key of the credit that it settles. */
  readonly settles: string | null
  readonly amount: Minor
  /** The maker's: where the budget has an account of its own, that pays it what the credit cost. */
  readonly houseId: number
  /** Where the brand's days begin. */
  readonly timeZone: string
}

/** How much of the credit a budget bears, in all and today. The credit was written in this transaction: it draws once. */
export async function draw(
  tx: Tx,
  { timeZone, accountId, key, settles, amount, houseId, ...of }: Draw,
): Promise<Minor> {
  const budget = await lockBudget(tx, of)
  // One that is for another purse bears nothing of this one's credits.
  if (!budget || (budget.purseId !== null && budget.purseId !== accountId)) return 0n
  const { id, fundId } = budget
  const { rows } = await sql<{ covered: bigint; day: string }>`
    update vendors.credit_budgets b
       set used = b.used + n.covered, day = n.today, day_used = n.before + n.covered
      from (select today, before, greatest(0, least(${amount}::bigint, total - used, per_day - before)) as covered
              from (select total, used, per_day, today, case when day = today then day_used else 0 end as before
                      from vendors.credit_budgets, (select (clock_timestamp() at time zone ${timeZone})::date as today) d
                     where id = ${id}) s) n
     where b.id = ${id} returning n.covered, n.today::text as day`.execute(tx)
  const { covered = 0n, day = '' } = rows[0] ?? {}
  if (covered > 0n)
    await sql`
      insert into vendors.budget_draws (budget_id, merchant_id, account_id, key, settles, amount, day)
      values (${id}, ${of.merchantId}, ${accountId}, ${key}, ${settles}, ${covered}, ${day}::date)`.execute(
      tx,
    )
  if (covered > 0n && fundId !== null)
    await post(tx, { key: `free:${key}`, kind: 'reward', accountId: fundId, houseId, amount: -covered })
  return covered
}

interface Standing {
  readonly id: bigint
  readonly fundId: bigint | null
  readonly purseId: bigint | null
}

/** The campaign's own budget, or the vendor's. A statement of its own: what is counted is read after the lock is held. */
async function lockBudget(
  tx: Tx,
  { merchantId, vendor, currency, campaign }: Budgeted,
): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select id, fund_id as "fundId", purse_id as "purseId" from vendors.credit_budgets
     where merchant_id = ${merchantId} and vendor = ${vendor} and currency = ${currency}
       and (campaign = ${campaign} or campaign is null)
     order by campaign nulls last limit 1 for update`.execute(tx)
  return rows[0] ?? null
}

interface Back {
  readonly merchantId: number
  readonly accountId: bigint
  /** Of the credit that the vendor takes back, or settles lower. */
  readonly key: string
  readonly amount: Minor
  readonly houseId: number
  /** The key of the correction. */
  readonly by: string
}

/**
 * The vendor took so much of a credit back: what budgets bore of it, they have room for again, and first for what they
 * bore of its settlements. Whoever calls holds the lock of this maker's credits.
 */
export async function giveBack(
  tx: Tx,
  { merchantId, accountId, key, amount, houseId, by }: Back,
): Promise<void> {
  const { rows } = await sql<{ id: bigint; fundId: bigint | null; part: Minor }>`
    with drawn as (
      select key, amount - returned as room,
          coalesce(sum(amount - returned) over (order by settles nulls last, key
            rows between unbounded preceding and 1 preceding), 0) as before
        from vendors.budget_draws
       where merchant_id = ${merchantId} and account_id = ${accountId} and (key = ${key} or settles = ${key})
         and returned_at is null),
    share as (
      select key, least(room, greatest(0, ${amount}::bigint - before))::bigint as part from drawn),
    back as (
      update vendors.budget_draws d
         set returned = d.returned + share.part,
             returned_at = case when d.returned + share.part = d.amount then clock_timestamp() end
        from share
       where d.merchant_id = ${merchantId} and d.account_id = ${accountId} and d.key = share.key and share.part > 0
      returning d.budget_id, d.day, share.part),
    freed as (
      select b.id, sum(back.part)::bigint as part,
          coalesce(sum(back.part) filter (where back.day = b.day), 0)::bigint as today
        from back join vendors.credit_budgets b on b.merchant_id = ${merchantId} and b.id = back.budget_id
       group by b.id)
    update vendors.credit_budgets b set used = b.used - freed.part, day_used = b.day_used - freed.today
      from freed where b.merchant_id = ${merchantId} and b.id = freed.id
    returning b.id, b.fund_id as "fundId", freed.part`.execute(tx)
  for (const { id, fundId, part } of rows) {
    if (fundId === null) continue
    await post(tx, { key: `free:${by}:${id}`, kind: 'reward', accountId: fundId, houseId, amount: part })
    await settleAgain(tx, merchantId, id)
  }
}

/** What budgets have borne of these credits. */
export async function drawnOf(tx: Tx, accountId: bigint, keys: readonly string[]): Promise<Minor> {
  const { rows } = await sql<{ drawn: bigint }>`
    select coalesce(sum(amount - returned), 0)::bigint as drawn from vendors.budget_draws
     where account_id = ${accountId} and key = any(${keys}::text[]) and returned_at is null`.execute(tx)
  return rows[0]?.drawn ?? 0n
}
