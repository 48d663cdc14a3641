/** What platforms are told of shared tables, over a real database: by the process that leads, with who plays. */
import type { liveTables } from '@jackfruit/contracts'
import { openFollower } from '@jackfruit/studio-kit/rounds/feed/follower'
import { ledBy, playersIn } from '@jackfruit/studio-kit/rounds/lobby/at-tables'
import { openTeller } from '@jackfruit/studio-kit/rounds/lobby/teller'
import type { SharedRounds } from '@jackfruit/studio-kit/rounds/shared-rounds'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, type LiveTable, onHeads } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const table = coinTable(coinGame({ bettingMs: 2_500 }))
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable
let opened: { stop(): Promise<void> }[]

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  opened = []
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  live = await aLiveTable(database.url, platform, table)
})
afterEach(async () => {
  await Promise.all(opened.map((each) => each.stop()))
  await live.close()
  await platform.stop()
})

const log = { info() {}, warn() {}, error() {} }

/** What tells of the tables of one process, and what it told. */
function aTeller({ holder }: Pick<SharedRounds, 'holder'>): { readonly told: liveTables.ToldTable[] } {
  const told: liveTables.ToldTable[] = []
  const gameOf = new Map([[table.id, table.game.code]])
  const follower = openFollower({ pool: live.pool, gameOf, now: Date.now, log })
  follower.start()
  const teller = openTeller({
    ...{ pool: live.pool, tables: [table], holder, follower, now: Date.now, mayOpen: () => true, log },
    async post(_path, body) {
      told.push(...(body as { tables: liveTables.ToldTable[] }).tables)
      return { said: { status: 'OK', requestId: 'r', replayed: false, retry: false }, http: 200 }
    },
  })
  teller.start()
  opened.push({ stop: () => teller.stop().then(() => follower.stop()) })
  return { told }
}

test('[IM-29] the process that leads a table tells how it stands, and the other is silent until it takes over', async () => {
  const [leader, other] = [live.process(), live.process()]
  leader.start()
  await live.until('betting')
  const [first, second] = [aTeller(leader), aTeller(other)]
  await expect.poll(() => first.told.map(({ phase }) => phase)).toContain('betting')
  expect(second.told).toEqual([])
  expect(await ledBy(live.pool, leader.holder, [table.id])).toEqual(new Set([table.id]))
  other.start()
  await leader.stop()
  await expect.poll(() => second.told.length, { timeout: 15_000 }).toBeGreaterThan(0)
  const seqs = [...first.told, ...second.told].map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b))
})

test('players are members with a stake in a round, each once, and none whose stake was refused', async () => {
  const rounds = live.process()
  rounds.start()
  const { id } = await live.until('betting')
  const [one, other] = [await live.member('p_1'), await live.member('p_2')]
  for (const member of [one, one, other])
    expect((await rounds.desk.place(table, member, onHeads(id))).kind).toBe('in')
  const asked = [
    { tableId: table.id, roundId: id },
    { tableId: table.id, roundId: 'coin-1-9-9' },
  ]
  expect(await playersIn(live.pool, asked)).toEqual(new Map([[table.id, 2]]))
  await live.pool.query(
    `update table_bets set state = 'refused', refusal = 'LIMIT', due_at = null, taken_at = null,
      final_at = now() where player_id = 'p_2'`,
  )
  expect(await playersIn(live.pool, asked)).toEqual(new Map([[table.id, 1]]))
  expect(await playersIn(live.pool, [])).toEqual(new Map())
})
