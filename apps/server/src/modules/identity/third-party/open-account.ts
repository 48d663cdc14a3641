/** A new account whose only way in, for now, is the provider. It has a password that nobody knows. */
import { type BodyOf, fieldRules, type thirdParty } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Side } from '../entry/door.ts'
import type { Entered } from '../entry/enter.ts'
import type { Parts } from '../parts.ts'
import { refuseUnfit } from '../registration/register-checks.ts'
import { addMember, hashesOf, mobileOf } from '../registration/register-member.ts'
import { toldFields } from '../registration/register-rules.ts'
import type { Caller } from '../sessions/caller.ts'
import { linkAccount } from './accounts.ts'
import { enterAs, opensAccounts } from './enter-by-ticket.ts'
import type { Setup } from './setup.ts'
import { takeTicket } from './tickets.ts'

export interface OpenCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof thirdParty.openAccount>
  readonly browser: string | null
  readonly caller: Caller
  readonly side: Side
}

/** Asks what every registration asks, but no password. A refusal leaves the ticket: whoever mends the form goes on. */
export async function openAccount(
  parts: Parts,
  setup: Setup,
  { brand, body, browser, caller, side }: OpenCall,
): Promise<{ returnTo: string; entered: Entered }> {
  if (!opensAccounts(brand)) throw new Refusal('registration_closed')
  // Who knocks at the door for agents is one already.
  if (side === 'agent') throw new Refusal('not_an_agent')
  const way = fieldRules.providerWay
  await refuseUnfit(parts, { brand, way, caller, body })

  const told = toldFields(brand.registerRules, way, body)
  const hashes = await hashesOf(parts, told)
  const mobile = mobileOf(told, body.countryDialingCode)
  const newcomer = {
    ...{ brand, told, username: body.username, mobile, isProved: false, body },
    visit: caller.visit,
  }
  const { member, returnTo } = await inMerchant(parts.db, brand.id, async (tx) => {
    const hands = { key: parts.secrets.fields, browser, at: parts.now() }
    const asked = { token: body.ticket, merchantId: brand.id, purpose: 'new' } as const
    const ticket = await takeTicket(tx, asked, hands)
    if (!ticket) throw new Refusal('third_party_stale')
    if (!setup.clientOf(brand, ticket.provider)) throw new Refusal('third_party_off')
    const member = await addMember(tx, parts, newcomer, hashes)
    if (!(await linkAccount(tx, member.id, ticket, hands))) throw new Refusal('third_party_taken')
    return { member, returnTo: ticket.returnTo }
  })
  return { returnTo, entered: await enterAs(parts, { brand, member, caller, side }, { isNew: true }) }
}
