/** Raises, time-outs, self-exclusion and deposit limits, over the real routes and the vendors' signed door. */
import { randomBytes } from 'node:crypto'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openVendorWorld, type VendorWorld, type WorldPlayer } from '../../testing/vendor-world.ts'
import { openHouse, post } from '../ledger/index.ts'

const hourMs = 3_600_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
let world: VendorWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openVendorWorld({ now })
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
afterEach(() => {
  ahead = 0
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const id = () => randomBytes(8).toString('hex')
type Answer = Record<string, unknown>
async function send(path: string, fields: Readonly<Record<string, unknown>>): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(fields))
  const headers = signVendorMessage({
    ...{ vendorId: 'hexworks', secret: world.vendors[0]?.secret ?? '', method: 'POST', path },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex'), body },
  })
  const options = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  return (await fetch(world.baseUrl + path, options)).json() as Promise<Answer>
}

async function aMember() {
  const player = await world.player()
  if (!player) throw new Error('no such player')
  const { sessionId } = await send('/vendor/v1/authenticate', { requestId: id(), token: player.token })
  const call = (name: string, fields: Readonly<Record<string, unknown>>) => {
    const { playerId, currency, gameCode } = player
    return send(`/vendor/v1/${name}`, { requestId: id(), playerId, currency, gameCode, ...fields })
  }
  return {
    ...player,
    call,
    bet: async (amount: string, roundId = id()) =>
      (await call('bet', { roundId, transactionId: id(), amount, sessionId }))['status'],
    ask: (path: string, body?: unknown) => world.protect(player.memberId, path, body),
  }
}
const limitOf = (answer: Answer, kind: string, period: string) =>
  (answer['value'] as { limits: { kind: string; period: string }[] }).limits.find(
    (each) => each.kind === kind && each.period === period,
  )
const set = (kind: string, period: string, amount: string | null) => ({ kind, period, amount })

test('[IM-94] a limit goes down at once, and up when a day has passed and the member confirms it', async () => {
  const member = await aMember()
  const name = { kind: 'stake', period: 'day' }
  const confirm = () => member.ask('/limits/confirm-raise', name)
  await member.ask('/limits', set('stake', 'day', '100.00'))
  expect(await confirm()).toMatchObject({ message: 'no_raise_pending' })
  const raised = await member.ask('/limits', set('stake', 'day', '500.00'))
  const waiting = { amount: '100.00', raise: { amount: '500.00', isReady: false } }
  expect(limitOf(raised, 'stake', 'day')).toMatchObject(waiting)
  expect(await confirm()).toMatchObject({ message: 'raise_too_early' })
  expect(await member.bet('150.00')).toBe('STAKE_LIMIT')
  // Asked again it waits no longer than before.
  const again = await member.ask('/limits', set('stake', 'day', '500.00'))
  expect(limitOf(again, 'stake', 'day')).toEqual(limitOf(raised, 'stake', 'day'))
  ahead = 24 * hourMs
  // The day alone raises nothing.
  expect(await member.bet('150.00')).toBe('STAKE_LIMIT')
  expect(limitOf(await member.ask(''), 'stake', 'day')).toMatchObject({
    ...{ amount: '100.00', raise: { amount: '500.00', isReady: true } },
  })
  const answers = await Promise.all([confirm(), confirm()])
  expect(answers.map(({ message }) => message).toSorted()[1]).toBe('no_raise_pending')
  expect(await member.bet('150.00')).toBe('OK')
  const lowered = await member.ask('/limits', set('stake', 'day', '200.00'))
  expect(limitOf(lowered, 'stake', 'day')).toMatchObject({ amount: '200.00', raise: null })
})

test('[IM-94] a raise that waits is taken back; there is none to take back twice; none at all waits as the highest raise', async () => {
  const member = await aMember()
  await member.ask('/limits', set('loss', 'week', '100.00'))
  const removed = await member.ask('/limits', set('loss', 'week', null))
  expect(limitOf(removed, 'loss', 'week')).toMatchObject({ amount: '100.00', raise: { amount: null } })
  const name = { kind: 'loss', period: 'week' }
  expect(limitOf(await member.ask('/limits/cancel-raise', name), 'loss', 'week')).toMatchObject({
    raise: null,
  })
  expect(await member.ask('/limits/cancel-raise', name)).toMatchObject({ message: 'no_raise_pending' })
  ahead = 25 * hourMs
  expect(await member.ask('/limits/confirm-raise', name)).toMatchObject({ message: 'no_raise_pending' })
  expect(limitOf(await member.ask(''), 'loss', 'week')).toMatchObject({ amount: '100.00' })
})

test('[IM-94] an excluded member stakes nothing and launches nothing, and is still paid what was owed', async () => {
  const member = await aMember()
  expect(await member.bet('10.00', 'owed')).toBe('OK')
  await member.ask('/self-exclusion', { months: 6 })
  expect(await member.bet('10.00')).toBe('SELF_EXCLUDED')
  const won = { roundId: 'owed', transactionId: id(), amount: '30.00', roundEnded: true, winType: 'NORMAL' }
  expect(await member.call('win', won)).toMatchObject({ status: 'OK' })
  const { memberId } = member
  const who = { memberId, merchantId: world.merchantId, type: 0 }
  await expect(world.protection.mayLaunch(who)).rejects.toMatchObject({ code: 'self_excluded' })
  expect(await member.ask('')).toMatchObject({
    value: { closure: { kind: 'selfExclusion', forGood: false } },
  })
})

test('[IM-94] a process that has not heard of the exclusion yet does not take the stake of a judged account', async () => {
  const member = await aMember()
  await member.ask('/time-out', { days: 7 })
  const houses = await admin.query("select id from ledger.houses where name = 'vendor:hexworks'")
  const outcome = await world.lanes.submit({
    ...{ kind: 'stake', guarded: true, accountId: member.accountId, houseId: houses.rows[0].id, gameId: 1 },
    ...{ key: id(), round: 'late', amount: 100n, globalId: true },
  })
  expect(outcome).toMatchObject({ status: 'closed' })
})

test('[IM-94] a break can be made longer and turned into an exclusion, never shorter; when it is over, play goes on', async () => {
  const member = await aMember()
  await member.ask('/time-out', { days: 7 })
  expect(await member.ask('/time-out', { days: 1 })).toMatchObject({ message: 'closed_for_longer' })
  expect(await member.ask('/time-out', { days: 30 })).toMatchObject({ success: true })
  ahead = 30 * 24 * hourMs + 1_000
  expect(await member.bet('10.00')).toBe('OK')
  const who = { memberId: member.memberId, merchantId: world.merchantId, type: 0 }
  await expect(world.protection.mayLaunch(who)).resolves.toBeUndefined()
  ahead = 0
  expect(await member.ask('/self-exclusion', { months: null })).toMatchObject({
    value: { closure: { kind: 'selfExclusion', forGood: true } },
  })
})

test('[IM-94] nothing ends an exclusion early: not the owner of the tables, not the rows it was made of', async () => {
  const member = await aMember()
  await member.ask('/self-exclusion', { months: 12 })
  const refused = 'never opened early'
  const own = `where member_id = ${member.memberId}`
  const account = `where account_id = ${member.accountId}`
  const attempts: readonly [string, string][] = [
    [`update protection.members set closed_until = now() ${own}`, refused],
    [`update protection.members set closed_until = null ${own}`, refused],
    [`update protection.members set account_id = -1 ${own}`, refused],
    [`delete from protection.members ${own}`, refused],
    [`update protection.closures set until_at = now() ${own}`, 'stays as it is'],
    [`delete from protection.closures ${own}`, 'stays as it is'],
    ['truncate protection.members cascade', 'refused'],
    [`update ledger.guards set closed_until = now() ${account}`, refused],
    [`delete from ledger.guards ${account}`, refused],
    ['truncate ledger.guards cascade', 'refused'],
  ]
  for (const [attempt, message] of attempts) await expect(admin.query(attempt)).rejects.toThrow(message)
  await admin.query(`select ledger.close_until(${member.accountId}, 'UTC', now())`)
  expect(await member.bet('1.00')).toBe('SELF_EXCLUDED')
  for (const path of ['/self-exclusion/end', '/time-out/end', '/self-exclusion/cancel'])
    expect(await member.ask(path, {})).toMatchObject({ success: false })
})

const mayDeposit = (member: WorldPlayer, amount: bigint, pending: bigint) =>
  inMerchant(world.database.db, world.merchantId, (tx) =>
    world.protection.mayDeposit(
      tx,
      { memberId: member.memberId, merchantId: world.merchantId, type: 0 },
      { amount, pendingOf: async () => pending },
    ),
  )

test('[IM-94] a deposit limit counts what came in and what is on its way, and refuses with what is left', async () => {
  const member = await aMember()
  await expect(mayDeposit(member, 10_000_000n, 0n)).resolves.toBeUndefined()
  await member.ask('/limits', set('deposit', 'week', '1000.00'))
  await inMerchant(world.database.db, world.merchantId, async (tx) => {
    const houseId = await openHouse(tx, world.merchantId, 'gateway:simulator', 'MMK')
    await post(tx, { key: id(), kind: 'deposit', accountId: member.accountId, houseId, amount: 40_000n })
  })
  await expect(mayDeposit(member, 60_000n, 0n)).resolves.toBeUndefined()
  await expect(mayDeposit(member, 50_001n, 10_000n)).rejects.toMatchObject({
    code: 'deposit_limit',
    details: { period: 'week', left: '500.00' },
  })
  await member.ask('/time-out', { days: 1 })
  await expect(mayDeposit(member, 1n, 0n)).rejects.toMatchObject({ code: 'timed_out' })
})

test('[IM-94] of parallel orders no two share the rest of a deposit limit', async () => {
  const member = await aMember()
  await member.ask('/limits', set('deposit', 'day', '100.00'))
  await admin.query('create table if not exists public.orders (member bigint, amount bigint)')
  await admin.query('grant all on public.orders to jackfruit_app')
  const order = () =>
    inMerchant(world.database.db, world.merchantId, async (tx) => {
      const { memberId } = member
      const who = { memberId, merchantId: world.merchantId, type: 0 }
      await world.protection.mayDeposit(tx, who, {
        amount: 3_000n,
        pendingOf: async (within) => {
          const { rows } = await sql<{ sum: bigint }>`
            select coalesce(sum(amount), 0)::bigint as sum from public.orders where member = ${memberId}`.execute(
            within,
          )
          return rows[0]?.sum ?? 0n
        },
      })
      await sql`insert into public.orders values (${memberId}, 3000)`.execute(tx)
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, order))
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(3)
})

test('[IM-94] what is no limit is refused, and another brand sees nothing of a member', async () => {
  const member = await aMember()
  for (const wrong of [
    set('session', 'day', '10'),
    set('stake', 'sitting', '10.00'),
    set('session', 'sitting', '1.50'),
  ])
    expect(await member.ask('/limits', wrong)).toMatchObject({ message: 'field_invalid' })
  await member.ask('/limits', set('stake', 'day', '10.00'))
  const seen = await inMerchant(world.database.db, world.merchantId + 1, (tx) =>
    sql<{ n: bigint }>`select count(*) as n from protection.limits`.execute(tx),
  )
  expect(seen.rows[0]?.n).toBe(0n)
})
