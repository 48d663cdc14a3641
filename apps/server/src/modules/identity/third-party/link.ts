/** A logged-in member adds a way in or takes one away: by an act of their own, with the password shown again. */
import type { thirdParty } from '@jackfruit/contracts'
import { invariant, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import { demandPassword } from '../guards/own-password.ts'
import { credentialsById } from '../members.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import type { Caller } from '../sessions/caller.ts'
import { holdsPassword, linkAccount, linkedTo, memberIdBehind, unlinkAccount } from './accounts.ts'
import type { Setup } from './setup.ts'
import { takeTicket } from './tickets.ts'

interface LinkCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
  readonly ticket: string
  readonly browser: string | null
  readonly password: string
}

/** A wrong password leaves the ticket as it was. */
export async function link(parts: Parts, setup: Setup, call: LinkCall): Promise<void> {
  const { brand, principal, caller, browser } = call
  const { secrets, now } = parts
  await demandOwn(parts, principal, call.password)
  const calling = { brand, principal, caller, kind: 'third_party_linked' } as const
  // The same one a second time changes nothing and is no failure.
  const isNew = (isLinked: boolean) => isLinked
  const work = async (tx: Tx) => {
    const at = now()
    const asked = { token: call.ticket, merchantId: brand.id, purpose: 'link' } as const
    const ticket = await takeTicket(tx, asked, { key: secrets.fields, browser, at })
    if (!ticket || ticket.askedBy !== principal.memberId) throw new Refusal('third_party_stale')
    if (!setup.clientOf(brand, ticket.provider)) throw new Refusal('third_party_off')
    if (await linkAccount(tx, principal.memberId, ticket, { key: secrets.fields, at })) return true
    const owner = await memberIdBehind(tx, ticket)
    if (owner === principal.memberId) return false
    throw new Refusal(owner === null ? 'third_party_linked' : 'third_party_taken')
  }
  await change(parts, calling, work, isNew)
}

interface UnlinkCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
  readonly provider: thirdParty.Provider
  readonly password: string
}

/** Works for a provider that the brand has switched off, too: whoever wants to be rid of it can. */
export async function unlink(
  parts: Parts,
  { brand, principal, caller, provider, password }: UnlinkCall,
): Promise<void> {
  const { db, secrets } = parts
  const { memberId } = principal
  const hasPassword = await inMerchant(db, brand.id, (tx) => holdsPassword(tx, brand.id, memberId))
  // Who has no password has one linked account and no more: linking another one asks for a password.
  if (!hasPassword) throw new Refusal('only_way_in')
  await demandOwn(parts, principal, password)
  const calling = { brand, principal, caller, kind: 'third_party_unlinked' } as const
  await change(parts, calling, async (tx) => {
    const linked = await linkedTo(tx, brand.id, memberId, secrets.fields)
    if (!linked.some((each) => each.provider === provider)) throw new Refusal('third_party_not_linked')
    await unlinkAccount(tx, memberId, { merchantId: brand.id, provider })
  })
}

/** Counted in the same budget as the old password at a change of password. */
async function demandOwn(parts: Parts, principal: Principal, password: string): Promise<void> {
  const { merchantId, memberId } = principal
  const member = await inMerchant(parts.db, merchantId, (tx) => credentialsById(tx, merchantId, memberId))
  invariant(member, 'a session has its member')
  if (!member.hasPassword) throw new Refusal('password_missing')
  await demandPassword(parts, principal, { hash: member.passwordHash, password })
}
