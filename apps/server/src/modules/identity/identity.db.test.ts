import { identity as calls } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EventBus, openEventBus } from '../../platform/pushes/events.ts'
import { deriveSecrets } from '../../platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { startProcess } from '../../testing/identity-process.ts'
import { openVisitor, password, type Visitor } from '../../testing/visitor.ts'
import { openDirectory } from '../merchants/index.ts'
import { cleanUpIdentity, type Identity, seedDemoMembers } from './index.ts'

const secrets = deriveSecrets('a secret of this test alone, long enough')
const [minute, hour] = [60_000, 3_600_000]

let database: TestDatabase
let bus: EventBus
let identity: Identity
let app: FastifyInstance
let brandId: number
let clock = Date.now()
const later = (ms: number) => {
  clock += ms
}

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  await seedDemoMembers(database.adminUrl, secrets)
  bus = await openEventBus(database.appUrl)
  ;({ app, identity } = serving(bus))
  brandId = (await openDirectory(database.db, () => null).brandOfHost('localhost'))?.id ?? 0
})

afterAll(async () => {
  await app.close()
  await bus.close()
  await database.drop()
})

function serving(withBus: EventBus, secureCookies = false) {
  const { db } = database
  const now = () => new Date(clock)
  return startProcess({
    db,
    directory: openDirectory(db, () => null),
    secrets,
    bus: withBus,
    now,
    secureCookies,
  })
}

const aVisitor = (host = 'localhost') => openVisitor(app, { host })
async function aMember(username: string): Promise<Visitor> {
  const visitor = aVisitor()
  expect(await visitor.register(username)).toMatchObject({ status: 200, success: true })
  return visitor
}
const me = async (visitor: Visitor) => (await visitor.call(calls.memberInfo)).status

describe('a session', () => {
  test('[API-30] [EN-108] [RG-07] [API-12] [API-16] starts with a registration and ends with a logout, on the server', async () => {
    const visitor = await aMember('Mya1')
    const info = await visitor.call(calls.memberInfo)
    expect(info.value).toMatchObject({
      account: 'Mya1',
      nickname: 'Mya1',
      type: 0,
      toUpline: false,
      vipRank: 0,
      clubLabel: { labelName: expect.stringMatching(/\S/) },
    })
    expect(await visitor.call(calls.logout)).toMatchObject({ status: 200, success: true })
    expect(await me(visitor)).toBe(401)
  })

  test('[ER-17] [IM-61] is opened by token and cookie together, by neither alone', async () => {
    const visitor = await aMember('Mya2')
    const { token, cookie } = visitor
    expect(cookie).toMatch(/^jf_bind=[\w-]{43}$/)
    visitor.cookie = null
    const told = { status: 401, success: false, message: 'not_logged_in' }
    expect(await visitor.call(calls.memberInfo)).toMatchObject(told)
    Object.assign(visitor, { token: null, cookie })
    expect(await me(visitor)).toBe(401)
    Object.assign(visitor, { token, cookie: (await aMember('Mya3')).cookie })
    expect(await me(visitor)).toBe(401)
    Object.assign(visitor, { token, cookie })
    expect(await me(visitor)).toBe(200)
  })

  test('binds with a cookie that neither script nor another site gets hold of', async () => {
    const answer = await aVisitor().register('Mya4')
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
    const secure = serving(bus, true)
    const behindHttps = openVisitor(secure.app, { host: 'localhost' })
    const { headers } = await behindHttps.register('Mya5')
    expect(headers['set-cookie']).toMatch(
      /^__Host-jf_bind=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(await me(behindHttps)).toBe(200)
    await secure.app.close()
  })

  test('does not take over a cookie that was planted beforehand, but shares one between tabs', async () => {
    const planted = `jf_bind=${'a'.repeat(43)}`
    const visitor = aVisitor()
    visitor.cookie = planted
    await visitor.register('Mya6')
    expect(visitor.cookie).not.toBe(planted)
    const otherTab = aVisitor()
    otherTab.cookie = visitor.cookie
    await otherTab.logIn('Mya6', password)
    expect(otherTab.cookie).toBe(visitor.cookie)
    expect([await me(visitor), await me(otherTab)]).toEqual([200, 200])
  })

  test('[IM-61] rotates: the old token works for 30 seconds, and ends the session when it comes later', async () => {
    const visitor = await aMember('Mya7')
    const old = visitor.token
    await visitor.call(calls.rotate)
    const fresh = visitor.token
    expect(fresh).not.toBe(old)
    visitor.token = old
    later(29_000)
    expect(await me(visitor)).toBe(200)
    later(2_000)
    visitor.token = fresh
    expect(await me(visitor)).toBe(200)
    visitor.token = old
    expect(await me(visitor)).toBe(401)
    visitor.token = fresh
    expect(await me(visitor)).toBe(401)
  })

  test('[A13] [IM-61] ends when a token of before the last two rotations comes, however fast these were', async () => {
    const visitor = await aMember('Mya7b')
    const old = visitor.token
    await visitor.call(calls.rotate)
    await visitor.call(calls.rotate)
    const thief = visitor.token
    visitor.token = old
    later(29_000)
    expect(await me(visitor)).toBe(200)
    later(2_000)
    expect(await me(visitor)).toBe(401)
    visitor.token = thief
    expect(await me(visitor)).toBe(401)
  })

  test('can be rotated again with the old token when the answer was lost', async () => {
    const visitor = await aMember('Mya8')
    const old = visitor.token
    await visitor.call(calls.rotate)
    visitor.token = old
    await visitor.call(calls.rotate)
    later(31_000)
    expect(await me(visitor)).toBe(200)
  })

  test('[IM-61] ends after half an hour without use, and after twelve hours in any case', async () => {
    const idle = await aMember('Mya9')
    later(29 * minute)
    expect(await me(idle)).toBe(200)
    later(29 * minute)
    expect(await me(idle)).toBe(200)
    const [seen] = await asAdmin('select max(last_seen_at) as at from identity.sessions')
    expect(seen?.['at']).toEqual(new Date(clock))
    later(31 * minute)
    expect(await me(idle)).toBe(401)

    const busy = await aMember('Mya10')
    for (let passed = 0; passed < 12 * hour - 20 * minute; passed += 20 * minute) {
      later(20 * minute)
      expect(await me(busy)).toBe(200)
    }
    later(20 * minute)
    expect(await me(busy)).toBe(401)
  })

  test('of an agent ends after a quarter of an hour without use', async () => {
    const agent = aVisitor()
    expect(await agent.logIn('agent', 'Agent#2026', { side: 'agent' })).toMatchObject({ success: true })
    expect((await agent.call(calls.memberInfo)).value).toMatchObject({ type: 1, toUpline: true })
    later(16 * minute)
    expect(await me(agent)).toBe(401)
  })

  test('[API-18] [IM-61] a change of password ends all others and the old token, and goes on under a new one', async () => {
    const visitor = await aMember('Mya11')
    const elsewhere = aVisitor()
    await elsewhere.logIn('Mya11', password)
    const old = visitor.token
    const change = { oldPassword: password, newPassword: 'Durian2026', confirmNewPassword: 'Durian2026' }
    expect(await visitor.callSealed(calls.changePassword, change)).toMatchObject({ success: true })
    expect([await me(visitor), await me(elsewhere)]).toEqual([200, 401])
    visitor.token = old
    expect(await me(visitor)).toBe(401)
    expect(await aVisitor().logIn('Mya11', password)).toMatchObject({ message: 'wrong_credentials' })
    expect(await aVisitor().logIn('Mya11', 'Durian2026')).toMatchObject({ success: true })
  })

  test('is one of five; the sixth login ends the one that was idle longest', async () => {
    const first = await aMember('Mya12')
    const others = []
    for (let i = 0; i < 5; i++) {
      later(1_000)
      others.push(aVisitor())
      await others[i]?.logIn('Mya12', password)
    }
    expect(await me(first)).toBe(401)
    expect(await Promise.all(others.map(me))).toEqual([200, 200, 200, 200, 200])
  })

  test('[ER-24] [IM-110] is dead within a second when the account is frozen', async () => {
    const visitor = await aMember('Mya13')
    expect(await me(visitor)).toBe(200)
    await asAdmin(`update identity.members set status = 'frozen' where username = 'Mya13'`)
    await new Promise((wake) => setTimeout(wake, 1_100))
    expect(await me(visitor)).toBe(401)
    expect(await aVisitor().logIn('Mya13', password)).toMatchObject({ message: 'account_unusable' })
  })

  test('that ended in one process has ended in the others, and listeners hear of it once', async () => {
    const otherBus = await openEventBus(database.appUrl)
    const other = serving(otherBus)
    const visitor = await aMember('Mya14')
    const there = openVisitor(other.app, { host: 'localhost' })
    Object.assign(there, { token: visitor.token, cookie: visitor.cookie })
    expect(await me(there)).toBe(200)
    const sessionId = await sessionOf('Mya14')
    const heard: string[] = []
    other.identity.onSessionEnded(sessionId, (reason) => heard.push(reason))
    other.identity.onAnySessionEnded((id) => heard.push(id))
    identity.onSessionEnded(sessionId, (reason) => heard.push(`here ${reason}`))
    await visitor.call(calls.logout)
    await expect.poll(() => heard.toSorted()).toEqual([sessionId, 'here logout', 'logout'].toSorted())
    expect(await me(there)).toBe(401)
    await new Promise((wake) => setTimeout(wake, 100))
    expect(heard).toHaveLength(3)
    await other.app.close()
    await otherBus.close()
  })

  test('that expired is ended by the cleaner, which tells the open pages', async () => {
    await aMember('Mya15')
    const sessionId = await sessionOf('Mya15')
    const heard: string[] = []
    identity.onSessionEnded(sessionId, (reason) => heard.push(reason))
    await cleanUpIdentity(database.db, new Date(clock))
    later(31 * minute)
    expect(heard).toEqual([])
    await cleanUpIdentity(database.db, new Date(clock))
    await expect.poll(() => heard).toEqual(['expired'])
  })
})

describe('a ticket', () => {
  const ticketOf = async (visitor: Visitor) =>
    String((await visitor.call(calls.socketTicket)).value['ticket'])

  test('opens one socket, once, within a minute, at its own brand', async () => {
    const visitor = await aMember('Tin1')
    const ticket = await ticketOf(visitor)
    expect(await identity.redeemTicket(ticket, brandId + 1)).toBeNull()
    const both = await Promise.all([1, 2].map(() => identity.redeemTicket(ticket, brandId)))
    expect(both.filter(Boolean)).toEqual([
      expect.objectContaining({ sessionId: await sessionOf('Tin1'), type: 0 }),
    ])
    const stale = await ticketOf(visitor)
    later(61_000)
    expect(await identity.redeemTicket(stale, brandId)).toBeNull()
    expect(await identity.redeemTicket('x'.repeat(43), brandId)).toBeNull()
  })

  test('of a session that has ended opens nothing', async () => {
    const visitor = await aMember('Tin2')
    const ticket = await ticketOf(visitor)
    await visitor.call(calls.logout)
    expect(await identity.redeemTicket(ticket, brandId)).toBeNull()
  })
})

describe('brands', () => {
  test('[IM-68] do not see each other: same name, other member, and no session passes over', async () => {
    const here = await aMember('Khin1')
    const there = openVisitor(app, { host: 'second.localhost' })
    expect(await there.logIn('Khin1', password)).toMatchObject({ message: 'wrong_credentials' })
    expect(await there.register('Khin1')).toMatchObject({ success: true })
    const stranger = openVisitor(app, { host: 'second.localhost' })
    Object.assign(stranger, { token: here.token, cookie: here.cookie })
    expect(await me(stranger)).toBe(401)
    const { memberId } = await memberNamed('Khin1', brandId)
    expect(await identity.memberOf(brandId, memberId)).toMatchObject({ username: 'Khin1', status: 'active' })
    expect(await identity.memberOf(brandId + 1, memberId)).toBeNull()
  })

  test('[IM-68] the database shows no row to a transaction that named no brand', async () => {
    await (await aMember('Khin3')).call(calls.socketTicket)
    for (const table of ['members', 'sessions', 'socket_tickets']) {
      const { rows } = await database.pool.query(`select count(*)::int as n from identity.${table}`)
      expect(rows[0].n).toBe(0)
      const [all] = await asAdmin(`select count(*)::int as n from identity.${table}`)
      expect(all?.['n']).toBeGreaterThan(0)
    }
  })

  test('[IM-60] what lies in the database opens nothing: no password, no token', async () => {
    const visitor = await aMember('Khin2')
    const rows = await asAdmin(
      'select m::text as m, s::text as s from identity.members m, identity.sessions s',
    )
    const dump = rows.map((row) => `${row['m']} ${row['s']}`).join()
    expect(dump).toContain('$argon2id$v=19$')
    expect(dump).not.toContain(password)
    expect(dump).not.toContain(visitor.token)
    const deletes = ['members', 'sessions', 'used_proofs'].map((table) =>
      database.pool.query(`delete from identity.${table}`),
    )
    for (const refused of await Promise.allSettled(deletes)) expect(refused.status).toBe('rejected')
  })
})

test('[IM-96] demo members are seeded once, and log in with no word about their password', async () => {
  expect(await seedDemoMembers(database.adminUrl, secrets)).toEqual([])
  const answer = await aVisitor().logIn('PLAYER', 'Player#2026')
  expect(answer.value).toMatchObject({
    firstTimeLogin: false,
    passwordExpired: false,
    defaultPassword: false,
  })
})

async function asAdmin(statement: string): Promise<Record<string, unknown>[]> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function memberNamed(username: string, merchantId: number): Promise<{ memberId: bigint }> {
  const [row] = await asAdmin(
    `select id from identity.members where username = '${username}' and merchant_id = ${merchantId}`,
  )
  return { memberId: row?.['id'] as bigint }
}

async function sessionOf(username: string): Promise<string> {
  const [row] = await asAdmin(
    `select s.id from identity.sessions s join identity.members m on m.id = s.member_id
     where m.username = '${username}' order by s.created_at desc`,
  )
  return String(row?.['id'])
}
