/** Registering, which logs in at once: by name, or by mobile number with a code, a password or both. */
import type { BodyOf, registration } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import { type Entered, enter } from '../entry/enter.ts'
import type { Parts } from '../parts.ts'
import type { Contact } from '../proofs/contacts.ts'
import type { Caller } from '../sessions/caller.ts'
import { openWay, refuseUnfit } from './register-checks.ts'
import { addMember, hashesOf, mobileOf, placeOf, refuseNameTaken } from './register-member.ts'
import { toldFields } from './register-rules.ts'

export type Registration =
  | { readonly kind: 'username'; readonly body: BodyOf<typeof registration.register> }
  | { readonly kind: 'mobile'; readonly body: BodyOf<typeof registration.registerMobile> }

export type RegisterCall = Registration & { readonly brand: BrandData; readonly caller: Caller }

/**
 * What the form can know comes first. What only the platform knows (a name is taken, a code is nobody's) is
 * told to who did the work and has budget; whether a number is somebody's, to who proved to hold it.
 */
export async function register(parts: Parts, call: RegisterCall): Promise<Entered> {
  const { brand, caller, body } = call
  const way = openWay(brand, call.kind)
  await refuseUnfit(parts, { brand, way, caller, body })

  const told = toldFields(brand.registerRules, way, body)
  const username = call.kind === 'username' ? call.body.username : null
  // Looked at before the code is used up, so that it still serves when the name has to be another.
  await inMerchant(parts.db, brand.id, async (tx) => {
    if (username !== null) await refuseNameTaken(tx, brand, username)
    await placeOf(tx, brand, { told, referralCode: body.referralCode, visit: caller.visit }, parts.now())
  })
  const mobile = mobileOf(told, body.countryDialingCode)
  const isProved = await proveNumber(parts, call, told, mobile)
  const hashes = await hashesOf(parts, told, way.hasPassword ? body.password : undefined)
  const newcomer = { brand, told, username, mobile, body, isProved, visit: caller.visit }
  const member = await inMerchant(parts.db, brand.id, (tx) => addMember(tx, parts, newcomer, hashes))
  const entered = await enter(parts, brand, member, caller)
  // Who has just chosen a password is not sent to change it.
  return { ...entered, session: { ...entered.session, firstTimeLogin: false } }
}

/** Whether the number is proved to be theirs: by a third party where the brand takes its word, else by our code. */
async function proveNumber(
  { codes, thirdPhone }: Parts,
  { brand, caller, body }: RegisterCall,
  told: ReadonlyMap<string, string>,
  mobile: Contact | null,
): Promise<boolean> {
  if (mobile && brand.switches.get('REG_THIRD_PHONE_VERIFY') === true) {
    await thirdPhone.check({ brand, to: mobile, idToken: body.firebaseIdToken ?? '' })
    return true
  }
  const code = told.get('verificationCode')
  if (code === undefined) return false
  // A code without a number proves nothing.
  if (!mobile) throw new Refusal('phone_missing')
  await codes.check({ brand, purpose: 'register', to: mobile, code, caller })
  return true
}
