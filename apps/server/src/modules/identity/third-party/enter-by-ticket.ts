/**
 * A ticket for a session. The person is known by the provider's id and by nothing else: an e-mail
 * address, a name or a number in common makes no two accounts one.
 */
import { randomInt } from 'node:crypto'
import type { thirdParty } from '@jackfruit/contracts'
import { isAgentType } from '@jackfruit/contracts/identity'
import { invariant, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Side } from '../entry/door.ts'
import { type Entered, enter } from '../entry/enter.ts'
import { type Credentials, credentialsById, credentialsByName, nameKey } from '../members.ts'
import type { Parts } from '../parts.ts'
import { problemOf, ruleOf } from '../registration/register-rules.ts'
import type { Caller } from '../sessions/caller.ts'
import { memberIdBehind } from './accounts.ts'
import type { Setup } from './setup.ts'
import { giveTicket, type Ticket, takeTicket } from './tickets.ts'

export interface TicketCall {
  readonly brand: BrandData
  readonly ticket: string
  /** What the browser showed that came back from the provider. */
  readonly browser: string | null
  readonly caller: Caller
  readonly side: Side
}

export interface Form {
  readonly ticket: string
  readonly provider: thirdParty.Provider
  readonly name: string
  readonly username: string
}

export type ByTicket = { readonly returnTo: string } & (
  | { readonly entered: Entered; readonly form: null }
  | { readonly entered: null; readonly form: Form }
)

export async function enterByTicket(parts: Parts, setup: Setup, call: TicketCall): Promise<ByTicket> {
  const { brand, browser } = call
  const { db, secrets, now } = parts
  const hands = { key: secrets.fields, browser, at: now() }
  const { taken, member, form } = await inMerchant(db, brand.id, async (tx) => {
    const asked = { token: call.ticket, merchantId: brand.id, purpose: 'login' } as const
    const taken = await takeTicket(tx, asked, hands)
    if (!taken || !browser) throw new Refusal('third_party_stale')
    if (!setup.clientOf(brand, taken.provider)) throw new Refusal('third_party_off')
    const id = await memberIdBehind(tx, taken)
    if (id !== null) return { taken, member: await credentialsById(tx, brand.id, id), form: null }
    // A stranger is no agent, and becomes none at their door (D-14).
    if (call.side === 'agent') throw new Refusal('not_an_agent')
    if (!opensAccounts(brand)) throw new Refusal('registration_closed')
    return { taken, member: null, form: await formFor(tx, brand, taken, { ...hands, browser }) }
  })
  if (form) return { returnTo: taken.returnTo, entered: null, form }
  invariant(member, 'a way in has its member')
  const entered = await enterAs(parts, { ...call, member })
  return { returnTo: taken.returnTo, entered, form: null }
}

/**
 * Whoever the provider vouched for is not asked about a password (LG-12), nor a second time who it is; but
 * the place is not believed for passwords by it, unless the account begins there. A closed account stays closed.
 */
export async function enterAs(
  parts: Parts,
  { brand, member, caller, side }: Pick<TicketCall, 'brand' | 'caller' | 'side'> & { member: Credentials },
  { isNew = false }: { isNew?: boolean } = {},
): Promise<Entered> {
  if (member.status !== 'active') throw new Refusal('account_unusable')
  if (side === 'agent' && !isAgentType(member.type)) throw new Refusal('not_an_agent')
  const { session, bind } = await enter(parts, brand, member, caller, { trustPlace: isNew })
  return { bind, session: { token: session.token, firstTimeLogin: false, passwordExpired: false } }
}

/** A brand that lets nobody register lets nobody register by a provider either. */
export const opensAccounts = ({ switches }: BrandData): boolean => switches.get('REG_DIRECT') === true

async function formFor(
  tx: Tx,
  brand: BrandData,
  taken: Ticket,
  hands: { key: Buffer; browser: string; at: Date },
): Promise<Form> {
  const { provider, name } = taken
  const ticket = await giveTicket(tx, { ...taken, purpose: 'new' }, hands)
  return { ticket, provider, name, username: await suggestion(tx, brand, name) }
}

const tries = 4
const suggestedMax = 12

/** A free name that keeps the brand's rule, or an empty one when none was found at once. */
async function suggestion(tx: Tx, brand: BrandData, name: string): Promise<string> {
  const rule = { ...ruleOf(brand.registerRules, 'username'), required: true }
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const stem = /^[a-z]/.test(letters) ? letters : 'player'
  for (let attempt = 0; attempt < tries; attempt++) {
    const tail = attempt === 0 && stem === letters ? '' : String(randomInt(1000, 9999))
    const length = Math.min(suggestedMax, rule.maxLength) - tail.length
    const candidate = `${stem.slice(0, Math.max(1, length))}${tail}`
    if (problemOf('username', candidate, rule)) continue
    if (!(await credentialsByName(tx, brand.id, nameKey(candidate)))) return candidate
  }
  return ''
}
