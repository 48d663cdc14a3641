import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { parse } from 'zod/mini'
import { aStudio, open, type Running, roundIn, secret, spin } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let running: Running

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  running = await aStudio(database.url, platform)
})
afterAll(async () => {
  await running.close()
  await platform.stop()
  await database.drop()
})

async function call(
  name: vendor.StudioCall,
  fields: object,
  given: { secret?: string; tamper?: boolean } = {},
) {
  const { path } = vendor.studioCalls[name]
  const body = Buffer.from(JSON.stringify({ requestId: 'q', ...fields }))
  const nonce = randomBytes(16).toString('hex')
  const stamp = { vendorId: 'hexworks', secret: given.secret ?? secret, method: 'POST', path, nonce, body }
  const headers = signVendorMessage({ ...stamp, timestamp: Date.now() })
  const sent = given.tamper ? Buffer.concat([body, Buffer.from(' ')]) : body
  const answer = await running.studio.platform({ path, headers, body: sent })
  const received = { secrets: [secret], method: 'POST', path, headers: answer.headers, body: answer.body }
  return {
    status: answer.status,
    isSigned: verifyVendorMessage({ ...received, now: Date.now() }),
    value: JSON.parse(answer.body.toString('utf8')),
  }
}

const launch = {
  ...{ gameCode: 'slot-golden-chinthe', token: 'T'.repeat(43), language: 'MY', currency: 'MMK' },
  ...{ mode: 'real', theme: 'dark', device: 'H5' },
}

test('a launch answers the page of the game with its code, and is signed', async () => {
  const { status, isSigned, value } = await call('launch', launch)
  expect([status, isSigned]).toEqual([200, true])
  const wanted = `http://127.0.0.1:8081/hexworks/slot-golden-chinthe/?code=${'T'.repeat(43)}&lang=MY&theme=dark`
  expect(value).toEqual({ url: wanted })
  expect((await call('launch', { ...launch, gameCode: 'nothing' })).status).toBe(404)
  expect((await call('launch', { ...launch, surplus: 1 })).status).toBe(400)
})

test('a wrong secret and a changed body are refused', async () => {
  expect((await call('launch', launch, { secret: 'x'.repeat(64) })).status).toBe(401)
  expect((await call('launch', launch, { tamper: true })).status).toBe(401)
})

test('the list of games keeps the contract, and names what was published and built', async () => {
  const { games } = parse(vendor.studioCalls.games.reply, (await call('games', {})).value)
  const game = games.find(({ gameCode }) => gameCode === 'slot-golden-chinthe')
  expect(game).toMatchObject({ rtp: '96.5701', hitRate: '41.13', volatility: 'medium', version: '1.1.0' })
  expect(game?.minBet['MMK']).toBe('100')
  expect(game).toMatchObject({ lines: 20, platforms: ['html5-desktop', 'html5-mobile'] })
  expect(games.find(({ gameCode }) => gameCode === 'kite-dice')?.lines).toBe(undefined)
  expect(game?.maxBet['MMK']).toBe('20000')
  expect(game?.buildHash).toMatch(/^[0-9a-f]{64}$/)
})

test('a round tells its state, and its evidence only when it is paid', async () => {
  const { token } = await open(running.studio)
  const played = roundIn(await spin(running.studio, token))
  const ofRound = (id: string, playerId = 'p_1') => call('round', { roundId: id, playerId })
  expect((await ofRound(played.id)).value).toMatchObject({
    state: 'closed',
    evidence: {
      roundId: played.id,
      nonce: 0,
      serverSeed: null,
      outcome: played.shown,
      choice: null,
      actions: [],
    },
  })
  expect((await ofRound(played.id, 'p_2')).value).toEqual({ state: 'unknown', evidence: null })
  await database.query(`update rounds set state = 'open', final_at = null`)
  expect((await ofRound(played.id)).value).toEqual({ state: 'open', evidence: null })
  await database.query(`update rounds set state = 'settled', final_at = now()`)
})

test('the history of bets agrees with the platform line by line, page after page', async () => {
  const { token } = await open(running.studio)
  for (let i = 0; i < 3; i++) await spin(running.studio, token)
  const range = { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' }
  const all = parse(vendor.studioCalls.betHistory.reply, (await call('betHistory', range)).value)
  const lines = all.transactions.map(({ transactionId, kind, amount }) => [transactionId, kind, amount])
  const there = platform.moves.map(({ id, kind, amount }) => [
    id,
    kind,
    `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
  ])
  expect(lines).toEqual(there)
  expect(all.nextCursor).toBeNull()
  const rest = await call('betHistory', { ...range, cursor: '2' })
  expect(rest.value.transactions).toHaveLength(lines.length - 2)
  const none = await call('betHistory', { from: range.from, to: '2020-01-02T00:00:00Z' })
  expect(none.value.transactions).toEqual([])
})

const order = (fields: object = {}) => ({
  ...{ orderNo: randomBytes(12).toString('hex'), playerId: 'p_wallet', currency: 'MMK', amount: '100.00' },
  ...fields,
})
const kept = async (playerId: string) =>
  (await call('playerBalance', { playerId, currency: 'MMK' })).value.balance

test('[API-36] a wallet at the studio takes and gives each order once, also after a restart, and never below nothing', async () => {
  const inward = order({ playerId: 'p_w1' })
  const many = await Promise.all(Array.from({ length: 8 }, () => call('transferIn', inward)))
  for (const { value, isSigned } of many)
    expect([value, isSigned]).toEqual([{ state: 'done', reason: null, balance: '100.00' }, true])
  await running.close()
  running = await aStudio(database.url, platform)
  expect((await call('transferIn', inward)).value).toEqual({ state: 'done', reason: null, balance: '100.00' })
  expect(await kept('p_w1')).toBe('100.00')
  const outs = await Promise.all(
    Array.from({ length: 5 }, () => call('transferOut', order({ playerId: 'p_w1', amount: '40.00' }))),
  )
  expect(outs.map(({ value }) => value.state).toSorted()).toEqual([
    'done',
    'done',
    'refused',
    'refused',
    'refused',
  ])
  expect(await kept('p_w1')).toBe('20.00')
})

test('[API-36] orders that come at once just after a start are all done, though each opens a connection', async () => {
  for (let start = 0; start < 5; start++) {
    await running.close()
    running = await aStudio(database.url, platform)
    const all = await Promise.all(
      Array.from({ length: 40 }, () => call('transferIn', order({ playerId: 'p_w9', amount: '1.00' }))),
    )
    expect(new Set(all.map(({ value }) => value.state))).toEqual(new Set(['done']))
  }
  expect(await kept('p_w9')).toBe('200.00')
})

test('[API-36] an order number with other content, or of another player, is a conflict and moves nothing', async () => {
  const first = order({ playerId: 'p_w2' })
  await call('transferIn', first)
  const conflict = { state: 'refused', reason: 'conflict' }
  expect((await call('transferIn', { ...first, amount: '101.00' })).value).toMatchObject(conflict)
  expect((await call('transferOut', first)).value).toMatchObject(conflict)
  expect((await call('transferIn', { ...first, playerId: 'p_w3' })).value).toMatchObject(conflict)
  expect((await call('transferIn', order({ playerId: 'p_w3', amount: '0' }))).value).toMatchObject({
    reason: 'amount',
  })
  expect([await kept('p_w2'), await kept('p_w3')]).toEqual(['100.00', '0.00'])
})

test('[API-36] an order that was asked about before it came is closed for ever; of a known one the truth is told', async () => {
  const { amount, ...unseen } = order({ playerId: 'p_w4' })
  const closed = { state: 'refused', reason: 'closed', balance: '0.00' }
  expect((await call('transferStatus', unseen)).value).toEqual(closed)
  expect((await call('transferIn', { ...unseen, amount })).value).toEqual(closed)
  const { amount: moved, ...seen } = order({ playerId: 'p_w4' })
  await call('transferIn', { ...seen, amount: moved })
  expect((await call('transferStatus', seen)).value).toMatchObject({ state: 'done' })
  expect(await kept('p_w4')).toBe('100.00')
})
