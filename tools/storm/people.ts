/** Who moves money here: agents with members below them, signed in, each with a purse and what their part needs. */
import { randomBytes } from 'node:crypto'
import { cashierPayouts } from '@jackfruit/contracts'
import pg from 'pg'
import { listGames } from '../../apps/server/src/modules/catalog/index.ts'
import { openPasswords } from '../../apps/server/src/modules/identity/index.ts'
import { openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import { openPlaySessions, playerIdOf, registerBudget } from '../../apps/server/src/modules/vendors/index.ts'
import { openPurses } from '../../apps/server/src/modules/wallet/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts'
import { type Maker, openMaker } from '../fixture/make.ts'
import type { Line } from './line.ts'
import { ask, type Pass, signIn } from './member.ts'

/**
 * Payers pay in, and what is paid in must be staked before it leaves; takers and agents send money out;
 * spenders have little and want much.
 */
export type Role = 'agent' | 'payer' | 'taker' | 'spender'

export interface Person {
  readonly role: Role
  readonly username: string
  /** The place of the agent above in the list of people. */
  readonly upline: number | null
  readonly memberId: bigint
  readonly pass: Pass
  readonly playerId: string
  readonly sessionId: string
  /** Where withdrawals go; empty for who makes none. */
  readonly payoutAccount: string
}

export interface Crowd {
  readonly agents: number
  /** Below each agent. */
  readonly payers: number
  readonly takers: number
  readonly spenders: number
}

export interface Hands {
  readonly databaseUrl: string
  readonly ownerUrl: string
  readonly secret: string
  readonly line: Line
}

const merchantCode = 'demommk'
/**
 * A maker of its own, whom no studio knows: a studio asks for its rounds without an end and gives back what its
 * journal does not hold, and none of these stands in a journal.
 */
export const vendor = 'storm'
export const vendorSecret = randomBytes(32).toString('hex')
/** For the programs that it is to be known to. */
export const vendorEnvironment = { VENDOR_SECRET_STORM: vendorSecret }
export const gameCode = 'slot-of-the-storm'
const game = {
  ...{ gameCode, name: { EN: 'Slot of the storm' }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50000' } },
}
export const paymentPassword = '830174'
/** More than all that is asked of it while keys are counted: nothing may be refused there. */
export const topUp = 20_000_000_00n
export const password = 'Storm#2026'
const general = 'stormchief'

type Named = Pick<Person, 'role' | 'username' | 'upline' | 'memberId'>

export async function openPeople(crowd: Crowd, hands: Hands): Promise<Person[]> {
  const { databaseUrl, ownerUrl, secret, line } = hands
  const maker = openMaker({ ownerUrl, databaseUrl, secret })
  const { db, close } = openDatabase(databaseUrl, { max: 4 })
  try {
    const directory = openDirectory(db, () => null)
    const brand = await directory.brandOfCode(merchantCode)
    if (!brand) throw new Error(`there is no brand ${merchantCode}`)
    await listMaker(ownerUrl)
    await listGames(db, vendor, [game])
    const endless = 10n ** 15n
    await registerBudget(
      db,
      {
        ...{ merchantId: brand.id, vendor, currency: brand.currency, campaign: 'storm' },
        ...{ total: endless, perDay: endless },
      },
      { by: 'the storm', why: 'its own credits' },
    )
    const named = await makeNamed(maker, crowd)
    await givePaymentPasswords(ownerUrl, secret, named)
    const purses = openPurses(db, directory)
    const sessions = openPlaySessions(db)
    const people: Person[] = []
    for (const [place, one] of named.entries()) {
      const { memberId, username, role } = one
      await purses.of({ memberId, merchantId: brand.id, type: 0 })
      if (role !== 'spender')
        await maker.deposit({ merchant: merchantCode, username, amount: String(topUp / 100n), key: 'storm' })
      const pass = await signIn(line, username, password)
      const playerId = await playerIdOf(db, vendor, { merchantId: brand.id, memberId })
      const launch = { vendor, playerId, gameCode, loginSession: `storm-${memberId}`, language: 'EN' }
      const code = await sessions.makeCode({ merchantId: brand.id, ...launch, country: null })
      const opened = await sessions.redeem(vendor, code)
      if (!opened) throw new Error('a launch code opens no session')
      const isPaidOut = role === 'taker' || role === 'spender'
      const payoutAccount = isPaidOut ? await bind(line, pass, place) : ''
      people.push({ ...one, pass, playerId, sessionId: opened.sessionId, payoutAccount })
    }
    return people
  } finally {
    await maker.close()
    await close()
  }
}

async function makeNamed(maker: Maker, { agents, payers, takers, spenders }: Crowd): Promise<Named[]> {
  const shared = { merchant: merchantCode, password }
  await maker.member({ ...shared, username: general, type: 2 })
  const named: Named[] = []
  const parts = [
    ...Array.from({ length: payers }, () => 'payer' as const),
    ...Array.from({ length: takers }, () => 'taker' as const),
    ...Array.from({ length: spenders }, () => 'spender' as const),
  ]
  for (let agent = 1; agent <= agents; agent++) {
    const above = `stormagent${agent}`
    const { id } = await maker.member({ ...shared, username: above, type: 1, upline: general })
    const upline = named.push({ role: 'agent', username: above, upline: null, memberId: BigInt(id) }) - 1
    for (const [index, role] of parts.entries()) {
      const username = `storm${role}${agent}x${index + 1}`
      const made = await maker.member({ ...shared, username, type: 0, upline: above })
      named.push({ role, username, upline, memberId: BigInt(made.id) })
    }
  }
  return named
}

const listMaker = (ownerUrl: string) =>
  asOwner(
    ownerUrl,
    `insert into catalog.vendors (code, name, sort) values ($1, 'Storm', 99) on conflict do nothing`,
    [vendor],
  )

async function givePaymentPasswords(ownerUrl: string, secret: string, named: readonly Named[]) {
  const hash = await openPasswords(deriveSecrets(secret).pepper).hash(paymentPassword)
  const ids = named.map(({ memberId }) => String(memberId))
  const text = 'update identity.members set payment_password_hash = $1 where id = any($2::bigint[])'
  await asOwner(ownerUrl, text, [hash, ids])
}

async function asOwner(ownerUrl: string, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}

const firstNumber = 420_001_101

async function bind(line: Line, pass: Pass, place: number): Promise<string> {
  const body = {
    ...{ method: 'kbzpay', bank: '', holder: 'U Thiha Aung', number: `09${firstNumber + place}` },
    paymentPassword,
  }
  const told = await ask(line, pass, cashierPayouts.bindPayoutAccount, { body })
  if (!told?.success) throw new Error(`no account can be bound: ${told?.code ?? 'no answer'}`)
  return String(told.value['id'])
}
