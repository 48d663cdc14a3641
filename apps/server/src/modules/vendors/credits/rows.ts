/** Credits that are held until a person has looked, as they lie in the database. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

export type HeldReason = 'above_max_win' | 'above_budget'
export type HeldState = 'open' | 'released' | 'taken' | 'undone'

export interface HeldCredit {
  readonly id: bigint
  readonly merchantId: number
  readonly vendor: string
  readonly memberId: bigint
  readonly accountId: bigint
  readonly heldId: bigint
  readonly houseId: number
  readonly gameId: number
  readonly currency: string
  readonly key: string
  readonly round: string
  /** Of a settlement, the key of the credit that it settles. */
  readonly settles: string | null
  /** What the vendor credited, and of it, what was held. */
  readonly credit: Minor
  readonly amount: Minor
  /** Of what was held, what the vendor took back since. */
  readonly undone: Minor
  readonly reason: HeldReason
  readonly campaign: string | null
  readonly state: HeldState
  readonly heldAt: Date
}

const columns =
  sql.raw(`id, merchant_id as "merchantId", vendor, member_id as "memberId", account_id as "accountId",
  held_id as "heldId", house_id as "houseId", game_id as "gameId", currency, key, round, settles, credit, amount, undone,
  reason, campaign, state, held_at as "heldAt"`)

export type NewHeld = Omit<HeldCredit, 'id' | 'undone' | 'state' | 'heldAt'>

export async function insertHeld(tx: Tx, held: NewHeld): Promise<void> {
  const { merchantId, vendor, memberId, accountId, heldId, houseId, gameId, currency } = held
  const { key, round, settles, credit, amount, reason, campaign } = held
  await sql`
    insert into vendors.held_credits (merchant_id, vendor, member_id, account_id, held_id, house_id, game_id, currency,
      key, round, settles, credit, amount, reason, campaign)
    values (${merchantId}, ${vendor}, ${memberId}, ${accountId}, ${heldId}, ${houseId}, ${gameId}, ${currency},
      ${key}, ${round}, ${settles}, ${credit}, ${amount}, ${reason}, ${campaign})`.execute(tx)
}

/** Of a round, or of one credit outside rounds and what settled it anew. Newest first. Whoever calls has locked the account. */
export async function heldOf(
  tx: Tx,
  { merchantId, accountId, key, round }: Pick<HeldCredit, 'merchantId' | 'accountId' | 'key' | 'round'>,
): Promise<HeldCredit[]> {
  const { rows } = await sql<HeldCredit>`
    select ${columns} from vendors.held_credits
     where merchant_id = ${merchantId} and account_id = ${accountId} and round = ${round}
       and (round <> '' or key = ${key} or settles = ${key})
     order by id desc for update`.execute(tx)
  return rows
}

/** One by its number; locked where its account is. */
export async function heldById(tx: Tx, id: bigint, { isLocked = false } = {}): Promise<HeldCredit | null> {
  const { rows } = await sql<HeldCredit>`
    select ${columns} from vendors.held_credits where id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** What is being checked of one purse, newest first. */
export async function openOf(tx: Tx, accountId: bigint): Promise<readonly HeldCredit[]> {
  const { rows } = await sql<HeldCredit>`
    select ${columns} from vendors.held_credits where account_id = ${accountId} and state = 'open'
     order by id desc limit ${shownMax}`.execute(tx)
  return rows
}
const shownMax = 100

/** All of it. */
export async function openSum(tx: Tx, accountId: bigint): Promise<Minor> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount - undone), 0)::bigint as sum from vendors.held_credits
     where account_id = ${accountId} and state = 'open'`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** What waits for a person, over all brands or of one purse, oldest first. */
export const readHeld = (db: Db, accountId: bigint | null = null): Promise<readonly HeldCredit[]> =>
  atCreditsDesk(db, async (tx) => {
    const { rows } = await sql<HeldCredit>`
      select ${columns} from vendors.held_credits
       where state = 'open' ${accountId === null ? sql`` : sql`and account_id = ${accountId}`}
       order by held_at, id limit ${deskMax}`.execute(tx)
    return rows
  })
const deskMax = 200

export const atCreditsDesk = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'vendors', true)`.execute(tx)
    return work(tx)
  })

/** The vendor took so much of it back. */
export async function addUndone(tx: Tx, { id }: Pick<HeldCredit, 'id'>, part: Minor): Promise<void> {
  await sql`
    update vendors.held_credits set undone = undone + ${part},
      state = case when state = 'open' and undone + ${part} = amount then 'undone' else state end
     where id = ${id}`.execute(tx)
}

/** A person has decided. */
export async function setDecided(
  tx: Tx,
  { id }: Pick<HeldCredit, 'id'>,
  { state, by, why }: { readonly state: 'released' | 'taken'; readonly by: string; readonly why: string },
): Promise<void> {
  await sql`
    update vendors.held_credits set state = ${state}, decided_at = clock_timestamp(), decided_by = ${by}, why = ${why}
     where id = ${id}`.execute(tx)
}
