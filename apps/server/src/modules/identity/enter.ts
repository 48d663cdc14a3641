/** What every way into an account ends with: a session, and what the person has to be told. */
import type { identity, ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../platform/merchant-scope.ts'
import type { BrandData } from '../merchants/index.ts'
import type { Caller } from './caller.ts'
import { type Credentials, countLogin } from './members.ts'
import type { Parts } from './parts.ts'
import { insertSession } from './session-rows.ts'
import { hour } from './settings.ts'

export interface Entered {
  readonly session: ReplyOf<typeof identity.login>
  /** For the cookie. */
  readonly bind: string
}

type EnterParts = Pick<Parts, 'db' | 'endings' | 'now'>

export async function enter(
  { db, endings, now }: EnterParts,
  brand: BrandData,
  member: Credentials,
  caller: Caller,
): Promise<Entered> {
  const at = now()
  const { opened, logins } = await inMerchant(db, brand.id, async (tx) => {
    const logins = await countLogin(tx, member, at)
    if (logins === null) throw new Refusal('wrong_credentials')
    return { logins, opened: await insertSession(tx, member, caller, at) }
  })
  endings.tell(opened.displaced.map((sessionId) => ({ sessionId, reason: 'displaced' })))
  return {
    session: {
      token: opened.token,
      firstTimeLogin: logins === 1,
      passwordExpired: isPasswordExpired(brand, member.passwordChangedAt, at),
      defaultPassword: member.defaultPassword,
    },
    bind: opened.bind,
  }
}

/** Only brands that want it let passwords grow old. */
function isPasswordExpired(
  { switches, settings }: Pick<BrandData, 'switches' | 'settings'>,
  changedAt: Date,
  at: Date,
): boolean {
  const days = settings['passwordMaxDays']
  if (switches.get('PWD_FORCE_EXPIRY') !== true || typeof days !== 'number' || days <= 0) return false
  return at.getTime() - changedAt.getTime() > days * 24 * hour
}
