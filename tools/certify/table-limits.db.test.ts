/** Tamarind's tables at the real platform: what their rules let through is not refused for its amount. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listGames } from '../../apps/server/src/modules/catalog/index.ts'
import { openHouse, post, standingOf } from '../../apps/server/src/modules/ledger/index.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { openVendorWorld, type VendorWorld } from '../../apps/server/src/testing/vendor-world.ts'
import { vendor as contracts } from '../../packages/contracts/src/index.ts'
import { signVendorMessage } from '../../packages/contracts/src/vendors/vendor-signature.ts'
import { parseMinor } from '../../packages/kernel/src/index.ts'
import { makeTables, openPool } from '../../packages/studio-kit/src/journal/tables.ts'
import { openReply, type RoundReply, round } from '../../packages/studio-kit/src/play-contract.ts'
import type { Json } from '../../packages/studio-kit/src/rules.ts'
import { openStudio, type Studio } from '../../packages/studio-kit/src/studio.ts'
import { studioGames } from '../../studios/host/games.ts'
import { type StudioDatabase, studioDatabase } from '../../studios/host/testing/studio-database.ts'
import { limits } from '../../studios/tamarind/shared/ladders.ts'
import { fields, readChipFacts, texts } from '../../studios/tamarind/shared/shown.ts'

const vendor = 'tamarind'
const money = 1_000_000_000_000n
const games = studioGames.find(({ studio }) => studio === vendor)?.games ?? []
const quiet = { info() {}, warn() {}, error() {} }

let world: VendorWorld
let database: StudioDatabase
let studio: Studio
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  world = await openVendorWorld()
  stops.unshift(() => world.close())
  database = await studioDatabase(inject('postgres').adminUrl)
  stops.unshift(() => database.drop())
  const pool = openPool(database.url)
  stops.unshift(() => pool.end())
  await makeTables(pool)
  const { secret = '' } = world.vendors.find((each) => each.vendor === vendor) ?? {}
  studio = openStudio({
    ...{ studio: vendor, games, pool, log: quiet, platformUrl: world.baseUrl, studioKey: 'k'.repeat(64) },
    secret,
    gamesOrigin: 'http://127.0.0.1:8081',
  })
  // As the platform hears it from the studio.
  await listGames(world.database.db, vendor, await listed(secret))
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function listed(secret: string) {
  const { path, reply } = contracts.studioCalls.games
  const body = Buffer.from(JSON.stringify({ requestId: 'q' }))
  const nonce = randomBytes(16).toString('hex')
  const stamp = { vendorId: vendor, secret, method: 'POST', path, timestamp: Date.now(), nonce, body }
  const answer = await studio.platform({ path, headers: signVendorMessage(stamp), body })
  return reply.parse(JSON.parse(answer.body.toString('utf8'))).games
}

interface Seat {
  ask(call: 'bet' | 'act', body: object): Promise<RoundReply>
  readonly facts: Json
  readonly limits: { readonly min: string; readonly max: string }
  balance(): Promise<bigint>
}

/** A member with much money, at a table. */
async function sit(gameCode: string): Promise<Seat> {
  const player = await world.player('plain', vendor)
  if (!player) throw new Error('there is no player')
  const { accountId, playerId, memberId, currency } = player
  const { db } = world.database
  await inMerchant(db, world.merchantId, async (tx) => {
    const houseId = await openHouse(tx, world.merchantId, 'grants', currency)
    await post(tx, { key: `rich:${memberId}`, kind: 'grant', accountId, houseId, amount: money })
  })
  const code = await world.sessions.makeCode({
    ...{ merchantId: world.merchantId, vendor, playerId, gameCode, loginSession: `login-${memberId}` },
    ...{ language: 'EN', country: null },
  })
  const ip = '127.0.0.1'
  const told = await studio.play('open', { token: '', body: { code }, ip })
  const { token, facts, limits: reach } = openReply.parse(told.body)
  const ask: Seat['ask'] = async (call, body) => {
    const answer = await studio.play(call, { token, body, ip })
    if (answer.status === 429) {
      await pause((answer.retryAfterSeconds ?? 1) * 1000)
      return ask(call, body)
    }
    expect(answer).toMatchObject({ status: 200 })
    return round.parse(answer.body)
  }
  const balance = async () => (await standingOf(db, accountId))?.balance ?? 0n
  return { ask, facts, limits: reach, balance }
}

const newId = () => randomBytes(12).toString('hex')
const minor = (text: string) => parseMinor(text) ?? 0n

test('the platform takes the limit on all 157 places of roulette in one bet', async () => {
  const seat = await sit('tg-roulette')
  const bets = Object.fromEntries(
    readChipFacts(seat.facts).places.map(({ id, limit }) => [id, limits['MMK']?.[limit] ?? '']),
  )
  expect(seat.limits).toEqual({ min: '100.00', max: '26500000.00' })
  const before = await seat.balance()
  const played = await seat.ask('bet', { clientBetId: newId(), stake: seat.limits.max, choice: { bets } })
  expect(played).toMatchObject({ stake: '26500000.00', ended: true })
  expect(await seat.balance()).toBe(before - minor(played.stake) + minor(played.win))
})

test('[GL-13] the platform takes a split and a double at the highest bets of Blackjack', async () => {
  const seat = await sit('tg-blackjack')
  const { main = '', side = '' } = limits['MMK'] ?? {}
  const choice = { bets: { main, pairs: side, poker: side } }
  for (let tries = 0; tries < 200; tries++) {
    const before = await seat.balance()
    let played = await seat.ask('bet', { clientBetId: newId(), stake: '1200000.00', choice })
    while (!played.ended) {
      const action = chosen(texts(fields(played.shown)['can']), minor(played.stake))
      played = await seat.ask('act', { roundId: played.id, actionId: newId(), step: played.steps, action })
    }
    expect(await seat.balance()).toBe(before - minor(played.stake) + minor(played.win))
    // Two hands, and at least one of them doubled.
    if (minor(played.stake) >= minor('3200000.00')) return
  }
  expect.unreachable('no pair in 200 rounds')
})

/** Splits where it can, then doubles where it can; a hand that is not split stands. */
function chosen(can: readonly string[], staked: bigint): string {
  if (can.includes('split')) return 'split'
  return staked > minor('1200000.00') && can.includes('double') ? 'double' : 'stand'
}
