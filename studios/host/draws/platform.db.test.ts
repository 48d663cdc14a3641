/** What a platform asks about lotteries, over the whole studio. */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type TableProof, verifyTableProof } from '@jackfruit/fairness'
import { gameOfDraw } from '@jackfruit/studio-kit/draws/listed-draw'
import { openStudio, type Studio } from '@jackfruit/studio-kit/studio'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'zod/mini'
import { aLottery, type Lottery, lotteryGame, straight, ticketsIn, workOff } from '../testing/a-lottery.ts'
import { secret, studioKey } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'
import { drawsOfStudios } from './lotteries.ts'

const quiet = { info() {}, warn() {}, error() {} }
const game = lotteryGame('mm2d-fast-1')
let database: StudioDatabase
let platform: FakePlatform
let lottery: Lottery
let studio: Studio

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({
    vendor: 'palmyra',
    secret,
    balance: 100_000_000n,
    gameCode: game.code,
  })
  lottery = await aLottery(database.url, platform, game)
  studio = openStudio({
    ...{ studio: 'palmyra', games: [], draws: [game, lotteryGame('mm-3d')], pool: lottery.pool },
    ...{ platformUrl: platform.url, secret, studioKey, gamesOrigin: 'http://127.0.0.1:8081', log: quiet },
  })
})
afterAll(async () => {
  await studio.stop()
  await lottery.close()
  await platform.stop()
  await database.drop()
})

async function ask<K extends vendor.StudioCall>(name: K, fields: object) {
  const { path, reply } = vendor.studioCalls[name]
  const body = Buffer.from(JSON.stringify({ requestId: 'q', ...fields }))
  const stamp = { vendorId: 'palmyra', secret, method: 'POST', path, body, timestamp: Date.now() }
  const headers = signVendorMessage({ ...stamp, nonce: randomBytes(16).toString('hex') })
  const answer = await studio.platform({ path, headers, body })
  expect([name, answer.status]).toEqual([name, 200])
  return parse(reply, JSON.parse(answer.body.toString('utf8')))
}
const proofOf = async (issueId: string) =>
  (await ask('drawProof', { issueId })) as { proof: TableProof | null }
const roundOf = (roundId: string, playerId = 'p_1') => ask('round', { roundId, playerId })

test('the draws that close next are told by how far they lie ahead, one that has closed no more', async () => {
  const issues = await lottery.plan(3, 60_000)
  const told = (await ask('nextDraws', {})) as {
    draws: { issueId: string; closesInMs: number; opensInMs: number }[]
  }
  expect(told.draws.map(({ issueId }) => issueId)).toEqual(issues.slice(0, 2))
  const [first, second] = told.draws
  expect(first?.opensInMs).toBe(0)
  expect(first?.closesInMs).toBeGreaterThan(0)
  expect(first?.closesInMs).toBeLessThanOrEqual(60_000)
  expect(second?.closesInMs).toBeGreaterThan(60_000)
  await lottery.beforeClosing(issues[0] ?? '', -1)
  const later = (await ask('nextDraws', {})) as { draws: { issueId: string }[] }
  expect(later.draws.map(({ issueId }) => issueId)).toEqual(issues.slice(1))
})

test('[BC-17] [BC-18] [BC-19] [BC-20] each table of odds says what a play returns at most', async () => {
  const straightIn = async (prizeMode: string) => {
    const { games } = (await ask('drawOdds', { prizeMode })) as {
      games: { gameCode: string; odds: Record<string, string> }[]
    }
    expect(games.map(({ gameCode }) => gameCode)).toEqual([game.code, 'mm-3d'])
    return games.map(({ odds }) => odds['straight'])
  }
  expect(await straightIn('Lott')).toEqual(['85', '700'])
  expect(await straightIn('SEA')).toEqual(['85', '700'])
  const [zy, elott] = [await straightIn('ZY'), await straightIn('Elott')]
  expect([Number(zy[0]) > 85, Number(elott[0]) > 85]).toEqual([true, true])
})

test('[IM-22] a ticket is a round whose evidence is the proof of its draw, for its member, once it is over', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const placed = await draws.desk.place(
    game,
    await lottery.member('p_1'),
    straight('12', [issueId], { price: 10_000n }),
  )
  const id = ticketsIn(placed)[0]?.id ?? ''
  expect(await roundOf(id)).toEqual({ state: 'open', evidence: null })
  expect(await proofOf(issueId)).toEqual({ proof: null })
  await lottery.drawnAgo(issueId)
  await workOff(draws)
  const { state, evidence } = (await roundOf(id)) as unknown as {
    state: string
    evidence: TableProof & { ticketId: string }
  }
  expect([state, evidence.ticketId]).toEqual(['closed', id])
  expect(verifyTableProof(evidence, () => game.draw, id)).toEqual({ ok: true })
  const { ticketId: _, ...proof } = evidence
  expect(await proofOf(issueId)).toEqual({ proof })
  expect(await roundOf(id, 'p_2')).toEqual({ state: 'unknown', evidence: null })
})

test('a ticket that was taken back is a round that was cancelled', async () => {
  const [issueId = ''] = await lottery.plan(1)
  const draws = lottery.process()
  const member = await lottery.member('p_1')
  const placed = await draws.desk.place(game, member, straight('12', [issueId], { price: 10_000n }))
  const id = ticketsIn(placed)[0]?.id ?? ''
  await draws.cancel(member, id)
  await workOff(draws)
  expect(await roundOf(id)).toEqual({ state: 'cancelled', evidence: null })
})

test('the page of a lottery is told the table of odds and the kind of bet to begin with', async () => {
  const launch = {
    ...{ gameCode: game.code, token: 'T'.repeat(43), language: 'MY', currency: 'MMK', mode: 'real' },
    ...{ theme: 'dark', device: 'WEB' },
  }
  const listing = drawsOfStudios.get('palmyra')?.find(({ code }) => code === game.code)
  if (!listing) throw new Error('no lottery')
  const listed = openStudio({
    ...{
      studio: 'palmyra',
      games: [gameOfDraw(listing, 'x')],
      draws: [game],
      pool: lottery.pool,
      platformUrl: platform.url,
    },
    ...{ secret, studioKey, gamesOrigin: 'http://127.0.0.1:8081', log: quiet },
  })
  const { path } = vendor.studioCalls.launch
  const body = Buffer.from(
    JSON.stringify({ requestId: 'q', ...launch, lottery: { prizeMode: 'SEA', playType: 'straight' } }),
  )
  const stamp = { vendorId: 'palmyra', secret, method: 'POST', path, body, timestamp: Date.now() }
  const headers = signVendorMessage({ ...stamp, nonce: randomBytes(16).toString('hex') })
  const answer = await listed.platform({ path, headers, body })
  expect(JSON.parse(answer.body.toString('utf8')).url).toMatch(/&theme=dark&odds=SEA&play=straight$/)
  await listed.stop()
})
