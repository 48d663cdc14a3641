/** Who leads a table may die at any moment: the next goes on, and money moves once. */

import { keepLeads, LostLead, takeLeads } from '@jackfruit/studio-kit/rounds/store/leading'
import { closeRound, voidRound } from '@jackfruit/studio-kit/rounds/store/steps'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, type LiveTable, onHeads } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const table = coinTable(coinGame({ bettingMs: 1_500 }))
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  live = await aLiveTable(database.url, platform, table)
})
afterEach(async () => {
  await live.close()
  await platform.stop()
})

const betRow = async (id: string) =>
  (await live.pool.query('select state, payout, attempts from table_bets where id = $1', [id])).rows[0]
const due = (id: string) =>
  live.pool.query('update table_bets set due_at = clock_timestamp() where id = $1 and due_at is not null', [
    id,
  ])
const kindsOf = (id: string) => platform.moves.filter((move) => move.id.includes(id)).map(({ kind }) => kind)

test('[IM-29] a result is paid once, though who paid it died before it was written that it was paid', async () => {
  const first = live.process()
  first.start()
  const { id } = await live.until('betting')
  const placed = await first.desk.place(table, await live.member('p_1'), onHeads(id))
  expect(placed.kind).toBe('in')
  const betId = placed.bet?.id ?? ''
  // The wallet has it, and nobody hears so: as if the process had been killed between the two.
  platform.fail('win', ...Array.from({ length: 40 }, () => 'drop-after' as const))
  await live.until('result', id)
  await expect.poll(() => kindsOf(betId)).toContain('win')
  await first.stop()
  expect((await betRow(betId))?.state).toBe('owed')
  platform.heal()
  const second = live.process()
  await expect
    .poll(async () => {
      await due(betId)
      await second.pay()
      return (await betRow(betId))?.state
    })
    .toBe('paid')
  expect(kindsOf(betId)).toEqual(['bet', 'win'])
})

test('a result is paid though the leader died as soon as it was written', async () => {
  const first = live.process()
  first.start()
  const { id } = await live.until('betting')
  const placed = await first.desk.place(table, await live.member('p_1'), onHeads(id))
  const betId = placed.bet?.id ?? ''
  platform.fail('win', ...Array.from({ length: 40 }, () => 'drop-before' as const))
  await live.until('result', id)
  await first.stop()
  expect(kindsOf(betId)).toEqual(['bet'])
  platform.heal()
  await due(betId)
  live.process().start()
  await live.until('settled', id)
  await expect.poll(async () => (await betRow(betId))?.state).toBe('paid')
  expect(kindsOf(betId)).toEqual(['bet', 'win'])
})

test('a step of one that has lost its table is not written', async () => {
  const process = live.process()
  process.start()
  const round = await live.until('betting')
  await process.stop()
  const [lead] = await takeLeads(live.pool, [table.id], 'first')
  if (!lead) throw new Error('the table is led')
  await live.pool.query('update table_leases set until = clock_timestamp()')
  expect(await keepLeads(live.pool, [lead])).toEqual(new Set())
  expect(await takeLeads(live.pool, [table.id], 'second')).toHaveLength(1)
  await expect.poll(async () => (await live.newest()).untilMs, { timeout: 10_000 }).toBeLessThan(0)
  await expect(closeRound(live.pool, lead, round, table)).rejects.toThrow(LostLead)
  expect((await live.newest()).phase).toBe('betting')
})

test('[IM-29] two processes lead one table in turn, and each link is used once', async () => {
  const [a, b] = [live.process(), live.process()]
  a.start()
  b.start()
  const { id } = await live.until('betting')
  await live.until('settled', id)
  const { rows: leases } = await live.pool.query('select epoch::int from table_leases')
  expect(leases).toEqual([{ epoch: 1 }])
  await a.stop()
  const next = await live.until('betting')
  await live.until('settled', next.id)
  const { rows } = await live.pool.query(
    'select count(*)::int as rounds, count(distinct (chain_no, link_no))::int as links from table_rounds',
  )
  expect(rows[0]?.links).toBe(rows[0]?.rounds)
  const { rows: told } = await live.pool.query('select seq::int from table_events order by seq')
  expect(told.map(({ seq }) => seq)).toEqual(told.map((_, at) => at + 1))
})

test('a round is void from a hundred and twenty seconds on, and not before', async () => {
  const first = live.process()
  first.start()
  const { id } = await live.until('betting')
  const placed = await first.desk.place(table, await live.member('p_1'), onHeads(id))
  await first.stop()
  const standFor = (seconds: number) =>
    live.pool.query(
      'update table_rounds set until = clock_timestamp() - make_interval(secs => $2) where id = $1',
      [id, seconds],
    )
  await standFor(119)
  const [lead] = await takeLeads(live.pool, [table.id], 'by hand')
  if (!lead) throw new Error('the table is led')
  const round = await live.newest()
  expect(await voidRound(live.pool, lead, round, 'stuck')).toBe(false)
  await standFor(120)
  expect(await voidRound(live.pool, lead, round, 'stuck')).toBe(true)
  expect((await betRow(placed.bet?.id ?? ''))?.state).toBe('voiding')
})
