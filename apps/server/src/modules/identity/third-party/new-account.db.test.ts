import { identity as calls } from '@jackfruit/contracts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { deriveSecrets } from '../../../platform/secrets.ts'
import { type IdentityProvider, startIdentityProvider } from '../../../testing/identity-provider.ts'
import {
  clientIds,
  formIn,
  keys,
  openWorld,
  origin,
  type Person,
  ticketIn,
  type World,
} from '../../../testing/third-party-world.ts'
import { type BrandData, openDirectory } from '../../merchants/index.ts'
import { type Credentials, credentialsByName } from '../members.ts'
import { personalOf } from '../personal.ts'
import { contactsOf } from '../proofs/contacts.ts'
import { usualAddresses } from './provider.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
let provider: IdentityProvider
let world: World
let brand: BrandData
let admin: pg.Client

beforeAll(async () => {
  provider = await startIdentityProvider({
    clientId: clientIds.google,
    secret: keys.google,
    callbackUrls: [`${origin}/wps/v2/oauth/google/callback`],
  })
  world = await openWorld({ ...usualAddresses, googleIssuer: provider.issuer })
  const found = await openDirectory(world.database.db, () => null).brandOfCode('demommk')
  if (!found) throw new Error('no brand')
  brand = found
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
beforeEach(() => {
  world.changed = {}
})
afterAll(async () => {
  await admin.end()
  await world.close()
  await provider.close()
})

/** Somebody with the form of a new account in hand. */
async function stranger(login: string): Promise<{ person: Person; ticket: string }> {
  const person = world.aPerson()
  const { ticket } = formIn(await person.enter(ticketIn(await person.signIn('google', login))))
  return { person, ticket }
}
const inBrand = <T>(work: Parameters<typeof inMerchant<T>>[2]) =>
  inMerchant(world.database.db, brand.id, work)
async function memberNamed(name: string): Promise<Credentials> {
  const member = await inBrand((tx) => credentialsByName(tx, brand.id, name))
  if (!member) throw new Error(`no ${name}`)
  return member
}
const demand = (...fields: string[]) => {
  const asked = fields.map((field) => {
    const rule = brand.registerRules[field]
    if (!rule) throw new Error(`no rule of ${field}`)
    return [field, { ...rule, enabled: true, required: true }] as const
  })
  world.changed = { registerRules: { ...brand.registerRules, ...Object.fromEntries(asked) } }
}

describe('[OV-27] an account that a provider opens', () => {
  test('[EN-39] [EN-40] [EN-42] [EN-47] [EN-48] [EN-52] tells everything the brand demands, but no password, and keeps it sealed', async () => {
    const told = { payeeName: 'Mya Aye', birthday: '1990-02-28', idNumber: '12KAMAN12345', line: 'mya.line' }
    const contacts = { mobileNum: '09450123450', countryDialingCode: '95', email: 'Mya@Tea.example' }
    demand(...Object.keys(told), 'mobileNum', 'email', 'paymentPassword')
    const { person, ticket } = await stranger('asked')
    const missing = await person.open(ticket, 'askedone')
    expect((missing.value['fields'] as { field: string }[]).map(({ field }) => field).toSorted()).toEqual(
      [...Object.keys(told), 'mobileNum', 'email', 'paymentPassword'].toSorted(),
    )
    const opened = await person.open(ticket, 'askedone', { ...told, ...contacts, paymentPassword: '830174' })
    expect(opened).toMatchObject({ success: true })
    const member = await memberNamed('askedone')
    expect(member).toMatchObject({ hasPassword: false, type: 0 })
    expect(await inBrand((tx) => personalOf(tx, { secrets }, member))).toEqual(told)
    expect(await inBrand((tx) => contactsOf(tx, { secrets }, member))).toEqual([
      { kind: 'email', address: 'mya@tea.example', verifiedAt: null },
      { kind: 'mobile', dialingCode: '95', number: '9450123450', verifiedAt: null },
    ])
    const { rows } = await admin.query(
      'select payment_password_hash as hash from identity.members where id = $1',
      [member.id],
    )
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/)
  })

  test('[VA-79] [VA-80] is old enough, by its word and by its birthday', async () => {
    demand('birthday')
    const { person, ticket } = await stranger('young')
    const young = new Date(Date.now() - 20 * 365.25 * 86_400_000).toISOString().slice(0, 10)
    expect(await person.open(ticket, 'youngone', { birthday: young })).toMatchObject({
      value: { fields: [{ field: 'birthday', rule: 'age', min: 21 }] },
    })
    expect(
      await person.open(ticket, 'youngone', { birthday: '1990-02-28', ageConfirmed: false }),
    ).toMatchObject({ message: 'age_not_confirmed' })
  })

  test('[EN-46] [EN-53] [D-104] has its place below the agent of the code, or of who invited it', async () => {
    const first = await stranger('invited1')
    const place = { domain: 'localhost', registerUrl: 'http://localhost/oauth', language: 'MY' }
    await first.person.open(first.ticket, 'invited1', { affiliateCode: 'AGENT2026', ...place })
    const one = await memberNamed('invited1')
    expect(one.uplineId).toBe((await memberNamed('agent')).id)
    expect(one.language).toBe('MY')
    const rowOf = async ({ id }: Credentials) =>
      (
        await admin.query(
          `select referral_code as code, referrer_id as referrer, register_domain as domain, register_url as url from identity.members where id = $1`,
          [id],
        )
      ).rows[0]
    const row = await rowOf(one)
    expect(row).toMatchObject({
      ...{ domain: place.domain, url: place.registerUrl },
      code: expect.stringMatching(/^[0-9A-Z]{10}$/),
    })

    const second = await stranger('invited2')
    await second.person.open(second.ticket, 'invited2', { referralCode: row.code })
    const two = await memberNamed('invited2')
    expect(two.uplineId).toBe(one.uplineId)
    expect(BigInt((await rowOf(two)).referrer)).toBe(one.id)
  })

  test('[D-14] is not opened at the door for agents, where only agents come in', async () => {
    const { person, ticket } = await stranger('agentish')
    expect(await person.open(ticket, 'agentish', { side: 'agent' })).toMatchObject({
      message: 'not_an_agent',
    })
    const again = world.aPerson()
    const entered = await again.enter(ticketIn(await again.signIn('google', 'agentish')), 'agent')
    expect(entered).toMatchObject({ success: false, message: 'not_an_agent' })

    // Nothing was opened on the way: the ticket still serves, and so does the name.
    expect(await person.open(ticket, 'agentish')).toMatchObject({ success: true })
    const known = world.aPerson()
    const asMember = async (side: 'member' | 'agent') =>
      known.enter(ticketIn(await known.signIn('google', 'agentish')), side)
    expect(await asMember('agent')).toMatchObject({ success: false, message: 'not_an_agent' })
    expect(known.visitor.token).toBeNull()
    await admin.query(`update identity.members set type = 1 where username = 'agentish'`)
    expect(await asMember('agent')).toMatchObject({ success: true })
    expect((await known.visitor.call(calls.memberInfo)).value).toMatchObject({ account: 'agentish' })
  })
})
