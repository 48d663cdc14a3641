import { randomUUID } from 'node:crypto'
import type { ReplyOf, returns } from '@jackfruit/contracts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Principal } from '../../platform/http/http.ts'
import { type CallWorld, openCallWorld } from '../../testing/call-world.ts'
import { type Lanes, openHouse, openLanes } from '../ledger/index.ts'
import { openPurses } from '../wallet/index.ts'
import { mountReturns } from './returns.ts'

let world: CallWorld
let lanes: Lanes
let studio = 0
let accountId = 0n
let caller: Principal

const common = { vendorName: 'T', gameType: 'RNG', version: '1.0.0', buildHash: 'ab' }
const games = new Map([
  [7, { ...common, nodeId: 'gold', names: { EN: 'Gold', MY: 'ရွှေ' }, rtp: '96.0000', deviation: '1.000' }],
  [8, { ...common, nodeId: 'quiet', names: { EN: 'Quiet' }, rtp: '95.0000', deviation: null }],
])

beforeAll(async () => {
  world = await openCallWorld(async () => ({
    principalOf: async () => caller,
  }))
  const { database, directory, mount } = world
  const merchantId = (await directory.brandOfCode('demommk'))?.id ?? 0
  caller = { memberId: 1n, merchantId, sessionId: 's', type: 0 }
  accountId = (await openPurses(database.db, directory).of(caller)).accountId
  studio = await openHouse(database.db, merchantId, 'vendor:t', 'MMK')
  lanes = await openLanes({ url: database.appUrl })
  mountReturns(mount, {
    db: database.db,
    directory,
    now: () => new Date(),
    gameOf: async (id) => games.get(id) ?? null,
  })
})
afterAll(async () => {
  await lanes.close()
  await world.close()
})

async function play(stake: bigint, win: bigint | null, gameId: number) {
  const round = randomUUID()
  const of = { accountId, houseId: studio, gameId, round: `t:${round}` }
  await lanes.submit({ ...of, kind: 'stake', key: `t:s-${round}`, amount: stake })
  if (win !== null) await lanes.submit({ ...of, kind: 'win', key: `t:w-${round}`, amount: win, closes: true })
}

const measured = async (query = '') =>
  (await world.ask('GET', `/wps/v2/games/returns?${query}`)).value as unknown as ReplyOf<
    typeof returns.gameReturns
  >

test('the measured return of a day is what its settled rounds returned, with the interval of exactly their stakes', async () => {
  for (const [stake, win] of [
    [1_000n, 0n],
    [1_000n, 2_500n],
    [2_000n, 1_000n],
  ] as const)
    await play(stake, win, 7)
  // Neither an open round nor one of a game without a published deviation is measured.
  await play(9_000n, null, 7)
  await play(1_000n, 9_000n, 8)
  await world.database.settled()
  const { games: found } = await measured('language=MY')
  expect(found).toHaveLength(1)
  const [gold] = found
  expect(gold).toMatchObject({ nodeId: 'gold', gameName: 'ရွှေ', vendorName: 'T', published: '96.0000' })
  // 35.00 of 40.00; ±2.5758 · max(1 · √(10² + 10² + 20²), what was seen) / 40.
  expect(gold?.total).toMatchObject({ rounds: 3, measured: '87.50' })
  expect(gold?.days).toEqual([{ day: new Date().toISOString().slice(0, 10), ...gold?.total }])
  const expected = Math.sqrt(100 + 100 + 400)
  const seen = Math.sqrt((0 - 9.6) ** 2 + (25 - 9.6) ** 2 + (10 - 19.2) ** 2)
  const half = (2.5758 * Math.max(expected, seen)) / 40
  expect(Number(gold?.total.high)).toBeCloseTo(96 + 100 * half, 1)
  expect(gold?.total.low).toBe(Math.max(0, 96 - 100 * half).toFixed(2))
})

test('days before the period asked for are left out, and a nonsense period is refused', async () => {
  const admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
  await admin.query('update wallet.returns set day = day - 40')
  await admin.end()
  expect((await measured('days=7')).games).toEqual([])
  expect((await measured('days=90')).games).toHaveLength(1)
  expect((await world.ask('GET', '/wps/v2/games/returns?days=91')).success).not.toBe(true)
})
