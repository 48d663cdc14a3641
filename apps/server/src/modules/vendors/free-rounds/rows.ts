/** Grants of free rounds, and what was played of them, as they lie in the database. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

type EndedWhy = 'used' | 'limit' | 'expired' | 'cancelled' | 'refused'

export interface Grant {
  readonly id: bigint
  /** Its name on the wire. */
  readonly publicId: string
  readonly merchantId: number
  readonly vendor: string
  readonly memberId: bigint
  readonly playerId: string
  readonly accountId: bigint
  readonly fundId: bigint
  readonly homeId: bigint
  readonly budgetId: bigint
  /** What it is for, by the name of whoever granted it. */
  readonly source: string
  readonly currency: string
  readonly games: readonly string[]
  readonly rounds: number
  readonly stake: Minor
  /** All of it together wins no more. */
  readonly most: Minor
  readonly played: number
  /** What its wins have cost. */
  readonly won: Minor
  readonly expiresAt: Date
  readonly takenAt: Date | null
  readonly endedAt: Date | null
  readonly endedWhy: EndedWhy | null
  readonly attempts: number
  readonly settlements: number
}

export const columns = sql.raw(`g.id, g.public_id as "publicId", g.merchant_id as "merchantId", g.vendor,
  g.member_id as "memberId", g.player_id as "playerId", g.account_id as "accountId", g.fund_id as "fundId",
  g.home_id as "homeId", g.budget_id as "budgetId", g.source, g.currency, g.games, g.rounds, g.stake, g.most, g.played,
  b.used as won, g.expires_at as "expiresAt", g.taken_at as "takenAt", g.ended_at as "endedAt",
  g.ended_why as "endedWhy", g.attempts, g.settlements`)

/** Held until the transaction ends. Null for a name that is none of ours: then it is a campaign of the maker's own. */
export async function lockGrant(tx: Tx, merchantId: number, publicId: string): Promise<Grant | null> {
  const { rows } = await sql<Grant>`
    select ${columns} from vendors.free_grants g join vendors.credit_budgets b on b.id = g.budget_id
     where g.public_id = ${publicId} and g.merchant_id = ${merchantId}
       for update of g`.execute(tx)
  return rows[0] ?? null
}

export async function grantOfSource(tx: Tx, merchantId: number, source: string): Promise<Grant | null> {
  const { rows } = await sql<Grant>`
    select ${columns} from vendors.free_grants g join vendors.credit_budgets b on b.id = g.budget_id
     where g.merchant_id = ${merchantId} and g.source = ${source}`.execute(tx)
  return rows[0] ?? null
}

/** The grant whose round this is; null for any other round. */
export async function grantOfRound(tx: Tx, accountId: bigint, round: string): Promise<string | null> {
  const { rows } = await sql<{ publicId: string }>`
    select g.public_id as "publicId" from vendors.free_rounds f join vendors.free_grants g on g.id = f.grant_id
     where f.account_id = ${accountId} and f.round = ${round} and f.returned_at is null limit 1`.execute(tx)
  return rows[0]?.publicId ?? null
}

interface Counted {
  readonly accountId: bigint
  readonly key: string
  readonly round: string
  readonly isOver: boolean
}

/** One round more was played; with the last, or the last of its money, the grant is over. */
export async function countRound(
  tx: Tx,
  grant: Grant,
  { accountId, key, round, isOver }: Counted,
  now: Date,
): Promise<void> {
  await sql`
    insert into vendors.free_rounds (account_id, key, merchant_id, grant_id, round, is_over, at)
    values (${accountId}, ${key}, ${grant.merchantId}, ${grant.id}, ${round}, ${isOver}, ${now})`.execute(tx)
  await sql`
    update vendors.free_grants set played = played + 1,
        ended_at = case when played + 1 >= rounds then ${now}::timestamptz end,
        ended_why = case when played + 1 >= rounds then 'used' end,
        settle_at = case when played + 1 >= rounds then granted_at end
     where merchant_id = ${grant.merchantId} and id = ${grant.id}`.execute(tx)
}

/** Its money is used up: what is left of its rounds could win nothing. */
export const endIfSpent = (tx: Tx, merchantId: number, budgetId: bigint, now: Date) =>
  sql`
    update vendors.free_grants g set ended_at = ${now}, ended_why = 'limit', settle_at = granted_at
      from vendors.credit_budgets b
     where g.merchant_id = ${merchantId} and g.budget_id = ${budgetId} and b.id = g.budget_id and b.used >= g.most
       and g.ended_at is null`.execute(tx)

/** A free stake was taken back: its round may be played again, while the grant runs. Nothing for any other stake. */
export async function returnRound(
  tx: Tx,
  { merchantId, accountId, key }: { merchantId: number; accountId: bigint; key: string },
): Promise<void> {
  await sql`
    with back as (
      update vendors.free_rounds set returned_at = clock_timestamp()
       where account_id = ${accountId} and key = ${key} and returned_at is null returning grant_id)
    update vendors.free_grants g set played = g.played - 1,
        ended_at = case when g.ended_why = 'used' and g.settlements = 0 then null else g.ended_at end,
        ended_why = case when g.ended_why = 'used' and g.settlements = 0 then null else g.ended_why end,
        settle_at = case when g.ended_why = 'used' and g.settlements = 0 then null else g.settle_at end
      from back where g.id = back.grant_id and g.merchant_id = ${merchantId}`.execute(tx)
}

/** What was won was taken back: it lies with the grant again, and is sent home with the rest. */
export const settleAgain = (tx: Tx, merchantId: number, budgetId: bigint) =>
  sql`
    update vendors.free_grants set settle_at = granted_at
     where merchant_id = ${merchantId} and budget_id = ${budgetId} and ended_at is not null
       and settle_at is null`.execute(tx)

/** Whether the free stake of this round was taken back, so that nothing may be won in it. */
export async function wasReturned(tx: Tx, accountId: bigint, round: string): Promise<boolean> {
  const { rows } = await sql<{ isReturned: boolean | null }>`
    select bool_and(returned_at is not null) as "isReturned" from vendors.free_rounds
     where account_id = ${accountId} and round = ${round}`.execute(tx)
  return rows[0]?.isReturned === true
}
