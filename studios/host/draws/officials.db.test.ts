/** Results that people enter: two of them, and corrections by countering entries. */

import { historyOfIssue } from '@jackfruit/studio-kit/draws/store/officials'
import { closeNumber, setDrawDay, waitingForResults } from '@jackfruit/studio-kit/draws/store/operating'
import { planIssues } from '@jackfruit/studio-kit/draws/store/planning'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLottery, type Lottery, lotteryGame, straight, ticketsIn, workOff } from '../testing/a-lottery.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const game = lotteryGame('mm-3d')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'palmyra', secret, balance: 1_000_000n })
  lottery = await aLottery(database.url, platform, game)
})
afterEach(async () => {
  await lottery.close()
  await platform.stop()
})

const entryOf = (issueId: string, person: string, number: string, isCorrection = false) => ({
  ...{ issueId, person, isCorrection, result: { number: [number] } },
  ...{ source: 'https://www.glo.or.th', statedAt: new Date(Date.now() - 60_000) },
})

const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)

async function placed(selection: string) {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const asked = straight(selection, [issueId], { price: 10_000n * BigInt(selection.split(' ').length) })
  const [ticket] = ticketsIn(await draws.desk.place(game, await lottery.member('p_1'), asked))
  return { issueId, draws, ticketId: ticket?.id ?? '' }
}

test('an official result is in when two people have entered the same', async () => {
  const { issueId, draws, ticketId } = await placed('123')
  expect(await draws.enter(entryOf(issueId, 'aye', '123'))).toEqual({ kind: 'refused', why: 'too-early' })
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  expect(await draws.enter(entryOf(issueId, 'aye', '12'))).toEqual({ kind: 'refused', why: 'not-a-result' })
  expect(await draws.enter(entryOf(issueId, 'aye', '123'))).toEqual({ kind: 'first' })
  expect(await draws.enter(entryOf(issueId, 'aye', '123'))).toEqual({ kind: 'first' })
  // One person is one, however the name is written.
  expect(await draws.enter(entryOf(issueId, ' Aye ', '123'))).toEqual({ kind: 'first' })
  expect(await draws.enter(entryOf(issueId, 'mya', '124'))).toEqual({ kind: 'differs' })
  expect(movesOf(ticketId)).toEqual(['bet 10000'])
  expect(await draws.enter(entryOf(issueId, 'mya', '123'))).toEqual({ kind: 'in', revision: 1 })
  await workOff(draws)
  expect(movesOf(ticketId)).toEqual(['bet 10000', 'win 7000000'])
  const kept = await lottery.one('select entered_by, source from draw_results where issue_id = $1', issueId)
  expect(kept).toMatchObject({ source: 'https://www.glo.or.th' })
})

test('a correction by two pays what was not paid and takes what was, once each, and leaves what was written', async () => {
  const { issueId, draws, ticketId } = await placed('123 321')
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  await draws.enter(entryOf(issueId, 'aye', '900'))
  await draws.enter(entryOf(issueId, 'mya', '900'))
  await workOff(draws)
  expect(movesOf(ticketId)).toEqual(['bet 20000', 'win 0'])
  expect(await draws.enter(entryOf(issueId, 'aye', '123'))).toEqual({ kind: 'refused', why: 'state' })
  expect(await draws.enter(entryOf(issueId, 'aye', '900', true))).toEqual({ kind: 'refused', why: 'same' })
  expect(await draws.enter(entryOf(issueId, 'aye', '123', true))).toEqual({ kind: 'first' })
  expect(await draws.enter(entryOf(issueId, 'mya', '123', true))).toEqual({ kind: 'in', revision: 2 })
  await workOff(draws)
  await draws.enter(entryOf(issueId, 'mya', '132', true))
  expect(await draws.enter(entryOf(issueId, 'zaw', '132', true))).toEqual({ kind: 'in', revision: 3 })
  await workOff(draws)
  // 123 pays 700 and its other order 10; both orders of 132 pay 10.
  expect(movesOf(ticketId)).toEqual(['bet 20000', 'win 0', 'adjust 7100000', 'adjust -6900000'])
  expect(await lottery.one('select payout, corrected from draw_tickets where id = $1', ticketId)).toEqual({
    payout: '0',
    corrected: '200000',
  })
  expect(await lottery.one('select count(*)::int as count from draw_results')).toEqual({ count: 3 })
  const told = await historyOfIssue(lottery.pool, issueId)
  expect(told?.results).toMatchObject([
    { revision: 1, result: { number: ['900'] }, people: ['aye', 'mya'], source: 'https://www.glo.or.th' },
    { revision: 2, result: { number: ['123'] }, people: ['aye', 'mya'] },
    { revision: 3, result: { number: ['132'] }, people: ['mya', 'zaw'] },
  ])
  expect(told?.entries).toHaveLength(6)
  expect(told?.corrections).toEqual([
    { revision: 2, currency: 'MMK', tickets: 1, paid: '7100000', taken: '0', waiting: 0, refused: 0 },
    { revision: 3, currency: 'MMK', tickets: 1, paid: '0', taken: '6900000', waiting: 0, refused: 0 },
  ])
  expect(await historyOfIssue(lottery.pool, 'mm-3d-none')).toBeNull()
})

test('a correction after the payout takes it back whole, whatever the wallet has left: what is not there is owed', async () => {
  const { issueId, draws, ticketId } = await placed('123')
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  for (const person of ['aye', 'mya']) await draws.enter(entryOf(issueId, person, '123'))
  await workOff(draws)
  platform.balance = 0n
  for (const person of ['aye', 'mya']) await draws.enter(entryOf(issueId, person, '900', true))
  await workOff(draws)
  expect(movesOf(ticketId)).toEqual(['bet 10000', 'win 7000000', 'adjust -7000000'])
  expect((await historyOfIssue(lottery.pool, issueId))?.corrections).toMatchObject([
    { revision: 2, taken: '7000000', waiting: 0, refused: 0 },
  ])
})

test('a draw of our own takes no result from people, and one without a result gives all back in the end', async () => {
  const own = lotteryGame('mm2d-1201')
  const other = await aLottery(database.url, platform, own)
  const [issueId = ''] = await other.plan(1)
  await other.drawnAgo(issueId)
  expect(await other.process().enter(entryOf(issueId, 'aye', '12'))).toEqual({
    kind: 'refused',
    why: 'own-draw',
  })
  await other.close()
  const { issueId: official, draws, ticketId } = await placed('123')
  await lottery.drawnAgo(official, 37 * 3_600_000)
  await workOff(draws)
  await workOff(draws)
  expect(movesOf(ticketId)).toEqual(['bet 10000', 'rollback 10000'])
})

test('a number that a person closed takes no stake until it is opened, and what waits for a result is named', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const member = await lottery.member('p_1')
  const lay = () => draws.desk.place(game, member, straight('123', [issueId], { price: 10_000n }))
  const number = { issueId, currency: 'MMK', play: 'straight', pick: '123' }
  expect(await closeNumber(lottery.pool, { ...number, person: 'aye' })).toBe(true)
  expect(await lay()).toMatchObject({ why: 'NUMBERS', lines: [{ why: 'number-closed', standing: null }] })
  await closeNumber(lottery.pool, { ...number, person: null })
  ticketsIn(await lay())
  expect(await waitingForResults(lottery.pool, 'palmyra', 10)).toEqual([])
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  expect(await waitingForResults(lottery.pool, 'palmyra', 10)).toMatchObject([{ id: issueId }])
  expect(await closeNumber(lottery.pool, { ...number, person: 'aye' })).toBe(false)
})

test('a day without a draw is left out of what is planned, and a moved one is planned where it went', async () => {
  const whole = await aLottery(database.url, platform, game)
  await setDrawDay(whole.pool, { game: game.code, day: '2030-01-01', movedTo: null, person: 'aye' })
  await setDrawDay(whole.pool, { game: game.code, day: '2030-01-16', movedTo: '2030-01-17', person: 'aye' })
  const seen: unknown[] = []
  const listening = {
    ...game,
    issuesBetween(calendar: unknown) {
      seen.push(calendar)
      return []
    },
  }
  const none = {
    commit: () => Promise.reject(new Error('no seal')),
    linkOf: () => Promise.reject(new Error('no seal')),
  }
  await planIssues(whole.pool, none, 'palmyra', listening)
  expect(seen).toEqual([{ without: ['2030-01-01'], moved: { '2030-01-16': '2030-01-17' } }])
  await whole.close()
})
