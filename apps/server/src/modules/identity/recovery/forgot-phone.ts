/** A new password by a code sent to the member's mobile. */
import type { BodyOf, recovery } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import { findByContact } from '../proofs/contacts.ts'
import { targetOf } from '../proofs/targets.ts'
import type { Caller } from '../sessions/caller.ts'
import { demandGoodPassword, recover, tellRecovered } from './recovered.ts'

interface PhoneCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof recovery.setPasswordByPhone>
  readonly caller: Caller
}

/**
 * Only a number that its owner proved gives the account back: anybody may have written down somebody else's.
 * The password is looked at before the code: one that is too weak uses no code up.
 */
export async function setPasswordByPhone(parts: Parts, { brand, body, caller }: PhoneCall): Promise<void> {
  const { db, directory, codes, passwords } = parts
  if (brand.switches.get('PWD_FORGOT_PHONE') !== true) throw new Refusal('not_enabled')
  demandGoodPassword(brand, body.newPassword)
  const { countryDialingCode = '', mobileNum, verificationCode } = body
  const to = { kind: 'mobile', dialingCode: countryDialingCode, number: mobileNum } as const
  await codes.check({ brand, purpose: 'forgot', to, code: verificationCode, caller })
  const contact = { ...to, number: (await targetOf(directory, brand, to)).address }

  const passwordHash = await passwords.hash(body.newPassword)
  const recovered = await inMerchant(db, brand.id, async (tx) => {
    const found = await findByContact(tx, parts, brand.id, contact)
    if (!found?.verifiedAt) throw new Refusal('code_invalid')
    return recover(tx, parts, { brand, member: found.member, passwordHash, caller })
  })
  tellRecovered(parts, brand, recovered)
}
