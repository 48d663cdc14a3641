/** The calls of a studio's draws as its page makes them, over the whole studio. */
import { randomBytes } from 'node:crypto'
import type { DrawCall } from '@jackfruit/studio-kit/draws/draw-contract'
import { closeNumber } from '@jackfruit/studio-kit/draws/store/operating'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openStudio, type Studio } from '@jackfruit/studio-kit/studio'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { lotteryGame } from '../testing/a-lottery.ts'
import { secret, studioKey } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const quiet = { info() {}, warn() {}, error() {} }
const game = lotteryGame('mm2d-1201')
let database: StudioDatabase
let platform: FakePlatform
let pool: pg.Pool
let studio: Studio
let token = ''
let issueId = ''

const say = (call: DrawCall, body: object, as = token) =>
  studio.draws.door(call, { token: as, body, ip: '127.0.0.1' })
const told = async <T>(call: DrawCall, body: object): Promise<T> => {
  const { status, body: answer } = await say(call, body)
  expect([call, status, answer]).toEqual([call, 200, expect.anything()])
  return answer as T
}

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({
    vendor: 'palmyra',
    secret,
    balance: 100_000_000n,
    gameCode: game.code,
  })
  pool = openPool(database.url)
  await makeTables(pool)
  studio = openStudio({
    ...{ studio: 'palmyra', games: [], draws: [game], pool, platformUrl: platform.url, secret, studioKey },
    ...{ gamesOrigin: 'http://127.0.0.1:8081', log: quiet, timeoutMs: 2_000 },
  })
  studio.start()
})
afterAll(async () => {
  await studio.stop()
  await pool.end()
  await platform.stop()
  await database.drop()
})
beforeEach(async () => {
  const opened = await told<{ token: string; game: string }>('open', {
    code: randomBytes(20).toString('hex'),
  })
  expect(opened.game).toBe(game.code)
  token = opened.token
  await expect
    .poll(async () => {
      type Told = { issues: { id: string; closesAt: string }[]; serverTime: number }
      const { issues, serverTime } = await told<Told>('issues', { game: game.code, count: 5 })
      // Not one that closes while it is being bet on.
      const isCalm = ({ closesAt }: { closesAt: string }) => Date.parse(closesAt) - serverTime > 120_000
      issueId = issues.find(isCalm)?.id ?? ''
      return issues.length
    })
    .toBeGreaterThan(0)
})

const order = (selection: string, price: string, more: object = {}) => ({
  ...{ clientId: randomBytes(8).toString('hex'), clientSeed: 'chinthe', game: game.code, mode: 'Lott' },
  entries: [{ play: 'straight', selection, unit: '100', multiple: 1, share: 100, seen: {} }],
  ...{ issues: [{ issueId, multiple: 1 }], stopsOnWin: false, price, ...more },
})

interface Placed {
  readonly tickets: readonly { readonly id: string; readonly state: string; readonly price: string }[]
}

test('issues are known two days ahead, each with its seal, by the time of the server', async () => {
  const { issues, serverTime } = await told<{
    issues: { state: string; closesAt: string; seal: { linkNo: number } | null; result: unknown }[]
    serverTime: number
  }>('issues', { game: game.code, count: 100 })
  // One a day.
  expect([2, 3]).toContain(issues.length)
  expect(issues.map(({ seal }) => seal?.linkNo)).toEqual(issues.map((_, at) => at + 1))
  expect(issues.every(({ result }) => result === null)).toBe(true)
  expect(Math.abs(serverTime - Date.now())).toBeLessThan(5_000)
})

test('a game tells its plays with odds and the exact return of each kind of line', async () => {
  const { facts, limits } = await told<{
    facts: { plays: { id: string; modes: Record<string, { odds: object; returns: object[] }> }[] }
    limits: Record<string, object>
  }>('game', { game: game.code })
  expect(facts.plays[0]?.modes['Lott']).toMatchObject({
    odds: { win: 850_000 },
    returns: [{ return: '0.850000' }],
  })
  expect(limits['MMK']).toEqual({ lineMin: '1.00', ticketMax: '1000000.00', memberMax: '5000000.00' })
})

test('a ticket is placed, seen with its lines, taken back, and told as taken back', async () => {
  const { tickets } = await told<Placed>('place', order('12r', '200'))
  const id = tickets[0]?.id ?? ''
  expect(tickets).toMatchObject([{ state: 'taken', price: '200.00' }])
  const seen = await told<{ lines: object[]; issue: { id: string } }>('ticket', { id })
  expect(seen.lines).toMatchObject([
    { pick: '12', stake: '100.00', win: null, hits: [] },
    { pick: '21', stake: '100.00', win: null, hits: [] },
  ])
  expect(await told<Placed>('tickets', { before: null })).toMatchObject({ tickets: [{ id }] })
  for (let times = 0; times < 2; times++)
    expect(await told('cancel', { id })).toMatchObject({ ticket: { reason: 'cancelled' } })
})

test.each<[string, object, number, string]>([
  ['another price than the server counts', order('12r', '100'), 409, 'PRICE'],
  ['a selection that cannot be read', order('12x', '100'), 400, 'ENTRY'],
  [
    'an issue that there is not',
    order('12', '100', { issues: [{ issueId: 'mm2d-1', multiple: 1 }] }),
    409,
    'CLOSED',
  ],
  ['a mode that there is not', order('12', '100', { mode: 'Gold' }), 400, 'ENTRY'],
  ['what the page does not say', order('12', '100', { state: 'paid' }), 400, 'REQUEST'],
  ['no issue', order('12', '100', { issues: [] }), 400, 'REQUEST'],
])('%s is refused by its name', async (_what, asked, status, code) => {
  const body =
    'issues' in asked && _what !== 'an issue that there is not' && _what !== 'no issue'
      ? { ...asked, issues: [{ issueId, multiple: 1 }] }
      : asked
  expect(await say('place', body)).toMatchObject({ status, body: { code } })
})

test('odds that came down are told, and a ticket that did not see it is refused with them', async () => {
  // The members whose stakes fill the number are many.
  await pool.query(
    `insert into draw_numbers (issue_id, currency, play, pick, owed, step) values ($1, 'MMK', 'straight', '77', 5000000000, 1)
     on conflict do nothing`,
    [issueId],
  )
  expect(await told('numbers', { issueId })).toEqual({
    numbers: [{ play: 'straight', pick: '77', step: 1, stakeMax: '62500.00' }],
  })
  const first = { ...order('77', '100'), issues: [{ issueId, multiple: 1 }] }
  expect(await say('place', first)).toMatchObject({
    status: 409,
    body: { code: 'NUMBERS', lines: [{ pick: '77', why: 'odds-changed', step: 1, stakeMax: '62500.00' }] },
  })
  const seen = [
    { play: 'straight', selection: '77', unit: '100', multiple: 1, share: 100, seen: { '77': 1 } },
  ]
  expect(await told('place', { ...first, entries: seen })).toMatchObject({ tickets: [{ state: 'taken' }] })
})

test('a number that a person closes is told to whoever looks, refuses what was picked before, and is opened again', async () => {
  const number = { issueId, currency: 'MMK', play: 'straight', pick: '55' }
  const standing = async () => {
    const { numbers } = await told<{ numbers: { pick: string; step: number | null }[] }>('numbers', {
      issueId,
    })
    return numbers.find(({ pick }) => pick === '55')?.step
  }
  const asked = { ...order('55', '100'), issues: [{ issueId, multiple: 1 }] }
  expect(await standing()).toBeUndefined()
  await closeNumber(pool, { ...number, person: 'aye' })
  expect(await standing()).toBeNull()
  expect(await say('place', asked)).toMatchObject({
    ...{ status: 409, body: { code: 'NUMBERS', lines: [{ pick: '55', why: 'number-closed', step: null }] } },
  })
  await closeNumber(pool, { ...number, person: null })
  expect(await standing()).toBe(0)
  expect(await told('place', asked)).toMatchObject({ tickets: [{ state: 'taken' }] })
})

test('selections are kept by name, for their member alone, and forgotten', async () => {
  const { entries } = order('12r', '200')
  await told('keep', { game: game.code, name: 'ညီကို', entries })
  expect(await told('favourites', { game: game.code })).toEqual({ favourites: [{ name: 'ညီကို', entries }] })
  await told('forget', { game: game.code, name: 'ညီကို' })
  expect(await told('favourites', { game: game.code })).toEqual({ favourites: [] })
})

test('the lines of the last ticket make the same ticket again', async () => {
  const first = await told<Placed>('place', order('12r 05', '300'))
  type Whole = { lines: { play: string; pick: string; stake: string }[] }
  const { lines } = await told<Whole>('ticket', { id: first.tickets[0]?.id ?? '' })
  const [{ play, stake } = { play: '', stake: '' }] = lines
  const again = { play, unit: stake, multiple: 1, share: 100, seen: {} }
  const entries = [{ ...again, selection: lines.map(({ pick }) => pick).join(' ') }]
  const second = await told<Placed>('place', order('12r 05', '300', { entries }))
  expect(second.tickets).toMatchObject([{ state: 'taken', price: '300.00' }])
  expect(second.tickets[0]?.id).not.toBe(first.tickets[0]?.id)
})

test('results are told of the days that are asked for and of no other', async () => {
  const past = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)
  await pool.query(
    `insert into draw_issues (id, studio, game, version, opens_at, closes_at, draws_at, state, closed_at, final_at, void_reason)
     select $1 || '-' || days, 'palmyra', $1, '1.0.0', at - interval '2 days', at - interval '5 minutes', at, 'void', at, at, 'late'
     from (select days, now() - make_interval(days => days) as at from unnest(array[3, 5]) as days) as given`,
    [game.code],
  )
  const of = async (from: number, to: number) => {
    const between = { from: past(from).toISOString(), to: past(to).toISOString() }
    return (await told<{ issues: { id: string }[] }>('results', { game: game.code, ...between })).issues
  }
  expect((await of(4, 2)).map(({ id }) => id)).toEqual([`${game.code}-3`])
  expect((await of(6, 2)).map(({ id }) => id)).toEqual([`${game.code}-3`, `${game.code}-5`])
  expect(await of(2, 1)).toEqual([])
  const tooLong = { from: past(40).toISOString(), to: past(1).toISOString() }
  expect(await say('results', { game: game.code, ...tooLong })).toMatchObject({ status: 400 })
})

test('nobody reads tickets without a session, or those of an issue that is not drawn as proven', async () => {
  expect(await say('tickets', { before: null }, 'x'.repeat(43))).toMatchObject({ status: 401 })
  expect(await say('proof', { issueId })).toMatchObject({ status: 404 })
  expect(await say('ticket', { id: '0'.repeat(24) })).toMatchObject({ status: 404 })
})
