import { presence, security, thirdParty } from '@jackfruit/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
import { usualAddresses } from './provider.ts'

const chosen = 'Jackfruit2026'
let provider: IdentityProvider
let world: World

beforeAll(async () => {
  provider = await startIdentityProvider({
    clientId: clientIds.google,
    secret: keys.google,
    callbackUrls: [`${origin}/wps/v2/oauth/google/callback`],
  })
  world = await openWorld({ ...usualAddresses, googleIssuer: provider.issuer })
})
beforeEach(() => {
  world.clock.now = Date.now()
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

async function newcomer(login: string, more: object = {}): Promise<Person> {
  const person = world.aPerson()
  const form = formIn(await person.enter(ticketIn(await person.signIn('google', login))))
  expect(await person.open(form.ticket, `${login}1`, more)).toMatchObject({ success: true })
  return person
}
const freshTicket = async (person: Person, login: string) =>
  ticketIn(await person.signIn('google', login, { purpose: 'link' }))

describe('[IM-65] a first password', () => {
  test('is chosen after a fresh sign-in; then the name opens the account and the sign-in can go', async () => {
    const person = await newcomer('fresh')
    const elsewhere = world.aPerson()
    await elsewhere.enter(ticketIn(await elsewhere.signIn('google', 'fresh')))
    const oldToken = person.visitor.token
    const ticket = await freshTicket(person, 'fresh')
    expect(await person.choose(chosen, { ticket, confirmNewPassword: 'Other2026' })).toMatchObject({
      message: 'passwords_differ',
    })
    expect(await person.choose('short', { ticket })).toMatchObject({
      message: 'field_invalid',
      value: { fields: [{ field: 'newPassword' }] },
    })
    expect(await person.choose(chosen, { ticket })).toMatchObject({ success: true })
    expect(person.visitor.token).not.toBe(oldToken)
    expect((await elsewhere.visitor.call(thirdParty.ways)).status).toBe(401)

    expect(await world.aPerson().visitor.logIn('fresh1', chosen)).toMatchObject({ success: true })
    expect((await person.visitor.call(thirdParty.ways)).value).toMatchObject({ hasPassword: true })
    const { value } = await person.visitor.call(presence.history)
    expect((value['entries'] as { kind: string }[]).map(({ kind }) => kind)).toContain('password_changed')
    expect(await person.unlink('google', chosen)).toMatchObject({ success: true })
  })

  test('is refused to a session that shows nothing more, and to a sign-in that is not the account’s', async () => {
    const person = await newcomer('plain')
    expect(await person.choose(chosen)).toMatchObject({ message: 'confirmation_needed' })
    person.browsing.forget()
    expect(await person.choose(chosen, { ticket: await freshTicket(person, 'nobodys') })).toMatchObject({
      message: 'third_party_not_linked',
    })
    const other = await newcomer('somebodys')
    const theirs = await freshTicket(other, 'somebodys')
    expect(await person.choose(chosen, { ticket: theirs })).toMatchObject({ message: 'third_party_stale' })
    person.browsing.forget()
    const own = await freshTicket(person, 'plain')
    world.clock.now += 11 * 60_000
    expect(await person.choose(chosen, { ticket: own })).toMatchObject({ message: 'third_party_stale' })
    expect((await world.aPerson().visitor.logIn('plain1', chosen)).message).toBe('wrong_credentials')
  })

  test('is chosen by a code to a contact that was proved', async () => {
    const person = await newcomer('coded')
    const { visitor } = person
    await visitor.call(security.confirmCode, { body: { kind: 'email' } })
    expect(await person.choose(chosen)).toMatchObject({ message: 'confirmation_needed' })
    const { default: pg } = await import('pg')
    const admin = new pg.Client({ connectionString: world.database.adminUrl })
    await admin.connect()
    await newcomer('mailed', { email: 'mailed@tea.example' })
    const mailed = world.aPerson()
    await mailed.enter(ticketIn(await mailed.signIn('google', 'mailed')))
    const ask = () => mailed.visitor.call(security.confirmCode, { body: { kind: 'email' } })
    expect(await ask()).toMatchObject({ message: 'contact_missing' })
    await admin.query(`update identity.contacts set verified_at = now()
      where member_id = (select id from identity.members where username = 'mailed1')`)
    await admin.end()
    expect(await ask()).toMatchObject({ success: true })
    const code = await world.lastCode()
    expect(await mailed.visitor.callSealed(security.confirm, { kind: 'email', code })).toMatchObject({
      success: true,
    })
    expect(await mailed.choose(chosen)).toMatchObject({ success: true })
    expect(await world.aPerson().visitor.logIn('mailed1', chosen)).toMatchObject({ success: true })
  })

  test('is the first only once, of two at the same time too', async () => {
    const person = await newcomer('twice')
    const visitor = world.aPerson()
    await visitor.enter(ticketIn(await visitor.signIn('google', 'twice')))
    const tickets = [await freshTicket(person, 'twice'), await freshTicket(visitor, 'twice')] as const
    const both = await Promise.all([
      person.choose(chosen, { ticket: tickets[0] }),
      visitor.choose('Mango12026', { ticket: tickets[1] }),
    ])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    const winner = both[0].success ? person : visitor
    const again = { ticket: await freshTicket(winner, 'twice') }
    expect(await winner.choose('Durian2026', again)).toMatchObject({ message: 'password_is_set' })
  })
})
