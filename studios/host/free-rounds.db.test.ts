import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { parseMinor } from '@jackfruit/kernel'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aStudio, ask, betId, open, type Running, roundIn, secret, spin } from './testing/a-studio.ts'
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
beforeEach(async () => {
  platform.heal()
  // What an earlier test has left is no offer of the next.
  for (const id of ids.splice(0)) await tell('cancelFreeRounds', { grantId: id, playerId: 'p_1' })
})

const ids: string[] = []
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function tell(name: vendor.StudioCall, fields: object) {
  const { path } = vendor.studioCalls[name]
  const body = Buffer.from(JSON.stringify({ requestId: 'q', ...fields }))
  const nonce = randomBytes(16).toString('hex')
  const stamp = { vendorId: 'hexworks', secret, method: 'POST', path, nonce, body, timestamp: Date.now() }
  const answer = await running.studio.platform({ path, headers: signVendorMessage(stamp), body })
  return JSON.parse(answer.body.toString('utf8'))
}

const wanted = (fields: object = {}) => {
  const grantId = `fr${randomBytes(10).toString('hex')}`
  ids.push(grantId)
  return {
    ...{ grantId, playerId: 'p_1', currency: 'MMK', gameCodes: ['slot-golden-chinthe'], rounds: 3 },
    ...{ stake: '200.00', maxWin: '100000.00', expiresAt: inAnHour(), ...fields },
  }
}

const free = (token: string, grantId: string, clientBetId = betId(), stake = '200.00') =>
  ask(running.studio, token, 'bet', { clientBetId, stake, choice: null, free: grantId })

test('the same grant comes once, another under its name is refused, and one that was cancelled before stays closed', async () => {
  const grant = wanted()
  const open = { grantId: grant.grantId, state: 'open', played: 0, won: '0.00' }
  for (let times = 0; times < 3; times++)
    expect(await tell('grantFreeRounds', grant)).toEqual({ state: 'done', reason: null, grant: open })
  for (const other of [{ rounds: 4 }, { stake: '500.00' }, { maxWin: '1.00' }, { playerId: 'p_2' }])
    expect(await tell('grantFreeRounds', { ...grant, ...other })).toMatchObject({
      ...{ state: 'refused', reason: 'conflict' },
    })
  const status = { grantId: grant.grantId, playerId: 'p_1' }
  expect(await tell('freeRounds', status)).toEqual({ grant: open })
  expect(await tell('freeRounds', { ...status, playerId: 'p_2' })).toEqual({ grant: null })

  const late = wanted()
  expect(await tell('cancelFreeRounds', { grantId: late.grantId, playerId: 'p_1' })).toMatchObject({
    ...{ state: 'done', grant: null },
  })
  expect(await tell('grantFreeRounds', late)).toMatchObject({ state: 'refused', reason: 'closed' })
})

test('games with chips or steps, stakes that are not offered and unknown currencies are refused', async () => {
  const refused = async (fields: object) => (await tell('grantFreeRounds', wanted(fields))).reason
  expect(await refused({ gameCodes: ['slot-golden-chinthe', 'slot-nothing'] })).toBe('game')
  expect(await refused({ stake: '201.00' })).toBe('stake')
  expect(await refused({ currency: 'XXX' })).toBe('currency')
})

test('free rounds stake nothing, are counted, win for the player, and end after the last', async () => {
  const grant = wanted()
  await tell('grantFreeRounds', grant)
  const { token, free: offered } = await open(running.studio)
  expect(offered).toMatchObject({ id: grant.grantId, rounds: 3, played: 0, stake: '200.00', isOver: false })
  let won = 0n
  for (const played of [1, 2, 3]) {
    const before = platform.balance
    const round = roundIn(await free(token, grant.grantId))
    const win = parseMinor(round.win) ?? 0n
    won += win
    expect(round).toMatchObject({ stake: '0.00', free: { played, isOver: played === 3 } })
    expect(parseMinor(round.free?.won)).toBe(won)
    expect(platform.balance - before).toBe(win)
    const [call] = platform.calls.filter(({ name }) => name === 'betwin').slice(-1)
    expect(call?.body).toMatchObject({ freeRoundId: grant.grantId, bet: { amount: '0.00' } })
  }
  expect(await free(token, grant.grantId)).toMatchObject({ status: 409, body: { code: 'FREE_OVER' } })
  expect((await open(running.studio)).free).toBeNull()
  const status = await tell('freeRounds', { grantId: grant.grantId, playerId: 'p_1' })
  expect(status.grant).toMatchObject({ state: 'used', played: 3 })
  // A round with a stake goes on as ever.
  expect(roundIn(await spin(running.studio, token))).toMatchObject({ stake: '100.00', free: null })
})

test('they win no more than the grant has left', async () => {
  const { token } = await open(running.studio)
  const grant = wanted({ rounds: 60, maxWin: '30.00' })
  await tell('grantFreeRounds', grant)
  let last = roundIn(await free(token, grant.grantId))
  for (let spins = 1; spins < 60 && !last.free?.isOver; spins++) {
    await new Promise((wake) => setTimeout(wake, 110))
    last = roundIn(await free(token, grant.grantId))
  }
  expect(last.free).toMatchObject({ won: '30.00', isOver: true })
})

test('of many rounds asked for at once no more are played than were granted', async () => {
  const grant = wanted({ rounds: 2 })
  await tell('grantFreeRounds', grant)
  const { token } = await open(running.studio)
  const asked = await Promise.all(Array.from({ length: 12 }, () => free(token, grant.grantId)))
  for (let tries = 0; tries < 4; tries++) asked.push(await free(token, grant.grantId))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(2)
  const { grant: after } = await tell('freeRounds', { grantId: grant.grantId, playerId: 'p_1' })
  expect(after).toMatchObject({ state: 'used', played: 2 })
})

test('the same bet asked for again is the same free round, whatever is lost on the way', async () => {
  const grant = wanted()
  await tell('grantFreeRounds', grant)
  const { token } = await open(running.studio)
  const bet = betId()
  platform.fail('betwin', 'drop-after')
  const first = roundIn(await free(token, grant.grantId, bet))
  expect(roundIn(await free(token, grant.grantId, bet))).toMatchObject({ id: first.id, free: { played: 1 } })
  expect(platform.calls.filter(({ name }) => name === 'rollback')).toEqual([])
  // Under the same id a round with a stake is another bet.
  expect(await spin(running.studio, token, bet, '200.00')).toMatchObject({ body: { code: 'CONFLICT' } })
})

test('a free round that the platform refuses is given back; where its grant is over there, it is over here', async () => {
  const grant = wanted()
  await tell('grantFreeRounds', grant)
  const { token } = await open(running.studio)
  platform.nextStatus = 'TXN_CANCELLED'
  expect((await free(token, grant.grantId)).status).toBe(409)
  const of = { grantId: grant.grantId, playerId: 'p_1' }
  expect((await tell('freeRounds', of)).grant).toMatchObject({ state: 'open', played: 0, won: '0.00' })
  platform.nextStatus = 'FREE_ROUND_OVER'
  expect(await free(token, grant.grantId)).toMatchObject({ status: 409, body: { code: 'FREE_OVER' } })
  expect((await tell('freeRounds', of)).grant).toMatchObject({ state: 'cancelled', played: 0, won: '0.00' })
  expect((await open(running.studio)).free).toBeNull()
})

test('after its end, or once it was cancelled, no round of a grant begins; what was played stays', async () => {
  const short = wanted()
  await tell('grantFreeRounds', short)
  const { token } = await open(running.studio)
  expect((await free(token, short.grantId)).status).toBe(200)
  await database.query('update free_grants set expires_at = now() where id = $1', [short.grantId])
  expect(await free(token, short.grantId)).toMatchObject({ body: { code: 'FREE_OVER' } })
  const of = { grantId: short.grantId, playerId: 'p_1' }
  expect((await tell('freeRounds', of)).grant).toMatchObject({ state: 'expired', played: 1 })

  const grant = wanted()
  await tell('grantFreeRounds', grant)
  await free(token, grant.grantId)
  const named = { grantId: grant.grantId, playerId: 'p_1' }
  for (let times = 0; times < 2; times++)
    expect(await tell('cancelFreeRounds', named)).toMatchObject({
      ...{ state: 'done', grant: { state: 'cancelled', played: 1 } },
    })
  expect(await free(token, grant.grantId)).toMatchObject({ body: { code: 'FREE_OVER' } })
})

test('a grant of another stake, game or player is none', async () => {
  const grant = wanted({ gameCodes: ['slot-gem-gates'] })
  const theirs = wanted({ playerId: 'p_2' })
  const dearer = wanted({ stake: '500.00' })
  for (const each of [grant, theirs, dearer]) await tell('grantFreeRounds', each)
  const { token } = await open(running.studio)
  expect(await free(token, grant.grantId)).toMatchObject({ body: { code: 'FREE_OVER' } })
  expect(await free(token, theirs.grantId)).toMatchObject({ body: { code: 'FREE_OVER' } })
  expect(await free(token, dearer.grantId)).toMatchObject({ status: 400, body: { code: 'STAKE' } })
})
