/**
 * Budgets of credits without a stake: registered before, and counted by the database under a lock. What nobody
 * registered is nothing.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

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
  readonly amount: Minor
  /** Where the brand's days begin. */
  readonly timeZone: string
}

/** How much of the credit a budget bears, in all and today. The credit was written in this transaction: it draws once. */
export async function draw(tx: Tx, { timeZone, accountId, key, amount, ...of }: Draw): Promise<Minor> {
  const id = await lockBudget(tx, of)
  if (id === null) return 0n
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
      insert into vendors.budget_draws (budget_id, merchant_id, account_id, key, amount, day)
      values (${id}, ${of.merchantId}, ${accountId}, ${key}, ${covered}, ${day}::date)`.execute(tx)
  return covered
}

/** The campaign's own budget, or the vendor's. A statement of its own: what is counted is read after the lock is held. */
async function lockBudget(
  tx: Tx,
  { merchantId, vendor, currency, campaign }: Budgeted,
): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from vendors.credit_budgets
     where merchant_id = ${merchantId} and vendor = ${vendor} and currency = ${currency}
       and (campaign = ${campaign} or campaign is null)
     order by campaign nulls last limit 1 for update`.execute(tx)
  return rows[0]?.id ?? null
}

/** The vendor took the credit back: its budget has the room again. */
export async function giveBack(tx: Tx, accountId: bigint, key: string): Promise<void> {
  await sql`
    with back as (
      update vendors.budget_draws set returned_at = clock_timestamp()
       where account_id = ${accountId} and key = ${key} and returned_at is null
      returning budget_id, amount, day)
    update vendors.credit_budgets b set used = b.used - back.amount,
        day_used = b.day_used - case when b.day = back.day then back.amount else 0 end
      from back where b.id = back.budget_id`.execute(tx)
}

/** What budgets have borne of these credits. */
export async function drawnOf(tx: Tx, accountId: bigint, keys: readonly string[]): Promise<Minor> {
  const { rows } = await sql<{ drawn: bigint }>`
    select coalesce(sum(amount), 0)::bigint as drawn from vendors.budget_draws
     where account_id = ${accountId} and key = any(${keys}::text[]) and returned_at is null`.execute(tx)
  return rows[0]?.drawn ?? 0n
}
