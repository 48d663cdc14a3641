/** A password for whom has none: an account that a code or somebody else's sign-in opened. */
import type { BodyOf, thirdParty } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import { demandConfirmed } from '../proofs/confirmation.ts'
import { passwordChanged, writePassword } from '../recovery/new-password.ts'
import { demandGoodPassword } from '../recovery/recovered.ts'
import type { Caller } from '../sessions/caller.ts'
import { replaceToken } from '../sessions/session-rows.ts'
import { holdsPassword, memberIdBehind } from './accounts.ts'
import { takeTicket } from './tickets.ts'

export interface FirstPasswordCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
  readonly body: BodyOf<typeof thirdParty.firstPassword>
  /** What the browser showed that came back from the provider. */
  readonly browser: string | null
}

/** Whoever only holds the session proves first who it is. Answers the token that the session has from now on. */
export async function setFirstPassword(parts: Parts, call: FirstPasswordCall): Promise<string> {
  const { passwords, sessions, endings, now } = parts
  const { brand, principal, caller, body } = call
  const { memberId, sessionId } = principal
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('passwords_differ')
  demandGoodPassword(brand, body.newPassword)
  if (body.ticket === undefined) await demandConfirmed(parts, principal)
  const passwordHash = await passwords.hash(body.newPassword)

  const calling = { brand, principal, caller, kind: passwordChanged } as const
  const { token, ended } = await change(parts, calling, async (tx) => {
    if (await holdsPassword(tx, brand.id, memberId)) throw new Refusal('password_is_set')
    if (body.ticket !== undefined) await demandOwnSignIn(tx, parts, call, body.ticket)
    const at = now()
    return {
      ended: await writePassword(tx, { memberId, passwordHash, at, kept: sessionId }),
      token: await replaceToken(tx, sessionId, at),
    }
  })
  sessions.forget(sessionId)
  endings.tell(ended.map((each) => ({ sessionId: each, reason: passwordChanged })))
  return token
}

async function demandOwnSignIn(
  tx: Tx,
  { secrets, now }: Parts,
  { brand, principal, browser }: FirstPasswordCall,
  token: string,
): Promise<void> {
  const asked = { token, merchantId: brand.id, purpose: 'link' } as const
  const ticket = await takeTicket(tx, asked, { key: secrets.fields, browser, at: now() })
  if (!ticket || ticket.askedBy !== principal.memberId) throw new Refusal('third_party_stale')
  const owner = await memberIdBehind(tx, ticket)
  if (owner !== principal.memberId) throw new Refusal('third_party_not_linked')
}
