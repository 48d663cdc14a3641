/** To a provider and back: what happens while the browser is not on a page of ours. */
import { createHash } from 'node:crypto'
import type { thirdParty } from '@jackfruit/contracts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import { newToken } from '../tokens.ts'
import { useOnce } from './accounts.ts'
import { flowMs } from './flow-cookies.ts'
import { type Flow, type Person, ThirdPartyProblem } from './provider.ts'
import { ownPath } from './return-path.ts'
import type { Setup } from './setup.ts'
import { telegramAddress, telegramFreshMs, telegramPerson } from './telegram.ts'
import { giveTicket } from './tickets.ts'

export interface Wish {
  readonly purpose?: unknown
  readonly flow?: unknown
  readonly returnTo?: unknown
  readonly asker?: unknown
}

/** What a start is asked for; anything that is not as it should be is left out. */
export function beginFlow(wish: Wish, askedBy: string | null, now: Date): Flow {
  const isName = typeof wish.flow === 'string' && /^[A-Za-z0-9-]{16,64}$/.test(wish.flow)
  return {
    state: newToken(),
    nonce: newToken(),
    verifier: newToken(),
    purpose: wish.purpose === 'link' ? 'link' : 'login',
    flow: isName ? String(wish.flow) : '',
    returnTo: ownPath(wish.returnTo),
    askedBy: wish.purpose === 'link' ? askedBy : null,
    expiresAt: now.getTime() + flowMs,
  }
}

export interface Trip {
  readonly brand: BrandData
  readonly provider: thirdParty.Provider
  readonly flow: Flow
  /** The address of our callback, as the provider knows it. */
  readonly callbackUrl: string
}

/** Where the browser is sent. */
export async function departure(setup: Setup, { brand, provider, flow, callbackUrl }: Trip): Promise<URL> {
  const leaving = { client: setup.demandClient(brand, provider), flow, callbackUrl }
  if (provider === 'telegram') return telegramAddress(setup.addresses.telegramSite, leaving)
  return setup[provider].addressOf(leaving)
}

/** Who came back by this address of the callback. */
export async function arrival(
  parts: Pick<Parts, 'db' | 'now'>,
  setup: Setup,
  { brand, provider, flow, callbackUrl }: Trip,
  url: URL,
): Promise<Person> {
  if (provider === 'telegram') throw new ThirdPartyProblem('refused')
  const client = setup.demandClient(brand, provider)
  if (url.searchParams.get('state') !== flow.state) throw new ThirdPartyProblem('stale')
  await spend(parts, `state|${flow.state}`, flowMs)
  return setup[provider].personOf({ client, flow, callbackUrl, url })
}

/** Who the signed data of Telegram speaks of; the same data is good once, whoever brings it. */
export async function telegramArrival(
  parts: Pick<Parts, 'db' | 'now'>,
  setup: Setup,
  { brand, flow }: Pick<Trip, 'brand' | 'flow'>,
  { state, result }: { state: string; result: string },
): Promise<Person> {
  const { secret } = setup.demandClient(brand, 'telegram')
  if (state !== flow.state) throw new ThirdPartyProblem('stale')
  const { hash, ...person } = telegramPerson(result, secret, parts.now())
  await spend(parts, `state|${flow.state}`, flowMs)
  await spend(parts, `telegram|${hash}`, 2 * telegramFreshMs)
  return person
}

async function spend({ db, now }: Pick<Parts, 'db' | 'now'>, what: string, keptMs: number): Promise<void> {
  const key = createHash('sha256').update(what).digest()
  const isFirst = await db.transaction().execute((tx) => useOnce(tx, key, new Date(now().getTime() + keptMs)))
  if (!isFirst) throw new ThirdPartyProblem('stale')
}

/** A ticket for who came back, and the secret of the browser that may use it. */
export async function ticketFor(
  { db, secrets, now }: Parts,
  { brand, provider, flow }: Trip,
  person: Person,
): Promise<{ ticket: string; browser: string }> {
  const browser = newToken()
  const { purpose, returnTo } = flow
  const askedBy = flow.askedBy === null ? null : BigInt(flow.askedBy)
  const ticket = await inMerchant(db, brand.id, (tx) =>
    giveTicket(
      tx,
      { ...person, merchantId: brand.id, provider, purpose, returnTo, askedBy },
      { key: secrets.fields, browser, at: now() },
    ),
  )
  return { ticket, browser }
}
