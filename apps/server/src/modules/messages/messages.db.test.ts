/** A member's messages over their calls: what is told, read, taken away, and who may do none of it. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type ModuleWorld, openModuleWorld } from '../../testing/module-world.ts'
import { carryFresh } from './carry.ts'
import { cleanUpMessages } from './clean-up.ts'
import { type Told, tell } from './tell.ts'

let world: ModuleWorld
let admin: pg.Client
let brand = 0
let other = 0
let next = 5_000n

beforeAll(async () => {
  world = await openModuleWorld(['content'])
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  brand = (await world.directory.brandOfCode('demommk'))?.id ?? 0
  const { rows } = await admin.query<{ id: number }>(
    'select id from merchants.brands where id <> $1 limit 1',
    [brand],
  )
  other = rows[0]?.id ?? 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const aMember = () => next++

interface Shown {
  readonly id: string
  readonly kind: string
  readonly isRead: boolean
  readonly isUrgent: boolean
  readonly facts: Readonly<Record<string, string>>
  readonly link: object | null
}

type Method = Parameters<ModuleWorld['ask']>[0]
const ask = (member: bigint, method: Method, path: string, body?: object) =>
  world.ask(method, `/wps/v2/messages${path}`, {
    headers: { 'x-member': String(member) },
    ...(body && { body }),
  })
const page = async (member: bigint, query = '') => (await ask(member, 'GET', query)).value
const listed = async (member: bigint, query = '?tab=personal') =>
  (await page(member, query))['content'] as unknown as Shown[]
const unread = async (member: bigint) =>
  (await ask(member, 'GET', '/unread-count')).value as unknown as number

const told = (memberId: bigint, key: string, more: Partial<Told> = {}): Told => ({
  ...{ merchantId: brand, memberId, kind: 'deposit_credited', key },
  ...{ money: { amount: 1_250_000n, currency: 'MMK' }, link: { page: 'depositv2', item: 'd1' } },
  ...more,
})
const tellOne = (one: Told) => inMerchant(world.database.db, one.merchantId, (tx) => tell(tx, one))

test('[MC-16] [EN-144] what a member is told is there with its facts and its way, once however often it is told', async () => {
  const member = aMember()
  expect(await tellOne(told(member, 'deposit:1'))).toBe(true)
  const again = Array.from({ length: 8 }, () => tellOne(told(member, 'deposit:1')))
  expect(await Promise.all(again)).toEqual(again.map(() => false))
  const [message, ...others] = await listed(member)
  expect(others).toEqual([])
  expect(message).toMatchObject({
    ...{ kind: 'deposit_credited', isRead: false, isUrgent: false },
    facts: { amount: '12500.00', currency: 'MMK' },
    link: { to: 'page', page: 'depositv2', item: 'd1' },
  })
})

test('what is told goes with the transaction in which it happened', async () => {
  const member = aMember()
  const failing = inMerchant(world.database.db, brand, async (tx) => {
    await tell(tx, told(member, 'deposit:lost'))
    throw new Error('it did not happen')
  })
  await expect(failing).rejects.toThrow('it did not happen')
  expect(await listed(member)).toEqual([])
})

test('[OV-35] [IM-53] [API-37] [EN-15] the count is what is unread: one read, one less; a message read twice, no more', async () => {
  const member = aMember()
  for (const key of ['a', 'b', 'c']) await tellOne(told(member, key))
  expect(await unread(member)).toBe(3)
  const [first] = await listed(member)
  for (const _ of [1, 2]) {
    expect(await ask(member, 'POST', '/read', { id: first?.id })).toMatchObject({ success: true })
    expect(await unread(member)).toBe(2)
  }
  expect((await listed(member, '?tab=personal&show=unread')).map(({ isRead }) => isRead)).toEqual([
    false,
    false,
  ])
  expect((await page(member, '?tab=personal'))['unread']).toMatchObject({ personal: 2, offers: 0, system: 0 })
})

test('[SC-09] [B-26] all of a tab are read at once, and what is of another tab stays', async () => {
  const member = aMember()
  for (const key of ['a', 'b']) await tellOne(told(member, key))
  await tellOne(told(member, 'c', { kind: 'limit_raised' }))
  await ask(member, 'POST', '/read-all', { tab: 'personal' })
  expect(await unread(member)).toBe(1)
  await ask(member, 'POST', '/read-all', {})
  expect(await unread(member)).toBe(0)
})

test('[SC-09] [B-26] a message that was taken away can be had back for a minute, as it was', async () => {
  const member = aMember()
  await tellOne(told(member, 'a'))
  const [{ id } = { id: '' }] = await listed(member)
  for (const _ of [1, 2]) expect(await ask(member, 'DELETE', `?id=${id}`)).toMatchObject({ success: true })
  expect([await listed(member), await unread(member)]).toEqual([[], 0])
  expect(await ask(member, 'POST', '/restore', { id })).toMatchObject({ success: true })
  expect([(await listed(member)).map((each) => each.id), await unread(member)]).toEqual([[id], 1])
  await ask(member, 'DELETE', `?id=${id}`)
  await admin.query(`update messages.messages set deleted_at = now() - interval '61 seconds' where id = $1`, [
    id,
  ])
  expect(await ask(member, 'POST', '/restore', { id })).toMatchObject({
    ...{ success: false, message: 'message_unknown' },
  })
  // And it does not come back by being told once more.
  expect(await tellOne(told(member, 'a'))).toBe(false)
  expect(await listed(member)).toEqual([])
})

test('what is urgent is on top until it was read or is over', async () => {
  const member = aMember()
  const until = new Date(Date.now() + 60_000)
  await tellOne(told(member, 'pay', { kind: 'peer_pay', expiresAt: until }))
  await tellOne(told(member, 'over', { kind: 'peer_pay', expiresAt: new Date(Date.now() - 1_000) }))
  await tellOne(told(member, 'plain'))
  const kinds = async () => (await listed(member)).map(({ kind, isUrgent }) => [kind, isUrgent])
  expect(await kinds()).toEqual([
    ['peer_pay', true],
    ['deposit_credited', false],
    ['peer_pay', true],
  ])
  // What is over counts no more.
  expect(await unread(member)).toBe(2)
  const [pay] = await listed(member)
  await ask(member, 'POST', '/read', { id: pay?.id })
  expect((await kinds())[0]).toEqual(['deposit_credited', false])
})

test('pages hold what was asked for, and no message twice', async () => {
  const member = aMember()
  for (let n = 0; n < 7; n++) await tellOne(told(member, `n${n}`))
  const ids: string[] = []
  for (const n of [1, 2, 3])
    ids.push(...(await listed(member, `?tab=personal&pageSize=3&pageNo=${n}`)).map(({ id }) => id))
  expect(new Set(ids).size).toBe(7)
  expect((await page(member, '?tab=personal&pageSize=3'))['totalPages']).toBe(3)
})

test('another member, and the same number at another brand, see and change nothing of it', async () => {
  const [member, stranger] = [aMember(), aMember()]
  await tellOne(told(member, 'a'))
  const [{ id } = { id: '' }] = await listed(member)
  const elsewhere = { host: 'second.localhost', headers: { 'x-member': String(member) } }
  for (const [method, path, body] of [
    ['POST', '/read', { id }],
    ['POST', '/restore', { id }],
    ['DELETE', `?id=${id}`, undefined],
  ] as const) {
    const refused = { success: false, message: 'message_unknown' }
    expect(await ask(stranger, method, path, body)).toMatchObject(refused)
    const there = await world.ask(method, `/wps/v2/messages${path}`, { ...elsewhere, ...(body && { body }) })
    expect(there).toMatchObject(refused)
  }
  const there = await world.ask('GET', '/wps/v2/messages?tab=personal', elsewhere)
  expect(there.value['content']).toEqual([])
  expect(await unread(member)).toBe(1)
})

test('[RO-56] [RO-08] without a token nobody is told how much is unread, and a trial has no messages', async () => {
  const url = '/wps/v2/messages/unread-count'
  expect(await world.ask('GET', url)).toMatchObject({ status: 401, success: false })
  expect(await world.ask('GET', url, { headers: { 'x-member': '77:4' } })).toMatchObject({
    ...{ status: 403, success: false, message: 'in_need_true_account' },
  })
  expect(await world.ask('GET', url, { headers: { 'x-member': '77' } })).toMatchObject({
    ...{ status: 200, success: true, value: 0 },
  })
})

test('an announcement is unread for who was there before it, read and put away by each alone', async () => {
  const { rows } = await admin.query<{ id: string }>(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
       referral_code, created_at)
     select $1, n, n, 'x', now(), 0, n, n, now() - interval '1 hour' from unnest(array['reader1', 'reader2']) n
     returning id::text`,
    [brand],
  )
  const [one, two] = rows.map(({ id }) => BigInt(id)) as [bigint, bigint]
  const { rows: written } = await admin.query<{ id: string }>(
    `insert into content.announcements (merchant_id, type, titles, contents)
     values ($1, 'B', '{"EN": "A pause tonight"}', '{"EN": "<p>One hour.</p>"}') returning id::text`,
    [brand],
  )
  const id = `a${written[0]?.id}`
  await expect.poll(() => unread(one)).toBe(1)
  const [first] = await listed(one, '?tab=announcements&language=MY')
  expect(first).toMatchObject({ id, isRead: false, written: { title: 'A pause tonight', language: 'EN' } })
  await ask(one, 'POST', '/read', { id })
  expect([await unread(one), await unread(two)]).toEqual([0, 1])
  await ask(two, 'POST', '/read-all', { tab: 'announcements' })
  expect(await unread(two)).toBe(0)
  await ask(one, 'DELETE', `?id=${id}`)
  expect((await listed(one, '?tab=announcements')).map((each) => each.id)).not.toContain(id)
  expect((await listed(two, '?tab=announcements')).map((each) => each.id)).toContain(id)
  await ask(one, 'POST', '/restore', { id })
  expect((await listed(one, '?tab=announcements')).map((each) => each.id)).toContain(id)
  expect(await ask(one, 'POST', '/read', { id: 'a999999999' })).toMatchObject({ message: 'message_unknown' })
})

test('what is fresh is taken up once, and the pages of its member are told', async () => {
  const [member, stranger] = [aMember(), aMember()]
  const heard: string[] = []
  const news = { tell: (id: bigint) => void heard.push(String(id)) }
  const { directory } = world
  const { identity, messaging } = world.faces
  const parts = { db: world.database.db, directory, identity, messaging, news }
  await carryFresh(parts)
  heard.length = 0
  await tellOne(told(member, 'a'))
  await tellOne(told(member, 'b'))
  await Promise.all([carryFresh(parts), carryFresh(parts), carryFresh(parts)])
  expect(new Set(heard)).toEqual(new Set([String(member)]))
  heard.length = 0
  await carryFresh(parts)
  expect(heard).toEqual([])
  expect(heard).not.toContain(String(stranger))
})

test('read for half a year it goes, taken away for a month it goes; what nobody has read stays', async () => {
  const member = aMember()
  for (const key of ['old', 'gone', 'fresh', 'unread']) await tellOne(told(member, key))
  await admin.query(
    `update messages.messages set
       read_at = case key when 'old' then now() - interval '181 days' when 'fresh' then now() - interval '179 days' end,
       deleted_at = case key when 'gone' then now() - interval '31 days' end,
       sent_at = now() - interval '1 year'
     where member_id = $1`,
    [String(member)],
  )
  await cleanUpMessages(world.database.db, new Date())
  const { rows } = await admin.query<{ key: string }>(
    'select key from messages.messages where member_id = $1 order by key',
    [String(member)],
  )
  expect(rows.map(({ key }) => key)).toEqual(['fresh', 'unread'])
})

test('the second brand is another one', async () => {
  expect(other).toBeGreaterThan(0)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from messages.messages`.execute(
    world.database.db,
  )
  // Without a brand named, the application sees nothing at all.
  expect(rows[0]?.n).toBe(0)
})
