/** The accounts that everybody may try, in the demo alone: the caller sees to that. */
import { invariant } from '@jackfruit/kernel'
import { databaseTime } from '../../platform/database/database-time.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { idOfBrand } from '../merchants/index.ts'
import { demoAccounts, demoBrand } from './demo-accounts.ts'
import { openPasswords } from './guards/hashing/passwords.ts'
import { type Credentials, credentialsByName, insertMember, type NewMember } from './members.ts'

/**
 * As the owner of the schema. Answers the names that are new; what stands there already is left as it is. `at`: since when
 * they are there, if not from now on.
 */
export async function seedDemoMembers(
  ownerUrl: string,
  { pepper }: Pick<Secrets, 'pepper'>,
  at?: Date,
): Promise<string[]> {
  const { db, pool, close } = openDatabase(ownerUrl, { max: 1 })
  try {
    const merchantId = await idOfBrand(pool, demoBrand)
    invariant(merchantId !== null, 'brands are seeded before their members')
    const passwords = openPasswords(pepper)
    const fresh: string[] = []
    let uplineId: bigint | null = null
    for (const { password, ...demo } of demoAccounts) {
      const passwordHash = await passwords.hash(password)
      // Counted as one who has been here: nobody is sent to change a password that everybody is told.
      const member: NewMember = {
        ...demo,
        merchantId,
        passwordHash,
        uplineId,
        at: at ?? (await databaseTime(db)),
        logins: 1,
      }
      const made: Credentials | null = await inMerchant(db, merchantId, (tx) => insertMember(tx, member))
      if (made) fresh.push(demo.username)
      const known =
        made ?? (await inMerchant(db, merchantId, (tx) => credentialsByName(tx, merchantId, demo.username)))
      uplineId = known?.id ?? null
    }
    return fresh
  } finally {
    await close()
  }
}
