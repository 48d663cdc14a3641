/**
 * Grants as whoever gives them sees it: money is set aside on an account of the grant's own in the caller's transaction,
 * the studio is told afterwards, and what was not won goes back to where it came from.
 */
import { randomBytes } from 'node:crypto'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { move, movementsOfRound, openAccount, openHouse, standingOf } from '../../ledger/index.ts'
import { playerIdOf } from '../players.ts'
import { type Grant, grantOfSource, lockGrant } from './rows.ts'

interface NewGrant {
  readonly merchantId: number
  readonly memberId: bigint
  readonly purseId: bigint
  /** What it is for: granted again for the same it is the same grant. */
  readonly source: string
  readonly vendor: string
  readonly games: readonly string[]
  readonly rounds: number
  readonly stake: Minor
  /** All of it together wins no more: so much is set aside. */
  readonly most: Minor
  readonly currency: string
  /** The account that it is set aside from. */
  readonly homeId: bigint
  readonly expiresAt: Date
}

/** What became of a grant: its end is known, and so is what it has cost. */
export interface Settled {
  readonly grant: Grant
  /** What went back to where it came from, now. */
  readonly rest: Minor
}

export interface FreeRounds {
  grant(tx: Tx, wanted: NewGrant): Promise<Grant>
  /** After the commit: tells the studio now what it does not know. Whatever fails is told by the clock. */
  tell(merchantId: number): Promise<void>
  /** No round of it begins any more; what is under way is still paid. */
  cancel(tx: Tx, grant: Grant): Promise<void>
  ofSource(tx: Tx, merchantId: number, source: string): Promise<Grant | null>
  /** Grants that have ended and whose rest is to go home, the longest ended first. */
  due(tx: Tx, merchantId: number, most: number): Promise<Pick<Grant, 'publicId' | 'source'>[]>
  /** Null while a round of it is under way, or where another was first. */
  settle(tx: Tx, merchantId: number, publicId: string): Promise<Settled | null>
}

type Face = Omit<FreeRounds, 'tell'>

export const openGrants = (now: () => Date): Face => ({
  grant: (tx, wanted) => openGrant(tx, wanted, now()),
  async cancel(tx, { merchantId, id }) {
    const at = now()
    await sql`
      update vendors.free_grants set ended_at = ${at}, ended_why = 'cancelled', settle_at = granted_at,
          tell_at = ${at}, attempts = 0
       where merchant_id = ${merchantId} and id = ${id} and ended_at is null`.execute(tx)
  },
  ofSource: grantOfSource,
  async due(tx, merchantId, most) {
    await expire(tx, merchantId, now())
    const { rows } = await sql<Pick<Grant, 'publicId' | 'source'>>`
      select public_id as "publicId", source from vendors.free_grants
       where merchant_id = ${merchantId} and settle_at <= ${now()} order by settle_at limit ${most}`.execute(
      tx,
    )
    return rows
  },
  settle: (tx, merchantId, publicId) => settle(tx, merchantId, publicId, now()),
})

async function openGrant(tx: Tx, wanted: NewGrant, now: Date): Promise<Grant> {
  const { merchantId, memberId, purseId, source, vendor, games, rounds, stake, most, currency } = wanted
  const { homeId, expiresAt } = wanted
  invariant(most > 0n && rounds > 0 && stake > 0n, `a grant of nothing for ${source}`)
  const before = await grantOfSource(tx, merchantId, source)
  if (before) return before
  const playerId = await playerIdOf(tx, vendor, { merchantId, memberId })
  const publicId = `fr${randomBytes(10).toString('hex')}`
  const { rows: numbers } = await sql<{ id: bigint }>`
    select nextval('vendors.free_grants_id_seq')::bigint as id`.execute(tx)
  const id = numbers[0]?.id ?? 0n
  const fundId = await openAccount(tx, { merchantId, owner: id, kind: 'freeRounds', currency })
  const { rows: budgets } = await sql<{ id: bigint }>`
    insert into vendors.credit_budgets (merchant_id, vendor, currency, campaign, total, per_day, fund_id, purse_id)
    values (${merchantId}, ${vendor}, ${currency}, ${publicId}, ${most}, ${most}, ${fundId}, ${purseId})
    returning id`.execute(tx)
  await sql`
    insert into vendors.free_grants (id, public_id, merchant_id, vendor, member_id, player_id, account_id, fund_id,
      home_id, budget_id, source, currency, games, rounds, stake, most, granted_at, expires_at, tell_at)
    overriding system value values (${id}, ${publicId}, ${merchantId}, ${vendor}, ${memberId}, ${playerId}, ${purseId},
      ${fundId}, ${homeId}, ${budgets[0]?.id ?? 0n}, ${source}, ${currency}, ${games}::text[], ${rounds}, ${stake},
      ${most}, ${now}, ${expiresAt}, ${now})`.execute(tx)
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  await move(tx, {
    key: `free:${publicId}`,
    kind: 'reward',
    from: homeId,
    to: fundId,
    clearingId,
    amount: most,
  })
  const grant = await lockGrant(tx, merchantId, publicId)
  invariant(grant, `the grant ${publicId} was made and is not there`)
  return grant
}

/** The clock: nobody begins a round of it any more. */
const expire = (tx: Tx, merchantId: number, now: Date) =>
  sql`
    update vendors.free_grants set ended_at = expires_at, ended_why = 'expired', settle_at = granted_at, tell_at = null
     where merchant_id = ${merchantId} and ended_at is null and expires_at <= ${now}`.execute(tx)

/** For so long a studio tells a win that it could not tell before; then what is left is nobody's. */
const owedForMs = 72 * 3_600_000
const lookAgainMs = 600_000

async function settle(tx: Tx, merchantId: number, publicId: string, now: Date): Promise<Settled | null> {
  const grant = await lockGrant(tx, merchantId, publicId)
  if (!grant?.endedAt) return null
  const { id, fundId, homeId, currency, budgetId, settlements } = grant
  const isWaiting = now.getTime() - grant.endedAt.getTime() < owedForMs && (await hasOpenRound(tx, grant))
  if (isWaiting) {
    const later = new Date(now.getTime() + lookAgainMs)
    await sql`
      update vendors.free_grants set settle_at = ${later} where merchant_id = ${merchantId} and id = ${id}`.execute(
      tx,
    )
    return null
  }
  await sql`
    update vendors.free_grants set settle_at = null, settlements = settlements + 1
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  // What went home bears nothing any more.
  await sql`
    update vendors.credit_budgets set total = used, per_day = used
     where merchant_id = ${merchantId} and id = ${budgetId}`.execute(tx)
  const rest = (await standingOf(tx, fundId))?.balance ?? 0n
  if (rest > 0n) {
    const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
    const key = `free:${publicId}:rest:${settlements}`
    await move(tx, { key, kind: 'reward', from: fundId, to: homeId, clearingId, amount: rest })
  }
  return { grant: { ...grant, settlements: settlements + 1 }, rest }
}

/** By the ledger's own word: a round that has neither ended nor gone back may still win. */
async function hasOpenRound(tx: Tx, { id, merchantId }: Grant): Promise<boolean> {
  const { rows } = await sql<{ accountId: bigint; key: string; round: string }>`
    select account_id as "accountId", key, round from vendors.free_rounds
     where grant_id = ${id} and merchant_id = ${merchantId} and not is_over and returned_at is null`.execute(
    tx,
  )
  for (const { accountId, key, round } of rows) {
    const movements = await movementsOfRound(tx, accountId, round)
    if (!movements.some(({ closes, kind }) => closes || kind === 'endRound')) return true
    await sql`
      update vendors.free_rounds set is_over = true where account_id = ${accountId} and key = ${key}`.execute(
      tx,
    )
  }
  return false
}
