/**
 * The accounts that everybody may try, and what becomes of them where no demonstration is: a database that was one
 * must not open to passwords that stand in a README.
 */
import type { AccountType } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Passwords } from './guards/hashing/passwords.ts'

export interface DemoAccount {
  readonly username: string
  readonly password: string
  readonly type: AccountType
  readonly affiliateCode: string | null
}

export const demoBrand = 'demommk'
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'general', password: 'General#2026', type: 2, affiliateCode: 'GENERAL2026' },
  { username: 'agent', password: 'Agent#2026', type: 1, affiliateCode: 'AGENT2026' },
  { username: 'player', password: 'Player#2026', type: 0, affiliateCode: null },
]

export interface OpenDemoAccount {
  readonly id: bigint
  readonly username: string
}

/** Those of a brand that let anybody in: they are not locked, and the password is still the published one. */
export async function openDemoAccounts(
  { db, passwords }: { readonly db: Db; readonly passwords: Pick<Passwords, 'isRight'> },
  merchantId: number,
): Promise<OpenDemoAccount[]> {
  const names = demoAccounts.map(({ username }) => username)
  const { rows } = await inMerchant(db, merchantId, (tx) =>
    sql<OpenDemoAccount & { readonly hash: string }>`
      select id, username, password_hash as hash from identity.members
      where merchant_id = ${merchantId} and username_key = any(${names}) and status = 'active'
      order by id`.execute(tx),
  )
  const open: OpenDemoAccount[] = []
  for (const { id, username, hash } of rows) {
    const published = demoAccounts.find((each) => each.username === username)?.password ?? ''
    if (await passwords.isRight(hash, published)) open.push({ id, username })
  }
  return open
}

/** As the owner of the schema: nobody logs in to these any more, and no session of theirs goes on. */
export async function lockAccounts(
  db: Db,
  merchantId: number,
  accounts: readonly OpenDemoAccount[],
): Promise<void> {
  const ids = accounts.map(({ id }) => id)
  await inMerchant(db, merchantId, (tx) =>
    sql`update identity.members set status = 'locked'
      where merchant_id = ${merchantId} and id = any(${ids})`.execute(tx),
  )
}
