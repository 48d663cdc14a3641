/** Limits of play at the vendors' own door: every refusal here was answered to a signed call. */
import { randomBytes } from 'node:crypto'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openVendorWorld, type VendorWorld, type WorldPlayer } from '../../testing/vendor-world.ts'
import { audit, openLanes } from '../ledger/index.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
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
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true })
  await admin.end()
  await world.close()
})

const id = () => randomBytes(8).toString('hex')
type Fields = Readonly<Record<string, unknown>>
type Answer = Record<string, unknown>

async function send(path: string, fields: Fields): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(fields))
  const headers = signVendorMessage({
    ...{ vendorId: 'hexworks', secret: world.vendors[0]?.secret ?? '', method: 'POST', path },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex'), body },
  })
  const options = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
  return (await fetch(world.baseUrl + path, options)).json() as Promise<Answer>
}

interface Seat extends WorldPlayer {
  call(name: string, fields?: Fields): Promise<Answer>
  bet(amount: string, round?: string, more?: Fields): Promise<string>
  limit(kind: string, period: string, amount: string | null): Promise<Answer>
  overview(): Promise<Overview>
  view(kind: string, period: string): Promise<LimitView>
}
interface LimitView {
  readonly kind: string
  readonly period: string
  readonly amount: string | null
  readonly used: string
  readonly raise: { readonly amount: string | null; readonly at: string } | null
}
interface Overview {
  readonly limits: readonly LimitView[]
  readonly closure: { readonly kind: string; readonly until: string; readonly forGood: boolean } | null
  readonly sitting: { readonly minutes: number; readonly net: string; readonly staked: string } | null
}

async function seat(): Promise<Seat> {
  const player = await world.player()
  if (!player) throw new Error('no such player')
  const { sessionId } = await send('/vendor/v1/authenticate', { requestId: id(), token: player.token })
  const { playerId, currency, gameCode, memberId } = player
  const call: Seat['call'] = (name, fields = {}) =>
    send(`/vendor/v1/${name}`, { requestId: id(), playerId, currency, gameCode, ...fields })
  const overview = async () => (await world.protect(memberId, ''))['value'] as Overview
  return {
    ...player,
    call,
    async bet(amount, roundId = id(), more = {}) {
      const answer = await call('bet', { roundId, transactionId: id(), amount, sessionId, ...more })
      return String(answer['status'])
    },
    limit: (kind, period, amount) => world.protect(memberId, '/limits', { kind, period, amount }),
    overview,
    async view(kind, period) {
      const found = (await overview()).limits.find((each) => each.kind === kind && each.period === period)
      if (!found) throw new Error(`no limit ${kind} ${period}`)
      return found
    },
  }
}

test('[IM-94] a stake limit refuses what goes beyond it, to the unit, and a loss limit what could be lost beyond it', async () => {
  const staker = await seat()
  await staker.limit('stake', 'day', '100.00')
  expect(await staker.bet('60.00')).toBe('OK')
  expect(await staker.bet('40.01')).toBe('STAKE_LIMIT')
  expect(await staker.bet('40.00')).toBe('OK')
  expect(await staker.bet('1.00')).toBe('STAKE_LIMIT')
  expect(await staker.view('stake', 'day')).toMatchObject({ amount: '100.00', used: '100.00' })

  const loser = await seat()
  await loser.limit('loss', 'week', '100.00')
  expect(await loser.bet('100.00', 'r1')).toBe('OK')
  expect(await loser.bet('1.00')).toBe('LOSS_LIMIT')
  const won = { roundId: 'r1', transactionId: id(), amount: '30.00', roundEnded: true, winType: 'NORMAL' }
  expect(await loser.call('win', won)).toMatchObject({ status: 'OK' })
  expect(await loser.bet('30.01')).toBe('LOSS_LIMIT')
  expect(await loser.bet('30.00')).toBe('OK')
})

test.each(['day', 'week', 'month'])(
  '[IM-94] a limit of a %s holds stakes and losses to the unit',
  async (period) => {
    const loser = await seat()
    await loser.limit('loss', period, '50.00')
    expect(await loser.bet('50.01')).toBe('LOSS_LIMIT')
    expect(await loser.bet('50.00', `lost-${period}`, { roundEnded: true })).toBe('OK')
    expect(await loser.bet('1.00')).toBe('LOSS_LIMIT')
    expect(await loser.view('loss', period)).toMatchObject({ amount: '50.00', used: '50.00' })
    const staker = await seat()
    await staker.limit('stake', period, '50.00')
    expect(await staker.bet('50.01')).toBe('STAKE_LIMIT')
    expect(await staker.bet('50.00')).toBe('OK')
    expect(await staker.bet('1.00')).toBe('STAKE_LIMIT')
  },
)

test('[IM-94] what was played before the limit was set counts, and a stake taken back makes room again', async () => {
  const player = await seat()
  const transactionId = id()
  expect(await player.bet('70.00', 'before', { transactionId })).toBe('OK')
  await player.limit('stake', 'day', '100.00')
  expect(await player.bet('31.00')).toBe('STAKE_LIMIT')
  const back = { transactionId: id(), targetTransactionId: transactionId }
  expect(await player.call('rollback', back)).toMatchObject({ status: 'OK' })
  expect(await player.bet('100.00')).toBe('OK')
})

test('[IM-94] of many parallel stakes through two processes exactly as many pass as the limit holds', async () => {
  const player = await seat()
  await player.limit('loss', 'day', '10.00')
  await player.limit('stake', 'month', '15.00')
  const other = await openLanes({ url: world.database.appUrl })
  const houses = await admin.query("select id from ledger.houses where name = 'vendor:hexworks'")
  const stake = (lanes: VendorWorld['lanes'], n: number) =>
    lanes.submit({
      ...{ kind: 'stake', guarded: true, accountId: player.accountId, houseId: houses.rows[0].id, gameId: 1 },
      ...{ key: `race:${n}`, round: `race:${n}`, amount: 100n, globalId: true },
    })
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) => stake(n % 2 ? other : world.lanes, n)),
  )
  const count = (status: string) => outcomes.filter((each) => each.status === status).length
  expect([count('posted'), count('loss-limit')]).toEqual([10, 50])
  // What was answered is answered again, and moves nothing.
  const again = await Promise.all(Array.from({ length: 60 }, (_, n) => stake(world.lanes, n)))
  expect(again.filter(({ replayed }) => replayed).length).toBe(10)
  expect(await player.view('loss', 'day')).toMatchObject({ used: '10.00' })
  await other.close()
})

test('[IM-94] a new day makes the day new, and the month goes on', async () => {
  const player = await seat()
  await player.limit('stake', 'day', '50.00')
  await player.limit('stake', 'month', '80.00')
  expect(await player.bet('50.00')).toBe('OK')
  expect(await player.bet('1.00')).toBe('STAKE_LIMIT')
  ahead = dayMs
  const isSameMonth = new Date(now().getTime() + 7 * 60 * minuteMs).getUTCDate() > 1
  expect(await player.bet('31.00')).toBe(isSameMonth ? 'STAKE_LIMIT' : 'OK')
  expect(await player.bet('30.00')).toBe(isSameMonth ? 'OK' : 'STAKE_LIMIT')
})

// A day that follows a Monday lies in its week and in its month: which of them a limit counts is not seen from there.
test.each([
  ['day', 1, '2026-11-25T17:30:00Z', '2026-11-26T17:30:00Z'],
  ['week', 2, '2026-11-22T17:30:00Z', '2026-11-29T17:30:00Z'],
  ['month', 3, '2026-10-31T17:30:00Z', '2026-11-30T17:30:00Z'],
] as const)('[IM-94] a %s is that of the place where the member lives', async (_, period, begins, ends) => {
  const around = async (at: string) => {
    const args = [period, new Date(at), 'Asia/Yangon']
    const { rows } = await admin.query(
      'select ledger.period_start($1::smallint, $2, $3) as begins, ledger.period_end($1::smallint, $2, $3) as ends',
      args,
    )
    return rows
  }
  const whole = [{ begins: new Date(begins), ends: new Date(ends) }]
  expect(await around('2026-11-26T03:00:00Z')).toEqual(whole)
  expect(await around(begins)).toEqual(whole)
  expect(await around(ends)).not.toEqual(whole)
})

test('[IM-94] a sitting ends with its minutes, and a pause of a quarter of an hour begins a new one', async () => {
  const player = await seat()
  await player.limit('session', 'sitting', '10')
  expect(await player.bet('10.00')).toBe('OK')
  ahead = 9 * minuteMs
  expect(await player.bet('5.00')).toBe('OK')
  ahead = 10 * minuteMs
  expect(await player.bet('5.00')).toBe('SESSION_LIMIT')
  expect((await player.overview()).sitting).toMatchObject({ minutes: 10, staked: '15.00', net: '-15.00' })
  ahead = 16 * minuteMs
  expect(await player.bet('5.00')).toBe('OK')
})

test('[IM-94] a sitting that begins while its minutes are asked for has none', async () => {
  const player = await seat()
  expect(await player.bet('10.00')).toBe('OK')
  ahead = -1_000
  expect((await player.overview()).sitting).toMatchObject({ minutes: 0, staked: '10.00' })
})

test('[IM-94] a stake of an earlier period that is taken back makes no room in this one', async () => {
  const player = await seat()
  const [transactionId, played] = [id(), 'select staked, lost from ledger.played($1, $2, 0)']
  const moment = async () => (await admin.query('select clock_timestamp() as at')).rows[0].at as Date
  const before = await moment()
  expect(await player.bet('70.00', 'early', { transactionId })).toBe('OK')
  const between = await moment()
  const back = { transactionId: id(), targetTransactionId: transactionId }
  expect(await player.call('rollback', back)).toMatchObject({ status: 'OK' })
  for (const since of [before, between])
    expect((await admin.query(played, [player.accountId, since])).rows).toEqual([{ staked: 0n, lost: 0n }])
})
