/** The calls of a member's profile. */
import { security } from '@jackfruit/contracts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import { demandConfirmed } from '../proofs/confirmation.ts'
import { callerOf } from '../sessions/caller.ts'
import { userInfoOf } from './overview.ts'
import { readProfile, setsIdentity, wordedChange, writeProfile } from './profile.ts'

export function mountProfile(
  mount: Mount,
  { parts, secureCookies }: { parts: Parts; secureCookies: boolean },
): void {
  const { db } = parts
  serve(mount, security.profile, ({ principal }) =>
    inMerchant(db, principal.merchantId, (tx) => readProfile(tx, parts, principal)),
  )
  serve(mount, security.saveProfile, async ({ body, brand, principal, request }) => {
    const { merchantId } = principal
    const worded = wordedChange(body)
    const current = await inMerchant(db, merchantId, (tx) => readProfile(tx, parts, principal))
    const call = { brand: await brandOf(parts, brand), change: worded }
    if (!setsIdentity(current, worded))
      return inMerchant(db, merchantId, (tx) => writeProfile(tx, parts, principal, call))
    await demandConfirmed(parts, principal)
    const caller = callerOf(request, secureCookies)
    return change(parts, { brand: call.brand, principal, caller, kind: 'identity_set' }, (tx) =>
      writeProfile(tx, parts, principal, call),
    )
  })
  serve(mount, security.userInfo, ({ principal }) => userInfoOf(parts, principal))
}
