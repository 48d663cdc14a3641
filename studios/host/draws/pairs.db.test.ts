/** Bets on two provinces: an issue that joins both, from its planning to what a corrected part changes. */
import type { DrawResult } from '@jackfruit/studio-kit/draws/draw-game'
import { findIssue } from '@jackfruit/studio-kit/draws/store/issue-row'
import { waitingForResults } from '@jackfruit/studio-kit/draws/store/operating'
import { linesOfTickets } from '@jackfruit/studio-kit/draws/store/reading'
import { toldLines } from '@jackfruit/studio-kit/draws/told'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import {
  aLottery,
  type Lottery,
  lotteryGame,
  lowestOf,
  straight,
  ticketsIn,
  workOff,
} from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const [first, second, third] = ['vn-tien-giang', 'vn-kien-giang', 'vn-da-lat'].map((code) =>
  lotteryGame(code),
)
const pair = lotteryGame('vn-south-pair')
const pairedWith = lotteryGame('vn-tien-giang')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 10_000_000n })
  if (!first || !second || !third) throw new Error('three provinces')
  lottery = await aLottery(database.url, platform, first, [second, third, pair])
})
afterEach(async () => {
  await lottery.close()
  await platform.stop()
})

/** All prizes end in 00 but the last, which is this. */
const drawn = (last: string): DrawResult => ({ ...lowestOf(pairedWith), g8: [last] })
const entryOf = (issueId: string, person: string, last: string, isCorrection = false) => ({
  ...{ issueId, person, isCorrection, result: drawn(last) },
  ...{ source: 'https://www.minhchinh.com', statedAt: new Date(Date.now() - 60_000) },
})
const enter = async (draws: ReturnType<Lottery['process']>, issueId: string, last: string, again = false) => {
  await draws.enter(entryOf(issueId, 'lan', last, again))
  return draws.enter(entryOf(issueId, 'minh', last, again))
}
const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
const issueOf = (id: string) => findIssue(lottery.pool, id)

/** One pair of numbers over the first two provinces, a hundred kyat on each of 72. */
async function placed(selection = '05 17') {
  const [one = ''] = await lottery.plan(1)
  const other = one.replace('vn-tien-giang', 'vn-kien-giang')
  const { id } = await lottery.one<{ id: string }>(
    'select id from draw_issues where first_id = $1 and second_id = $2',
    one,
    other,
  )
  const draws = lottery.process()
  const asked = straight(selection, [id], {
    price: 720_000n,
    entries: [{ play: 'da2', selection, unit: 10_000n, multiple: 1, share: 100, seen: {} }],
  })
  const [ticket] = ticketsIn(await draws.desk.place(pair, await lottery.member('p_1'), asked))
  return { one, other, id, draws, ticketId: ticket?.id ?? '' }
}

/** Of every province, and so of every pair. */
async function timeIsOver() {
  const { ids } = await lottery.one<{ ids: string[] }>('select array_agg(id) as ids from draw_issues')
  for (const id of ids) await lottery.drawnAgo(id)
}

test('each two provinces that draw together are an issue, once, which closes with them and takes bets on both alone', async () => {
  const { id, one, other, draws } = await placed()
  expect(await draws.plan()).toBe(0)
  const { count } = await lottery.one<{ count: number }>(
    'select count(*)::int as count from draw_issues where game = $1',
    pair.code,
  )
  expect(count).toBe(3)
  const [joined, part] = [await issueOf(id), await issueOf(one)]
  expect([joined?.parts, joined?.closesAt]).toEqual([[one, other], part?.closesAt])
  const member = await lottery.member('p_1')
  const alone = (play: string, issueId: string) =>
    straight('05 17', [issueId], {
      price: 720_000n,
      entries: [{ play, selection: '05 17', unit: 10_000n, multiple: 1, share: 100, seen: {} }],
    })
  expect(await draws.desk.place(pair, member, alone('da', id))).toEqual({ kind: 'refused', why: 'ENTRY' })
  if (first)
    expect(await draws.desk.place(first, member, alone('da2', one))).toEqual({
      kind: 'refused',
      why: 'ENTRY',
    })
  // Not even by hand is it open longer than its parts.
  await expect(
    lottery.pool.query(
      `update draw_issues set closes_at = closes_at + interval '1 second', draws_at = draws_at + interval '1 second' where id = $1`,
      [id],
    ),
  ).rejects.toThrow(/foreign key/)
})

test('a pair wins with a number in each province, once both are drawn, and the record says in which', async () => {
  const { id, one, other, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  const waiting = await waitingForResults(lottery.pool, 'palmyra', 10)
  expect(waiting.map(({ game }) => game).sort()).toEqual(
    [first, second, third].map((each) => each?.code).sort(),
  )
  expect(await draws.enter(entryOf(id, 'lan', '05'))).toEqual({ kind: 'refused', why: 'joined' })
  expect(await enter(draws, one, '05')).toEqual({ kind: 'in', revision: 1 })
  await workOff(draws)
  expect([(await issueOf(id))?.state, movesOf(ticketId)]).toEqual(['closed', ['bet 720000']])
  await enter(draws, other, '17')
  await workOff(draws)
  expect([(await issueOf(id))?.state, movesOf(ticketId)]).toEqual(['settled', ['bet 720000', 'win 5500000']])
  const [lines = []] = await linesOfTickets(lottery.pool, [ticketId])
  const [line] = toldLines(
    pair,
    { mode: 'Lott', currency: 'MMK' },
    lines,
    (await issueOf(id))?.result ?? null,
  )
  expect(line?.hits.map(({ station, prize, digits, times }) => [station, prize, digits, times])).toEqual([
    [0, 'g8', '05', 5_500_000],
    [1, 'g8', '17', 0],
  ])
})

test('results of both provinces that come in at once make one of the pair', async () => {
  const { id, one, other, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  const neighbour = lottery.process()
  await draws.enter(entryOf(one, 'lan', '05'))
  await draws.enter(entryOf(other, 'lan', '17'))
  await Promise.all([draws.enter(entryOf(one, 'minh', '05')), neighbour.enter(entryOf(other, 'minh', '17'))])
  await Promise.all([workOff(draws), workOff(neighbour)])
  expect([(await issueOf(id))?.revision, movesOf(ticketId)]).toEqual([1, ['bet 720000', 'win 5500000']])
})

test('a corrected province corrects the pair, by the difference and once', async () => {
  const { id, one, other, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  await enter(draws, one, '05')
  await enter(draws, other, '16')
  await workOff(draws)
  expect(movesOf(ticketId)).toEqual(['bet 720000', 'win 0'])
  expect(await enter(draws, other, '17', true)).toEqual({ kind: 'in', revision: 2 })
  await workOff(draws)
  expect([(await issueOf(id))?.revision, movesOf(ticketId)]).toEqual([
    2,
    ['bet 720000', 'win 0', 'adjust 5500000'],
  ])
})

test('where one of the provinces does not draw, the pair is void and its stakes go back', async () => {
  const { id, one, other, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  await enter(draws, one, '05')
  await lottery.drawnAgo(other, 36.1 * 3_600_000)
  await workOff(draws)
  expect([
    (await issueOf(one))?.state,
    (await issueOf(other))?.state,
    (await issueOf(id))?.voidReason,
  ]).toEqual([...['settled', 'void', 'part']])
  expect(movesOf(ticketId)).toEqual(['bet 720000', 'rollback 720000'])
  // The other one of the first province comes from the third, which waits still.
  const left = await lottery.one<{ states: string[] }>(
    'select array_agg(state order by id) as states from draw_issues where game = $1',
    pair.code,
  )
  expect(left.states.filter((state) => state === 'void')).toHaveLength(2)
})

test('results that a version without pairs entered are found when the parts have come to their end', async () => {
  const { id, one, other, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  for (const [part, last] of [
    [one, '05'],
    [other, '17'],
  ] as const)
    await lottery.pool.query(
      `update draw_issues set state = 'settled', result = $2, revision = 1, drawn_at = clock_timestamp(), due_at = null,
         final_at = clock_timestamp() where id = $1`,
      [part, JSON.stringify(drawn(last))],
    )
  await lottery.drawnAgo(id, 36.1 * 3_600_000)
  await workOff(draws)
  expect([(await issueOf(id))?.state, movesOf(ticketId)]).toEqual(['settled', ['bet 720000', 'win 5500000']])
})

test('a pair whose parts wait still waits with them, however late it is', async () => {
  const { id, draws, ticketId } = await placed()
  await timeIsOver()
  await workOff(draws)
  await lottery.drawnAgo(id, 40 * 3_600_000)
  await workOff(draws)
  expect([(await issueOf(id))?.state, movesOf(ticketId)]).toEqual(['closed', ['bet 720000']])
})
