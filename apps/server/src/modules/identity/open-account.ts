/** Accounts that the house opens itself: agents, and members below them. */
import { type AccountType, agentTypes } from '@jackfruit/contracts/identity'
import { databaseTime } from '../../platform/database/database-time.ts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Credentials, credentialsByName, insertMember, type Member, nameKey } from './members.ts'

export interface Opening {
  readonly merchantId: number
  readonly username: string
  readonly passwordHash: string
  readonly type: AccountType
  /** The agent above. */
  readonly uplineId: bigint | null
}

/** Who is called so, in whatever letters. */
export const memberNamed = (db: Db, merchantId: number, username: string): Promise<Member | null> =>
  inMerchant(db, merchantId, (tx) => credentialsByName(tx, merchantId, nameKey(username)))

export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => agentTypes.includes(type)

/** An agent can be joined under by name from now on. Null when the name is taken. */
export const openAccount = (db: Db, opening: Opening): Promise<Credentials | null> =>
  inMerchant(db, opening.merchantId, async (tx) =>
    insertMember(tx, {
      ...opening,
      at: await databaseTime(tx),
      affiliateCode: isAgent(opening) ? opening.username.toUpperCase() : null,
      // Counted as one who has been here: nobody is greeted as new.
      logins: 1,
    }),
  )
