/** Accounts that the house opens itself: agents, and members below them. */
import { type AccountType, agentTypes } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import { databaseTime } from '../../platform/database/database-time.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Credentials, credentialsByName, insertMember, type Member, nameKey } from './members.ts'
import type { Owner } from './owner.ts'
import { freeCode } from './roles.ts'

export interface Opening {
  readonly merchantId: number
  readonly username: string
  readonly passwordHash: string
  readonly type: AccountType
  /** The agent above. */
  readonly uplineId: bigint | null
  /** Somebody else made the password: the first login asks for another. */
  readonly isOneTime?: boolean
}

/** Who is called so, in whatever letters. */
export const memberNamed = (db: Db, merchantId: number, username: string): Promise<Member | null> =>
  inMerchant(db, merchantId, (tx) => credentialsByName(tx, merchantId, nameKey(username)))

export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => agentTypes.includes(type)

/** The name of an account whose password is still the one that it was opened with; null for every other. */
export async function stillOneTime(tx: Tx, { merchantId, memberId }: Owner): Promise<string | null> {
  const { rows } = await sql<{ username: string }>`
    select username from identity.members
     where merchant_id = ${merchantId} and id = ${memberId} and default_password and logins = 0`.execute(tx)
  return rows[0]?.username ?? null
}

/** An agent can be joined under by name from now on. Null when the name is taken. */
export const openAccount = (db: Db, opening: Opening): Promise<Credentials | null> =>
  inMerchant(db, opening.merchantId, (tx) => openAccountIn(tx, opening))

/** The same, in a transaction of the brand that does more. */
export async function openAccountIn(tx: Tx, opening: Opening): Promise<Credentials | null> {
  const { isOneTime = false, merchantId, username } = opening
  return insertMember(tx, {
    ...opening,
    at: await databaseTime(tx),
    affiliateCode: isAgent(opening) ? await freeCode(tx, merchantId, username.toUpperCase()) : null,
    defaultPassword: isOneTime,
    // Whose password was agreed on is counted as one who has been here: nobody is greeted as new.
    logins: isOneTime ? 0 : 1,
  })
}
