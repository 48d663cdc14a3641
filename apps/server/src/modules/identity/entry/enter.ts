/** What every way into an account ends with: a session, and what the person has to be told. */

import type { entry, ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { settingOrDefault } from '../../../platform/settings.ts'
import type { BrandData } from '../../merchants/index.ts'
import { identitySettings } from '../brand-settings.ts'
import { type Credentials, countLogin } from '../members.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { writeHistory } from '../sessions/history.ts'
import { insertSession } from '../sessions/session-rows.ts'
import { verifyPlace } from '../sessions/verified-places.ts'
import { hour } from '../settings.ts'

export interface Entered {
  readonly session: ReplyOf<typeof entry.second>
  /** For the cookie. */
  readonly bind: string
}

export interface Entrance {
  /** The password was shown: whoever did not choose it, or chose it long ago, is sent to change it. */
  readonly byPassword?: boolean
  /** Whether a login from this place is believed from now on. */
  readonly trustPlace?: boolean
  /** A second proof was shown: a place that is believed from now on is worth a line of history. */
  readonly isProved?: boolean
  /** The session ends then at the latest. */
  readonly until?: Date
}

type EnterParts = Pick<Parts, 'db' | 'endings' | 'now'>

export async function enter(
  { db, endings, now }: EnterParts,
  brand: BrandData,
  member: Credentials,
  caller: Caller,
  { byPassword = false, trustPlace = true, isProved = false, until }: Entrance = {},
): Promise<Entered> {
  const at = now()
  const { opened, told } = await inMerchant(db, brand.id, async (tx) => {
    const logins = await countLogin(tx, member, at)
    if (logins === null) throw new Refusal('wrong_credentials')
    const isAdded = trustPlace && (await verifyPlace(tx, member, caller.place, at))
    if (isAdded && isProved)
      await writeHistory(tx, { merchantId: brand.id, memberId: member.id }, 'place_added', caller, at)
    const told = whatIsDue(brand, member, { logins, at, byPassword })
    const isPasswordDue = told.passwordChange === 'now'
    const opened = await insertSession(tx, member, caller, at, {
      isPasswordDue,
      ...(until ? { until } : {}),
    })
    return { told, opened }
  })
  endings.tell(opened.displaced.map((sessionId) => ({ sessionId, reason: 'displaced' })))
  return { session: { token: opened.token, ...told }, bind: opened.bind }
}

/**
 * The first login of an account that somebody else opened, and a password that somebody else set, have
 * to be followed by a new one; an old one too, where the brand forces it. Where it has a policy only,
 * the new one is offered.
 */
function whatIsDue(
  brand: Pick<BrandData, 'code' | 'switches' | 'settings'>,
  { passwordChangedAt, defaultPassword }: Credentials,
  { logins, at, byPassword }: { logins: number; at: Date; byPassword: boolean },
) {
  const forces = brand.switches.get('PWD_FORCE_EXPIRY') === true
  const passwordExpired =
    (forces || brand.switches.get('PWD_POLICY') === true) && isOld(brand, passwordChangedAt, at)
  const firstTimeLogin = logins === 1
  const isForced = firstTimeLogin || defaultPassword || (passwordExpired && forces)
  const passwordChange = isForced ? ('now' as const) : ('soon' as const)
  return {
    ...{ firstTimeLogin, passwordExpired, defaultPassword },
    ...(byPassword && (isForced || passwordExpired) ? { passwordChange } : {}),
  }
}

/** Only brands that want it let passwords grow old. */
function isOld(brand: Pick<BrandData, 'code' | 'settings'>, changedAt: Date, at: Date): boolean {
  const days = settingOrDefault(identitySettings, brand, 'passwordMaxDays')
  if (days === 0) return false
  return at.getTime() - changedAt.getTime() > days * 24 * hour
}
