import { identity as calls, presence, thirdParty } from '@jackfruit/contracts'
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
import { password } from '../../../testing/visitor.ts'
import { usualAddresses } from './provider.ts'

let provider: IdentityProvider
let world: World
let names = 0

beforeAll(async () => {
  provider = await startIdentityProvider({
    clientId: clientIds.google,
    secret: keys.google,
    callbackUrls: [`${origin}/wps/v2/oauth/google/callback`],
  })
  world = await openWorld({ ...usualAddresses, googleIssuer: provider.issuer })
})
beforeEach(() => {
  world.changed = {}
  world.clock.now = Date.now()
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

const aName = () => `guest${++names}x`
/** Somebody whose account was opened by Google as this login. */
async function newcomer(login: string, username = aName()): Promise<Person> {
  const person = world.aPerson()
  const form = formIn(await person.enter(ticketIn(await person.signIn('google', login))))
  expect(await person.open(form.ticket, username)).toMatchObject({ success: true })
  return person
}
const whoIs = async ({ visitor }: Person) => (await visitor.call(calls.memberInfo)).value?.['account']
const sql = async (text: string, values: unknown[] = []) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: world.database.adminUrl })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}

describe('signing in by Google at a real provider', () => {
  test('[OV-27] [IM-65] opens an account by a short form the first time, and is the same account the second time', async () => {
    const person = world.aPerson()
    const first = await person.enter(
      ticketIn(await person.signIn('google', 'mya', { returnTo: '/promotions?id=3' })),
    )
    expect(first).toMatchObject({ success: true, value: { session: null, returnTo: '/promotions?id=3' } })
    const form = formIn(first)
    expect(form).toMatchObject({ provider: 'google', name: 'mya Person', username: 'myaperson' })
    const opened = await person.open(form.ticket, form.username)
    expect(opened.value).toMatchObject({ returnTo: '/promotions?id=3', session: { passwordExpired: false } })
    expect(await whoIs(person)).toBe('myaperson')

    const again = world.aPerson()
    const second = await again.enter(ticketIn(await again.signIn('google', 'mya')))
    expect(second).toMatchObject({ success: true, value: { newAccount: null } })
    expect(await whoIs(again)).toBe('myaperson')
  })

  test('[OV-27] the form keeps the rules of the brand, and a refusal leaves the ticket good', async () => {
    const person = world.aPerson()
    const { ticket } = formIn(await person.enter(ticketIn(await person.signIn('google', 'rules'))))
    expect((await person.open(ticket, 'rulesgirl', { ageConfirmed: false })).message).toBe(
      'age_not_confirmed',
    )
    expect(await person.open(ticket, '1a')).toMatchObject({
      message: 'field_invalid',
      value: { fields: [{ field: 'username', rule: 'length', min: 4, max: 14 }] },
    })
    expect((await person.open(ticket, 'player')).message).toBe('username_taken')
    expect((await person.open(ticket, 'rulesgirl', { humanCheck: 'none' })).message).toBe(
      'human_check_failed',
    )
    expect((await person.open(ticket, 'rulesgirl', { affiliateCode: 'NOBODY99' })).message).toBe(
      'invitation_code_error',
    )
    expect(await person.open(ticket, 'rulesgirl')).toMatchObject({ success: true })
    expect((await person.open(ticket, 'rulesgirl2')).message).toBe('third_party_stale')
  })

  test('[LG-12] is not asked about an old password, which the same member is when it is typed', async () => {
    const { visitor, link } = await linkedMember('aged')
    expect(link.success).toBe(true)
    await sql(
      `update identity.members set password_changed_at = now() - interval '400 days' where username = $1`,
      ['aged1'],
    )
    const brand = await brandData()
    world.changed = { switches: new Map([...brand.switches, ['PWD_FORCE_EXPIRY', true]]) }
    expect((await visitor.logIn('aged1', password)).value).toMatchObject({ passwordExpired: true })
    const person = world.aPerson()
    const entered = await person.enter(ticketIn(await person.signIn('google', 'aged')))
    expect(entered.value['session']).toMatchObject({ passwordExpired: false, firstTimeLogin: false })
  })

  test('[ER-24] does not open an account that is frozen', async () => {
    await newcomer('cold', 'coldone')
    await sql(`update identity.members set status = 'frozen' where username = 'coldone'`)
    const person = world.aPerson()
    expect(await person.enter(ticketIn(await person.signIn('google', 'cold')))).toMatchObject({
      success: false,
      message: 'account_unusable',
    })
  })

  test('[IM-65] never finds an account by its e-mail address', async () => {
    const owner = world.aPerson()
    await owner.visitor.register('owner1', { email: 'thief@mail.example' })
    const thief = world.aPerson()
    const entered = await thief.enter(ticketIn(await thief.signIn('google', 'thief')))
    expect(entered.value).toMatchObject({ session: null })
    const { ticket } = formIn(entered)
    expect(await thief.open(ticket, 'thief1', { email: 'thief@mail.example' })).toMatchObject({
      message: 'field_invalid',
      value: { fields: [{ field: 'email', rule: 'taken' }] },
    })
    expect((await thief.open(ticket, 'thief1', { email: 'other@mail.example' })).success).toBe(true)
    expect(await whoIs(thief)).toBe('thief1')
  })

  test('[OV-27] a person who says no over there is told so, in the window that waits', async () => {
    const person = world.aPerson()
    const there = await person.browsing.step(`${origin}/wps/v2/oauth/google/start?flow=${'w'.repeat(20)}`)
    const state = new URL(there.next ?? '').searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })
    const back = await person.browsing.visit(`${origin}/wps/v2/oauth/google/callback?${query}`)
    expect(Object.fromEntries(new URLSearchParams(back.url.hash.slice(1)))).toEqual({
      problem: 'cancelled',
      purpose: 'login',
      flow: 'w'.repeat(20),
    })
  })
})

describe('[RO-38] [RO-39] a provider that is switched off', () => {
  test('is not offered, and every step is refused', async () => {
    const person = world.aPerson()
    const offered = async () => (await person.visitor.call(thirdParty.enabled)).value
    expect(await offered()).toEqual({ providers: ['google', 'facebook', 'telegram'] })
    const callback = await person.untilCallback('switched')
    const ticket = ticketIn(await person.signIn('google', 'switched'))
    const other = world.aPerson()
    const form = formIn(await other.enter(ticketIn(await other.signIn('google', 'switched2'))))
    const begun = world.aPerson()
    const late = await begun.untilCallback('switched3')

    await world.switchOff('LOGIN_GOOGLE')
    expect(await offered()).toEqual({ providers: ['facebook', 'telegram'] })
    expect((await world.aPerson().signIn('google', 'switched')).get('problem')).toBe('off')
    expect(callback.searchParams.get('code')).toBeTruthy()
    expect((await begun.browsing.visit(late.href)).url.hash).toContain('problem=off')
    expect((await person.enter(ticket)).message).toBe('third_party_off')
    expect((await other.open(form.ticket, 'switchedoff')).message).toBe('third_party_off')
  })

  test('is off as well where the brand lets nobody register: known persons come in, new ones do not', async () => {
    await newcomer('regular', 'regular1')
    await world.switchOff('REG_DIRECT')
    const known = world.aPerson()
    expect((await known.enter(ticketIn(await known.signIn('google', 'regular')))).success).toBe(true)
    const fresh = world.aPerson()
    const refused = await fresh.enter(ticketIn(await fresh.signIn('google', 'brandnew')))
    expect(refused.message).toBe('registration_closed')
  })
})

describe('ways in of a member', () => {
  test('a ticket to link belongs to the member who asked, and to nobody who comes in meanwhile in the same browser', async () => {
    const person = world.aPerson()
    expect(await person.visitor.register('Asker1')).toMatchObject({ success: true })
    const ticket = ticketIn(await person.signIn('google', 'askers', { purpose: 'link' }))
    const own = { token: person.visitor.token, cookie: person.visitor.cookie }
    expect(await person.visitor.register('Asker2')).toMatchObject({ success: true })
    expect((await person.link(ticket, password)).message).toBe('third_party_stale')
    Object.assign(person.visitor, own)
    expect((await person.link(ticket, password)).success).toBe(true)

    for (const asker of ['', 'AAAA', 'a'.repeat(300)]) {
      const unasked = ticketIn(await person.signIn('google', 'others', { purpose: 'link', asker }))
      expect((await person.link(unasked, password)).message).toBe('third_party_stale')
    }
  })

  test('[IM-65] one is added with the password shown again, and taken away again', async () => {
    const { person, link } = await linkedMember('linker', 'wrong-password')
    expect(link.message).toBe('wrong_password')
    const ticket = ticketIn(await person.signIn('google', 'linker', { purpose: 'link' }))
    expect((await person.enter(ticket)).message).toBe('third_party_stale')
    expect((await person.link(ticket, password)).success).toBe(true)
    expect((await person.visitor.call(thirdParty.ways)).value).toMatchObject({
      hasPassword: true,
      ways: [
        { provider: 'google', linked: { name: 'linker Person' } },
        { provider: 'facebook', linked: null },
        { provider: 'telegram', linked: null },
      ],
    })
    const other = world.aPerson()
    expect((await other.enter(ticketIn(await other.signIn('google', 'linker')))).success).toBe(true)
    expect(await whoIs(other)).toBe('linker1')

    expect((await person.unlink('google', 'wrong-password')).message).toBe('wrong_password')
    expect((await person.unlink('google', password)).success).toBe(true)
    expect((await person.unlink('google', password)).message).toBe('third_party_not_linked')
    const after = world.aPerson()
    const form = await after.enter(ticketIn(await after.signIn('google', 'linker')))
    expect(form.value).toMatchObject({ session: null })
  })

  test('[IM-65] [SC-10] both stand in the history of the account, once each', async () => {
    const { person, visitor, link } = await linkedMember('noticed')
    expect(link.success).toBe(true)
    // The same one once more changes nothing.
    await person.link(ticketIn(await person.signIn('google', 'noticed', { purpose: 'link' })), password)
    expect((await person.unlink('google', password)).success).toBe(true)
    const { entries } = (await visitor.call(presence.history)).value as { entries: { kind: string }[] }
    expect(entries.map(({ kind }) => kind).filter((kind) => kind.startsWith('third_party'))).toEqual([
      'third_party_unlinked',
      'third_party_linked',
    ])
  })

  test('[IM-65] one that is somebody else’s, or a second of the same provider, is refused', async () => {
    await newcomer('taken', 'takenone')
    const { link } = await linkedMember('taken')
    expect(link.message).toBe('third_party_taken')
    const { person } = await linkedMember('single')
    person.browsing.forget()
    const second = ticketIn(await person.signIn('google', 'single2', { purpose: 'link' }))
    expect((await person.link(second, password)).message).toBe('third_party_linked')
  })

  test('[IM-65] the only one stays, and a member without a password adds none', async () => {
    const person = await newcomer('lonely', 'lonelyone')
    expect((await person.visitor.call(thirdParty.ways)).value).toMatchObject({ hasPassword: false })
    expect((await person.unlink('google', password)).message).toBe('only_way_in')
    const ticket = ticketIn(await person.signIn('google', 'lonely2', { purpose: 'link' }))
    expect((await person.link(ticket, password)).message).toBe('password_missing')
  })

  test('[IM-65] guessing the password by links stops after five', async () => {
    const { person } = await linkedMember('guesser')
    const ticket = ticketIn(await person.signIn('google', 'guessed', { purpose: 'link' }))
    for (let tries = 0; tries < 5; tries++)
      expect((await person.link(ticket, `guess${tries}`)).message).toBe('wrong_password')
    expect((await person.link(ticket, password)).message).toBe('too_many_attempts')
  })
})

describe('attacks', () => {
  test('a callback is worth nothing in another browser, nor a second time', async () => {
    const victim = world.aPerson()
    const address = await victim.untilCallback('robbed')
    const thief = world.aPerson()
    expect((await thief.browsing.visit(address.href)).url.hash).toBe('#problem=stale')
    const cookies = victim.browsing.cookies()
    expect(ticketIn(fragmentOf((await victim.browsing.visit(address.href)).url))).toHaveLength(43)
    // Even with the cookie of before: the state has been used.
    const replayed = await world.app.inject({
      url: `${address.pathname}${address.search}`,
      headers: { host: 'localhost', cookie: cookies },
    })
    expect(replayed.headers.location).toContain('problem=stale')
  })

  test('a victim cannot be logged in as the attacker: the attacker’s callback does not fit the victim’s flow', async () => {
    const attacker = world.aPerson()
    const theirs = await attacker.untilCallback('attacker')
    const victim = world.aPerson()
    const own = await victim.untilCallback('victim')
    const whole = await victim.browsing.visit(theirs.href)
    expect(whole.url.hash).toContain('problem=stale')

    // The code alone, put into the victim's own callback.
    const again = world.aPerson()
    const begun = await again.untilCallback('victim')
    begun.searchParams.set('code', theirs.searchParams.get('code') ?? '')
    expect((await again.browsing.visit(begun.href)).url.hash).toContain('problem=refused')
    expect(own.searchParams.get('state')).not.toBe(theirs.searchParams.get('state'))
  })

  test('a flow with another nonce or another challenge than the cookie’s ends in nothing', async () => {
    for (const name of ['nonce', 'code_challenge']) {
      const person = world.aPerson()
      const { next } = await person.browsing.step(`${origin}/wps/v2/oauth/google/start`)
      const there = new URL(next ?? '')
      there.searchParams.set(name, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
      const back = await person.untilCallback('changed', there.href)
      expect((await person.browsing.visit(back.href)).url.hash).toContain('problem=refused')
    }
  })

  test('a cookie of one provider does not serve the callback of another, and a changed one serves none', async () => {
    const person = world.aPerson()
    const back = await person.untilCallback('mixed')
    const other = back.href.replace('/google/', '/facebook/')
    expect((await person.browsing.visit(other)).url.hash).toBe('#problem=stale')
    const cookie = person.browsing.cookies().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    const changed = await world.app.inject({
      url: `${back.pathname}${back.search}`,
      headers: { host: 'localhost', cookie },
    })
    expect(changed.headers.location).toBe('/oauth#problem=stale')
  })

  test('a ticket opens nothing in another browser, after its minute, or a second time', async () => {
    const person = world.aPerson()
    const ticket = ticketIn(await person.signIn('google', 'ticketed'))
    const thief = world.aPerson()
    expect((await thief.enter(ticket)).message).toBe('third_party_stale')
    await thief.signIn('google', 'thief2')
    expect((await thief.enter(ticket)).message).toBe('third_party_stale')
    world.clock.now += 61_000
    expect((await person.enter(ticket)).message).toBe('third_party_stale')
    world.clock.now = Date.now()
    const fresh = ticketIn(await person.signIn('google', 'ticketed'))
    const both = await Promise.all([person.enter(fresh), person.enter(fresh)])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  })

  test('cookies are for this server alone, and no token stands in any address', async () => {
    const person = world.aPerson()
    const answer = await world.app.inject({
      url: '/wps/v2/oauth/google/start',
      headers: { host: 'localhost' },
    })
    expect(answer.headers['set-cookie']).toMatch(
      /^jf_oauth=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const fragment = await person.signIn('google', 'addressed')
    expect([...fragment.keys()].sort()).toEqual(['purpose', 'ticket'])
  })

  test('nobody is sent to another site afterwards', async () => {
    const person = world.aPerson()
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'javascript:1',
    ]) {
      const entered = await person.enter(ticketIn(await person.signIn('google', 'wanderer', { returnTo })))
      expect(entered.value['returnTo']).toBe('/')
    }
  })
})

const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1))
const brandData = async () => {
  const { openDirectory } = await import('../../merchants/index.ts')
  const brand = await openDirectory(world.database.db, () => null).brandOfCode('demommk')
  if (!brand) throw new Error('no brand')
  return brand
}

/** A member with a name and a password who tries to add Google as this login. */
async function linkedMember(login: string, shown = password) {
  const person = world.aPerson()
  expect(await person.visitor.register(`${login}1`)).toMatchObject({ success: true })
  const ticket = ticketIn(await person.signIn('google', login, { purpose: 'link' }))
  return { person, visitor: person.visitor, link: await person.link(ticket, shown) }
}
