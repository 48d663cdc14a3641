/** The accounts that everybody may try, in the demo alone: the caller sees to that. */
import type { AccountType } from '@jackfruit/contracts/identity'
import { invariant } from '@jackfruit/kernel'
import type { Db } from '../../platform/db.ts'
import { inMerchant } from '../../platform/merchant-scope.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Directory } from '../merchants/index.ts'
import { insertMember } from './members.ts'
import { openPasswords } from './passwords.ts'

interface DemoMember {
  readonly username: string
  readonly password: string
  readonly type: AccountType
  readonly affiliateCode: string | null
}

export const demoBrand = 'demommk'
export const demoMembers: readonly DemoMember[] = [
  { username: 'general', password: 'General#2026', type: 2, affiliateCode: 'GENERAL2026' },
  { username: 'agent', password: 'Agent#2026', type: 1, affiliateCode: 'AGENT2026' },
  { username: 'player', password: 'Player#2026', type: 0, affiliateCode: null },
]

interface SeedDeps {
  readonly db: Db
  readonly directory: Directory
  readonly secrets: Pick<Secrets, 'pepper'>
  readonly now?: () => Date
}

/** Answers the names that are new. What stands there already is left as it is. */
export async function seedDemoMembers({ db, directory, secrets, now = () => new Date() }: SeedDeps): Promise<string[]> {
  const brand = await directory.brandOfCode(demoBrand)
  invariant(brand, 'brands are seeded before their members')
  const passwords = openPasswords(secrets.pepper)
  const fresh: string[] = []
  let uplineId: bigint | null = null
  for (const { username, password, type, affiliateCode } of demoMembers) {
    const passwordHash = await passwords.hash(password)
    // Counted as one who has been here: nobody is sent to change a password that everybody is told.
    const member = { merchantId: brand.id, username, passwordHash, type, affiliateCode, uplineId, at: now(), logins: 1 }
    const made = await inMerchant(db, brand.id, (tx) => insertMember(tx, member))
    if (made) fresh.push(username)
    uplineId = made?.id ?? null
  }
  return fresh
}
