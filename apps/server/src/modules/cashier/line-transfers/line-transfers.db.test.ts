import { randomUUID } from 'node:crypto'
import { Refusal } from '@jackfruit/kernel'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { type CallWorld, openCallWorld } from '../../../testing/call-world.ts'
import type { Member } from '../../identity/index.ts'
import { audit, standingOf, statement } from '../../ledger/index.ts'
import { openPurses, type Purses } from '../../wallet/index.ts'
import { openLineTransfers } from './line-transfers.ts'
import { mountLineTransfers } from './routes.ts'

let world: CallWorld
let admin: pg.Pool
let purses: Purses
let merchantId = 0
let turnoverLeft = 0n
/** Who owes something that is overdue. */
const owing = new Set<bigint>()
const people = new Map<bigint, Member>()
const right = '830174'
const opening = 10_000_000n

let lastId = 8_000_000n
function person(uplineId: bigint | null, given: Partial<Member> = {}): Member {
  lastId += 1n
  const one: Member = {
    ...{
      id: lastId,
      merchantId,
      username: `line${lastId}`,
      nickname: `Line ${lastId}`,
      type: 0,
      language: null,
      serviceLabel: null,
    },
    ...{ status: 'active', uplineId, vipRank: 0, ...given },
  }
  people.set(one.id, one)
  return one
}

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async (request) => {
      const member = people.get(BigInt(String(request.headers['x-member'] ?? '0')))
      return member ? { memberId: member.id, merchantId, sessionId: 's', type: member.type } : null
    },
    unseal: async (_request, _brand, purpose, sealed) => {
      expect(purpose).toBe('transfer')
      return sealed
    },
  }))
  const { directory, mount } = world
  const { db, adminUrl } = world.database
  admin = new pg.Pool({ connectionString: adminUrl, max: 2 })
  merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
  purses = openPurses(db, directory)
  const paymentPasswords = {
    isSet: async () => true,
    check: async (_owner: unknown, given: string) =>
      given === right ? null : { code: 'payment_password_wrong' as const, triesLeft: 4 },
  }
  mountLineTransfers(mount, {
    ...{ db, directory },
    people: {
      memberOf: async (_merchant, id) => people.get(id) ?? null,
      memberByName: async (_merchant, name) =>
        [...people.values()].find(({ username }) => username === name) ?? null,
      paymentPasswords,
    },
    send: openLineTransfers({
      db,
      purseOf: purses.of,
      paymentPasswords,
      locked: async () => turnoverLeft,
      async demandFree(_tx, { memberId }) {
        if (owing.has(memberId)) throw new Refusal('bills_overdue', { amount: 450_000n })
      },
    }),
  })
})
afterEach(async () => expect((await audit(world.database.adminUrl)).broken).toEqual([]))
afterAll(async () => {
  await admin.end()
  await world.close()
})

const as = (member: Member) => ({ 'x-member': member.id.toString() })
const send = (
  from: Member,
  way: 'upline' | 'downline',
  target: string,
  given: Record<string, unknown> = {},
) =>
  world.ask('POST', `/wps/v2/transfers/${way}`, {
    headers: as(from),
    body: { data: { requestId: randomUUID(), amount: '1000.00', paymentPassword: right, target, ...given } },
  })
async function balanceOf({ id, type }: Member) {
  const { accountId } = await purses.of({ memberId: id, merchantId, type })
  return (await standingOf(world.database.db, accountId))?.balance ?? 0n
}
async function newestOf({ id, type }: Member) {
  const { accountId } = await purses.of({ memberId: id, merchantId, type })
  const [row] = await statement(world.database.db, accountId, { limit: 1 })
  return { kind: row?.kind, amount: row?.amount }
}

test('[MC-08][OV-45][IM-85] a member sends to the one above, who was shown; both sides have a record', async () => {
  const agent = person(null, { type: 1 })
  const member = person(agent.id)
  const shown = await world.ask('GET', '/wps/v2/transfers/upline', { headers: as(member) })
  expect(shown.value).toMatchObject({
    receiver: { account: agent.username },
    ...{ currency: 'MMK', min: '1000.00', max: '500000.00', leftToday: '2000000.00' },
  })
  const sent = await send(member, 'upline', agent.username, { amount: '5000.00' })
  expect(sent).toMatchObject({ success: true, value: { sumBalance: '95000.00' } })
  expect([await balanceOf(member), await balanceOf(agent)]).toEqual([opening - 500_000n, opening + 500_000n])
  expect(await newestOf(member)).toEqual({ kind: 'upline', amount: -500_000n })
  expect(await newestOf(agent)).toEqual({ kind: 'upline', amount: 500_000n })
  const after = await world.ask('GET', '/wps/v2/transfers/upline', { headers: as(member) })
  expect(after.value).toMatchObject({
    leftToday: '1995000.00',
    transfers: [{ account: agent.username, amount: '5000.00', isSent: true }],
  })
})

test('[OV-44][RO-24][SC-14] an agent sends to anybody below, however far; a stranger, a name that nobody has, and a player are refused', async () => {
  const agent = person(null, { type: 1 })
  const below = person(agent.id, { type: 2 })
  const far = person(below.id)
  const stranger = person(null)
  expect(await send(agent, 'downline', far.username)).toMatchObject({ success: true })
  expect(await newestOf(far)).toEqual({ kind: 'downline', amount: 100_000n })
  for (const target of [stranger.username, 'nobody-at-all', agent.username])
    expect(await send(agent, 'downline', target)).toMatchObject({ success: false, message: 'not_downline' })
  expect((await send(far, 'downline', agent.username)).status).toBe(403)
  expect(await balanceOf(stranger)).toBe(opening)
})

test('[IM-85] limits, a wrong payment password, turnover that is left and whoever is blocked: each is refused by name', async () => {
  const agent = person(null, { type: 1 })
  const member = person(agent.id)
  const refusal = async (given: Record<string, unknown>, from = member) =>
    (await send(from, 'upline', agent.username, given)).message
  expect(await refusal({ amount: '999.99' })).toBe('amount_below')
  expect(await refusal({ amount: '500000.01' })).toBe('amount_above')
  expect(await refusal({ amount: '0' })).toBe('amount_invalid')
  expect(await refusal({ amount: '100000.01' })).toBe('insufficient_funds')
  expect(await refusal({ paymentPassword: '111111' })).toBe('payment_password_wrong')
  expect(await refusal({ target: 'another' })).toBe('receiver_changed')
  // Of 100,000.00 all but this may leave.
  turnoverLeft = 10_000_000n - 1n
  expect(await refusal({})).toBe('turnover_left')
  turnoverLeft = 0n
  expect(await refusal({}, person(agent.id, { status: 'frozen' }))).toBe('transfers_blocked')
  expect(await refusal({}, person(null))).toBe('no_upline')
  const closed = person(null, { status: 'closed' })
  expect((await send(person(closed.id), 'upline', closed.username)).message).toBe('receiver_closed')
  expect(await balanceOf(member)).toBe(opening)
})

test('[MC-08] a trial account is turned away', async () => {
  const agent = person(null, { type: 1 })
  expect((await send(person(agent.id, { type: 4 }), 'upline', agent.username)).status).toBe(403)
})

test('[IM-85] the same request is one transfer, with other content it is refused', async () => {
  const agent = person(null, { type: 1 })
  const member = person(agent.id)
  const requestId = randomUUID()
  const all = await Promise.all(
    Array.from({ length: 8 }, () => send(member, 'upline', agent.username, { requestId })),
  )
  expect(new Set(all.map(({ value }) => value['id'])).size).toBe(1)
  expect(await balanceOf(member)).toBe(opening - 100_000n)
  const other = await send(member, 'upline', agent.username, { requestId, amount: '1001.00' })
  expect(other.message).toBe('key_conflict')
})

test('[IM-85] a storm up and down the line overspends nothing, keeps the day limit, and no coin is lost', async () => {
  const agent = person(null, { type: 1 })
  const members = [person(agent.id), person(agent.id), person(agent.id)]
  const all = [agent, ...members]
  await admin.query(
    "update merchants.settings set value = $2 where merchant_id = $1 and key = 'lineTransfers'",
    [merchantId, JSON.stringify({ min: '1000.00', max: '500000.00', perDay: '120000.00' })],
  )
  forgetKept()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const member = members[at % 3] ?? agent
      return at % 4 === 0
        ? send(agent, 'downline', member.username, { amount: '30000.00' })
        : send(member, 'upline', agent.username, { amount: '30000.00' })
    }),
  )
  // On a busy machine some find no connection in time: they are told to ask again.
  const judged = answers.filter(({ status }) => status !== 503)
  const refusals = new Set(judged.filter(({ success }) => !success).map(({ message }) => message))
  expect([...refusals].filter((code) => !['insufficient_funds', 'day_limit'].includes(code))).toEqual([])
  expect(refusals.has('day_limit')).toBe(true)
  const balances = await Promise.all(all.map(balanceOf))
  expect(balances.every((balance) => balance >= 0n)).toBe(true)
  expect(balances.reduce((sum, each) => sum + each, 0n)).toBe(opening * 4n)
  const { rows } = await admin.query(
    'select max(sum)::text as most from (select sum(amount) from cashier.line_transfers where from_member = any($1) group by from_member) s',
    [all.map(({ id }) => id)],
  )
  expect(BigInt(rows[0].most)).toBeLessThanOrEqual(12_000_000n)
})

test('whoever owes something that is overdue sends nothing, up or down, until it is paid', async () => {
  const general = person(null, { type: 1 })
  const agent = person(general.id, { type: 2 })
  const low = person(agent.id, { type: 2 })
  owing.add(agent.id)
  for (const [way, target] of [
    ['upline', general.username],
    ['downline', low.username],
  ] as const)
    expect(await send(agent, way, target)).toMatchObject({
      message: 'bills_overdue',
      value: { amount: '4500.00' },
    })
  expect(await balanceOf(agent)).toBe(opening)
  // What comes to such an agent comes.
  expect(await send(low, 'upline', agent.username)).toMatchObject({ success: true })
  owing.delete(agent.id)
  expect(await send(agent, 'upline', general.username)).toMatchObject({ success: true })
})
