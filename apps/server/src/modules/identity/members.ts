/** Members as rows. Every function works inside a transaction that named the brand. */
import { randomInt } from 'node:crypto'
import type { AccountType } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export type MemberStatus = 'active' | 'locked' | 'frozen' | 'closed'

export interface Member {
  readonly id: bigint
  readonly merchantId: number
  readonly username: string
  readonly nickname: string
  readonly type: AccountType
  readonly language: string | null
  readonly status: MemberStatus
  readonly uplineId: bigint | null
  readonly vipRank: number
  /** The name of the customer service that comes with the level. */
  readonly serviceLabel: string | null
}

export interface Credentials extends Member {
  readonly passwordHash: string
  readonly passwordChangedAt: Date
  readonly defaultPassword: boolean
  /** False for who came in by a code and has chosen no password yet: the hash is of one that nobody knows. */
  readonly hasPassword: boolean
}

/** Names that look alike are one name: upper case and full-width letters do not make another. */
export const nameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

const columns = sql`id, merchant_id as "merchantId", username, nickname, type, language, status,
  upline_id as "uplineId", vip_rank as "vipRank", service_label as "serviceLabel"`
const withPassword = sql`${columns}, password_hash as "passwordHash", password_changed_at as "passwordChangedAt",
  default_password as "defaultPassword", has_password as "hasPassword"`

export async function memberById(tx: Tx, merchantId: number, id: bigint): Promise<Member | null> {
  const { rows } = await sql<Member>`
    select ${columns} from identity.members where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  return rows[0] ?? null
}

/** For each id its member, in their order. */
export async function membersById(
  tx: Tx,
  merchantId: number,
  ids: readonly bigint[],
): Promise<(Member | null)[]> {
  const { rows } = await sql<Member>`
    select ${columns} from identity.members
    where merchant_id = ${merchantId} and id = any(${ids}::bigint[])`.execute(tx)
  const found = new Map(rows.map((row) => [BigInt(row.id), row]))
  return ids.map((id) => found.get(id) ?? null)
}

export async function memberByName(tx: Tx, merchantId: number, key: string): Promise<Member | null> {
  const { rows } = await sql<Member>`
    select ${columns} from identity.members
    where merchant_id = ${merchantId} and username_key = ${key}`.execute(tx)
  return rows[0] ?? null
}

export async function credentialsByName(
  tx: Tx,
  merchantId: number,
  key: string,
): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${withPassword} from identity.members
    where merchant_id = ${merchantId} and username_key = ${key}`.execute(tx)
  return rows[0] ?? null
}

export async function credentialsById(tx: Tx, merchantId: number, id: bigint): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select ${withPassword} from identity.members where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export interface NewMember {
  readonly merchantId: number
  readonly username: string
  readonly passwordHash: string
  readonly type: AccountType
  readonly at: Date
  readonly language?: string | null
  readonly uplineId?: bigint | null
  readonly affiliateCode?: string | null
  /** Times logged in so far: more than 0 for an account that is not to be greeted as new. */
  readonly logins?: number
  readonly defaultPassword?: boolean
  readonly hasPassword?: boolean
  readonly paymentPasswordHash?: string | null
  /** The agent's code that the member came by. */
  readonly joinedCode?: string | null
  /** Who recommended the member. The place in the tree is the upline's. */
  readonly referrerId?: bigint | null
  readonly registerDomain?: string | null
  readonly registerUrl?: string | null
}

/** Letters and digits that nobody mistakes for each other when they are read out. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const referralLength = 10

const newReferralCode = (): string =>
  Array.from({ length: referralLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Null when the brand has somebody of that name. */
export async function insertMember(tx: Tx, member: NewMember): Promise<Credentials | null> {
  const { username, at } = member
  const { rows } = await sql<Credentials>`
    insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at,
      default_password, has_password, payment_password_hash, type, nickname, language, upline_id, affiliate_code,
      joined_code, referrer_id, referral_code, register_domain, register_url, logins, last_login_at, created_at)
    values (${member.merchantId}, ${username}, ${nameKey(username)}, ${member.passwordHash}, ${at},
      ${member.defaultPassword ?? false}, ${member.hasPassword ?? true}, ${member.paymentPasswordHash ?? null},
      ${member.type}, ${username}, ${member.language ?? null}, ${member.uplineId ?? null},
      ${member.affiliateCode ?? null}, ${member.joinedCode ?? null}, ${member.referrerId ?? null}, ${newReferralCode()},
      ${member.registerDomain ?? null}, ${member.registerUrl ?? null}, ${member.logins ?? 0}, ${member.logins ? at : null}, ${at})
    on conflict (merchant_id, username_key) do nothing
    returning ${withPassword}`.execute(tx)
  return rows[0] ?? null
}

/**
 * Answers the number of logins with this one, or null when the password is no longer the one that was
 * shown. It holds the member's row, so that a change of password comes either before or after.
 */
export async function countLogin(
  tx: Tx,
  { id, passwordHash }: Pick<Credentials, 'id' | 'passwordHash'>,
  at: Date,
): Promise<number | null> {
  const { rows } = await sql<{ logins: number }>`
    update identity.members set logins = logins + 1, last_login_at = ${at}
    where id = ${id} and password_hash = ${passwordHash} returning logins`.execute(tx)
  return rows[0]?.logins ?? null
}

export async function setPassword(tx: Tx, id: bigint, passwordHash: string, at: Date): Promise<void> {
  await sql`update identity.members
    set password_hash = ${passwordHash}, password_changed_at = ${at}, default_password = false, has_password = true
    where id = ${id}`.execute(tx)
}

export async function setLanguage(tx: Tx, id: bigint, language: string): Promise<void> {
  await sql`update identity.members set language = ${language} where id = ${id}`.execute(tx)
}
