/** The register centre over its calls: links that are made once, rest and go, and accounts that an agent opens. */
import { randomUUID } from 'node:crypto'
import { agents } from '@jackfruit/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { openPeople, type People } from '../../../testing/agents/people.ts'
import { type AgentsWorld, openAgentsWorld } from '../../../testing/agents/world.ts'
import { openedPerDay } from './accounts.ts'
import { promisedWaiting, promiseKept } from './index.ts'

let clock = new Date('2026-11-20T06:00:00Z')
let w: AgentsWorld
let p: People
beforeAll(async () => {
  w = await openAgentsWorld(() => clock)
  p = await openPeople(w.database)
  w.rates.push({ kind: 'daily', rate: '0.6000' })
})
afterAll(async () => {
  await p.close()
  await w.close()
})

const as = (agent: bigint, type = 1) => ({ 'x-member': `${agent}:${type}` })
const wish = { name: 'Tea shop', kind: 'member', presets: [], expiresAt: null, limit: null }
const make = (agent: bigint, given: object = {}, host = 'localhost') =>
  w.ask('POST', '/wps/v2/agent/links', {
    ...{ headers: as(agent), host, body: { data: { key: randomUUID(), ...wish, ...given } } },
  })
const change = (agent: bigint, id: unknown, state: string) =>
  w.ask('POST', '/wps/v2/agent/links/change', { headers: as(agent), body: { data: { id, state } } })
const drop = (agent: bigint, id: unknown) =>
  w.ask('DELETE', `/wps/v2/agent/links?id=${id}`, { headers: as(agent) })
const links = async (agent: bigint) =>
  (await w.ask('GET', '/wps/v2/agent/links', { headers: as(agent) })).value
const open = (agent: bigint, given: object = {}, type = 1) =>
  w.ask('POST', '/wps/v2/agent/accounts', {
    headers: as(agent, type),
    body: {
      data: {
        key: randomUUID(),
        account: `a${randomUUID().slice(0, 8)}`,
        kind: 'member',
        presets: [],
        ...given,
      },
    },
  })

test('[AC-09] [IM-80] a link is made once for a press, with a code of its own or one that is drawn', async () => {
  const agent = await p.add(1)
  const key = randomUUID()
  const told = await Promise.all(
    Array.from({ length: 6 }, () =>
      make(agent, {
        key,
        code: 'teashop',
        kind: 'agent',
        presets: [{ kind: 'daily', rate: '0.3' }],
        limit: 5,
        expiresAt: '2026-12-01T00:00:00Z',
      }),
    ),
  )
  expect(new Set(told.map(({ value }) => value['id'])).size).toBe(1)
  expect(told[0]?.value).toMatchObject({
    ...{ code: 'TEASHOP', kind: 'agent', presets: [{ kind: 'daily', rate: '0.3' }], state: 'open', limit: 5 },
    ...{ visits: 0, signUps: 0, firstDeposits: 0, expiresAt: '2026-12-01T00:00:00.000Z' },
  })
  expect((await make(agent, { key })).message).toBe('key_conflict')
  expect((await make(agent)).value['code']).toMatch(/^[2-9A-Z]{8}$/)
  expect(await links(agent)).toMatchObject({
    lists: [{ name: 'Tea shop', kind: 'member' }, { code: 'TEASHOP' }],
    most: [{ kind: 'daily', rate: '0.6000' }],
    address: 'http://localhost/register?affiliateCode=',
  })
})

test('[AC-09] what cannot be promised or had is refused by name', async () => {
  const [agent, named] = [await p.add(1), await p.add(1)]
  await p.admin.query(`update identity.members set affiliate_code = 'MYNAME' where id = $1`, [named])
  expect((await make(agent, { code: 'MyName' })).message).toBe('code_taken')
  expect((await make(named, { code: 'SHARED22' })).success).toBe(true)
  expect((await make(agent, { code: 'SHARED22' })).message).toBe('code_taken')
  const preset = (rate: string) => [{ kind: 'daily', rate }]
  expect((await make(agent, { kind: 'agent', presets: preset('0.61') })).message).toBe('rate_above_own')
  expect((await make(agent, { kind: 'member', presets: preset('0.1') })).message).toBe('field_invalid')
  expect((await make(agent, { expiresAt: '2026-11-19T00:00:00Z' })).message).toBe('field_invalid')
  expect(
    (await w.ask('POST', '/wps/v2/agent/links', { headers: as(agent, 0), body: { data: {} } })).status,
  ).toBe(403)
  // The second brand has codes of its own.
  const other = await p.add(1, null, { merchantId: p.otherId })
  expect((await make(other, { code: 'SHARED22' }, 'second.localhost')).success).toBe(true)
})

test('[IM-80] so many links are all, however many are pressed for at once; one that goes makes room', async () => {
  const agent = await p.add(1)
  const told = await Promise.all(Array.from({ length: agents.linksMax + 5 }, () => make(agent)))
  expect(told.filter(({ success }) => success)).toHaveLength(agents.linksMax)
  expect(new Set(told.filter(({ success }) => !success).map(({ message }) => message))).toEqual(
    new Set(['links_full']),
  )
  const [first] = (await links(agent))['lists'] as { id: string; code: string }[]
  expect((await drop(agent, first?.id)).success).toBe(true)
  expect((await drop(agent, first?.id)).message).toBe('link_not_found')
  // Its code stays nobody else's.
  expect((await make(agent, { code: first?.code })).message).toBe('code_taken')
  expect((await make(agent)).success).toBe(true)
})

test('[IM-80] a link rests and opens again for its agent alone, expires and fills up', async () => {
  const [agent, other] = [await p.add(1), await p.add(1)]
  const { id, code } = (await make(agent, { limit: 1, expiresAt: '2026-11-21T00:00:00Z' })).value
  for (const answer of [await change(other, id, 'paused'), await drop(other, id)])
    expect(answer.message).toBe('link_not_found')
  expect((await change(agent, id, 'paused')).value['state']).toBe('paused')
  expect((await change(agent, id, 'open')).value['state']).toBe('open')
  await p.admin.query('update identity.affiliate_codes set uses = 1 where code = $1', [code])
  expect((await links(agent))['lists']).toMatchObject([{ state: 'full', signUps: 1 }])
  const before = clock
  clock = new Date('2026-11-22T00:00:00Z')
  expect((await links(agent))['lists']).toMatchObject([{ state: 'expired' }])
  clock = before
})

test('[AC-09] [IM-81] an agent opens accounts below it: once for a press, and the password is told again until it was used', async () => {
  const agent = await p.add(1)
  const asked = {
    key: randomUUID(),
    account: 'Opened22',
    kind: 'agent',
    presets: [{ kind: 'daily', rate: '0.5' }],
  }
  const told = await Promise.all(Array.from({ length: 6 }, () => open(agent, asked)))
  const [first] = told
  expect(first?.value).toMatchObject({
    account: 'Opened22',
    password: expect.stringMatching(/^[2-9A-Za-z]{14}$/),
  })
  for (const { value } of told) expect(value).toEqual(first?.value)
  const row = async () =>
    (
      await p.admin.query(
        `select type, upline_id, default_password, logins from identity.members where username = 'Opened22'`,
      )
    ).rows[0]
  expect(await row()).toEqual({ type: 1, upline_id: agent, default_password: true, logins: 0 })
  expect((await open(agent, { ...asked, kind: 'member', presets: [] })).message).toBe('key_conflict')
  expect((await open(agent, { account: 'opened22' })).message).toBe('username_taken')
  expect((await open(agent, { account: '!!!!!!' })).message).toBe('field_invalid')
  expect((await open(agent, { kind: 'agent', presets: [{ kind: 'daily', rate: '0.7' }] })).message).toBe(
    'rate_above_own',
  )
  const waiting = await inMerchant(w.database.db, p.merchantId, (tx) => promisedWaiting(tx, 10))
  expect(waiting).toContainEqual({
    ...{ downlineId: BigInt(String(first?.value['id'])), agentId: agent },
    presets: [{ kind: 'daily', rate: '0.5' }],
  })
  await inMerchant(w.database.db, p.merchantId, (tx) => promiseKept(tx, BigInt(String(first?.value['id']))))
  expect(await inMerchant(w.database.db, p.merchantId, (tx) => promisedWaiting(tx, 10))).toEqual([])
  await p.admin.query(
    `update identity.members set logins = 1, default_password = false where username = 'Opened22'`,
  )
  expect((await open(agent, asked)).message).toBe('key_conflict')
  expect(await p.wrong()).toEqual([])
})

test('[IM-79] [IM-81] below the hundredth of a line nobody is opened, and the level above has room for one', async () => {
  let last = await p.add(1)
  for (let level = 1; level < 100; level += 1) last = await p.add(1, last)
  const hundredth = await open(last, { account: 'hundred1', kind: 'agent' })
  expect(hundredth.success).toBe(true)
  const lowest = BigInt(String(hundredth.value['id']))
  const refused = await open(lowest, { account: 'hundred2' })
  expect(refused).toMatchObject({ status: 200, success: false, message: 'line_full' })
  expect((await open(last, { account: 'hundred2' })).success).toBe(true)
  expect(await p.wrong()).toEqual([])
})

test('[IM-81] an agent of a demonstration opens a demonstration’s agents, a player opens nobody, and a day has an end', async () => {
  const [demo, agent, player] = [await p.add(41), await p.add(1), await p.add(0)]
  const made = await open(demo, { kind: 'agent' }, 41)
  expect(
    (await p.admin.query('select type from identity.members where id = $1', [made.value['id']])).rows,
  ).toEqual([{ type: 41 }])
  // Whoever was made a player a moment ago has the session of an agent still.
  expect((await open(player)).success).toBe(false)
  await w.tree.attempts.add(`opened|${p.merchantId}|${agent}`, 86_400_000)
  for (let n = 1; n < openedPerDay; n += 1)
    await w.tree.attempts.add(`opened|${p.merchantId}|${agent}`, 86_400_000)
  expect((await open(agent)).message).toBe('too_many_attempts')
})
