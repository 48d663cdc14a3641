/**
 * A new password by mail: a link that works once, for half an hour. For a name and address that do not
 * belong together the same is written, answered and counted; only nothing is sent.
 */
import type { BodyOf, recovery } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import { messageText } from '../../messaging/index.ts'
import { type Credentials, credentialsById, credentialsByName, nameKey } from '../members.ts'
import type { Parts } from '../parts.ts'
import { spendCodeBudgets, spendGuess } from '../proofs/code-budgets.ts'
import { checkPicture } from '../proofs/code-picture.ts'
import { contactsOf } from '../proofs/contacts.ts'
import { closeLinks, insertLink, memberOfLink, useUpLink } from '../proofs/recovery-rows.ts'
import { targetOf } from '../proofs/targets.ts'
import type { Asker, Caller } from '../sessions/caller.ts'
import { minute, resetLinkMs } from '../settings.ts'
import { isToken, newToken } from '../tokens.ts'
import { demandGoodPassword, recover, tellRecovered } from './recovered.ts'

interface ForgotCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof recovery.forgotByEmail>
  readonly caller: Asker
  /** Where the link leads: an address of the brand, never one that a caller made up. */
  readonly origin: string
}

export async function sendResetLink(
  parts: Parts,
  { brand, body, caller, origin }: ForgotCall,
): Promise<void> {
  const { db, directory, messages, now } = parts
  demandEmailWay(brand)
  const target = await targetOf(directory, brand, { kind: 'email', address: body.email })
  const state = messages.stateOf('mail')
  if (state !== 'up') throw new Refusal(state === 'off' ? 'not_enabled' : 'phone_unknown')
  const asking = { merchantId: brand.id, target, asker: caller, by: 'strangers' } as const
  await checkPicture(parts, asking, { action: 'recover', answered: body })
  await spendCodeBudgets(parts, asking)

  const token = newToken()
  const id = await inMerchant(db, brand.id, async (tx) => {
    const at = now()
    const member = await ownerOf(tx, parts, brand, body.username, target.address)
    const expiresAt = new Date(at.getTime() + resetLinkMs)
    // Only the newest works. The id 0 is nobody's: an unknown name costs the same question.
    await closeLinks(tx, member?.id ?? 0n, at)
    await insertLink(tx, { token, merchantId: brand.id, memberId: member?.id ?? null, at, expiresAt })
    const language = member?.language ?? brand.defaultLanguage
    const values = {
      brand: brand.name,
      name: member?.username ?? body.username,
      minutes: resetLinkMs / minute,
      link: `${origin}/reset?token=${token}`,
    }
    return messages.put(tx, {
      merchantId: brand.id,
      kind: 'mail',
      to: target.address,
      subject: await messageText(language, 'messages.reset_subject', values),
      text: await messageText(language, 'messages.reset', values),
      isDecoy: member === null,
    })
  })
  messages.deliverSoon(brand.id, id)
}

/** The member of this name, when this is the address that the member gave. */
async function ownerOf(
  tx: Tx,
  parts: Parts,
  brand: BrandData,
  username: string,
  address: string,
): Promise<Credentials | null> {
  const member = await credentialsByName(tx, brand.id, nameKey(username))
  // The id 0 is nobody's: an unknown name costs the same question.
  const contacts = await contactsOf(tx, parts, { id: member?.id ?? 0n, merchantId: brand.id })
  const isTheirs = contacts.some((contact) => contact.kind === 'email' && contact.address === address)
  return isTheirs ? member : null
}

interface ResetCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof recovery.resetPassword>
  readonly caller: Caller
}

export async function resetPassword(parts: Parts, { brand, body, caller }: ResetCall): Promise<void> {
  const { db, passwords, now } = parts
  demandEmailWay(brand)
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('passwords_differ')
  demandGoodPassword(brand, body.newPassword)
  const token = body.resetToken
  if (!isToken(token)) throw new Refusal('reset_link_invalid')
  const takeBack = await spendGuess(parts, caller)
  const memberId = await inMerchant(db, brand.id, (tx) => memberOfLink(tx, brand.id, token, now()))
  if (memberId === null) throw new Refusal('reset_link_invalid')
  await takeBack()

  const passwordHash = await passwords.hash(body.newPassword)
  const recovered = await inMerchant(db, brand.id, async (tx) => {
    const isOurs = await useUpLink(tx, brand.id, token, now())
    const member = isOurs ? await credentialsById(tx, brand.id, memberId) : null
    if (!member) throw new Refusal('reset_link_invalid')
    return recover(tx, parts, { brand, member, passwordHash, caller })
  })
  tellRecovered(parts, brand, recovered)
}

function demandEmailWay({ switches }: BrandData): void {
  if (switches.get('PWD_FORGOT_EMAIL') !== true) throw new Refusal('not_enabled')
}
