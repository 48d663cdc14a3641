/** A member's protection as it lies in the database. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Directory } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'

export type ClosureKind = 'timeOut' | 'selfExclusion'

export interface Owner {
  readonly memberId: bigint
  readonly merchantId: number
  readonly accountId: bigint
  readonly timeZone: string
}

export interface Guarded extends Owner {
  readonly closedUntil: Date | null
  readonly closedBy: ClosureKind | null
  readonly realityMinutes: number | null
}

export interface Protected {
  readonly db: Db
  readonly directory: Directory
  readonly purses: Purses
  readonly now: () => Date
}

export async function brandOf({ directory }: Pick<Protected, 'directory'>, merchantId: number) {
  const brand = await directory.brandOfId(merchantId)
  if (!brand) throw new Error(`no brand ${merchantId}`)
  return brand
}

/** Who is protected: with the purse that is guarded, and where the member's days begin. */
export async function ownerOf(
  { directory, purses }: Pick<Protected, 'directory' | 'purses'>,
  { memberId, merchantId, type }: { memberId: bigint; merchantId: number; type: number },
): Promise<Owner> {
  const brand = await brandOf({ directory }, merchantId)
  const { accountId } = await purses.of({ memberId, merchantId, type })
  return { memberId, merchantId, accountId, timeZone: brand.timeZone }
}

const columns = sql.raw(`member_id as "memberId", merchant_id as "merchantId", account_id as "accountId",
  time_zone as "timeZone", closed_until as "closedUntil", closed_by as "closedBy", reality_minutes as "realityMinutes"`)

export async function readMember(tx: Tx, memberId: bigint): Promise<Guarded | null> {
  const { rows } = await sql<Guarded>`
    select ${columns} from protection.members where member_id = ${memberId}`.execute(tx)
  return rows[0] ?? null
}

/** Whoever decides about a member holds this row: of two who decide at once, one comes after the other. */
export async function lockMember(tx: Tx, owner: Owner): Promise<Guarded> {
  const { memberId, merchantId, accountId, timeZone } = owner
  await sql`
    insert into protection.members (member_id, merchant_id, account_id, time_zone)
    values (${memberId}, ${merchantId}, ${accountId}, ${timeZone}) on conflict (member_id) do nothing`.execute(
    tx,
  )
  const { rows } = await sql<Guarded>`
    select ${columns} from protection.members where member_id = ${memberId} for update`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a protected member was neither found nor written')
  return found
}

/** In the member's brand, with the member's row held. */
export const withMember = <T>(
  db: Db,
  owner: Owner,
  work: (tx: Tx, member: Guarded) => Promise<T>,
): Promise<T> => inMerchant(db, owner.merchantId, async (tx) => work(tx, await lockMember(tx, owner)))

export async function writeChange(
  tx: Tx,
  { memberId, merchantId }: Owner,
  at: Date,
  what: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`
    insert into protection.changes (member_id, merchant_id, at, what, detail)
    values (${memberId}, ${merchantId}, ${at}, ${what}, ${JSON.stringify(detail)})`.execute(tx)
}
