/** Public randomness in rounds that many share: announced before anybody bets, waited for, refused where it is not the beacon's, and missed. */
import { createHash } from 'node:crypto'
import { saidIn, tableReceiptDiffers, verifyTableProof } from '@jackfruit/fairness'
import { isBeaconsWord } from '@jackfruit/fairness/beacon'
import { openBeacon } from '@jackfruit/studio-kit/rounds/beacon'
import { readEvents, readView } from '@jackfruit/studio-kit/rounds/feed/reading'
import { emptyView, follow, type TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { proofOfRound } from '@jackfruit/studio-kit/rounds/proof-of-round'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { type BeaconRelay, startBeaconRelay } from '@jackfruit/studio-kit/testing/local-beacon'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, type LiveTable, onHeads } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const table = coinTable(coinGame({ bettingMs: 1_500 }))
const chain = { genesisMs: Date.now() - 3_600_000, periodMs: 1_000 }
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable
let relay: BeaconRelay

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
  live = await aLiveTable(database.url, platform, table)
  relay = await startBeaconRelay(chain)
})
afterEach(async () => {
  await live.close()
  await relay.close()
  await platform.stop()
})

const start = () => {
  const process = live.process(8_000, openBeacon(relay.chain))
  process.start()
  return process
}
const redrawOf = () => table.game.draw
const proofOf = async (id: string) => {
  const proof = await proofOfRound(live.pool, id)
  if (!proof) throw new Error(`${id} is not shown yet`)
  return proof
}
const outcomeNow = async (id: string) =>
  (await live.pool.query('select outcome from table_rounds where id = $1', [id])).rows[0]?.outcome ?? null
/** As if betting had been closed for so long. */
const closedFor = (id: string, seconds: number) =>
  live.pool.query(
    `update table_rounds set until = clock_timestamp() - make_interval(secs => $2) where id = $1 and phase = 'closed'`,
    [id, seconds],
  )

test('[IM-29] which word of the beacon is mixed in is told, and signed in the receipt, before betting closes, and the proof holds with it alone', async () => {
  const { desk } = start()
  const { id, closesAt, beaconRound, beaconKey } = await live.until('betting')
  const awaited = { beaconRound, beaconKey }
  expect(awaited.beaconKey).toBe(relay.chain.key)
  expect(relay.publishedAt(beaconRound ?? 0)).toBeGreaterThan(closesAt.getTime())
  expect(relay.publishedAt((beaconRound ?? 0) - 1)).toBeLessThanOrEqual(closesAt.getTime())
  expect((await readView(live.pool, table.id)).seal).toMatchObject(awaited)
  const placed = await desk.place(table, await live.member('p_1'), onHeads(id))
  const { receipt } = placed.bet ?? {}
  expect(['beaconRound', 'beaconKey'].map((field) => saidIn(receipt?.body ?? '', field))).toEqual([
    ...[beaconRound, beaconKey],
  ])

  await live.until('result', id)
  const proof = await proofOf(id)
  expect(proof).toMatchObject({ ...awaited, beacon: relay.word(beaconRound ?? 0) })
  const own = { betId: placed.bet?.id ?? '', places: { heads: '1.00' }, currency: 'MMK' }
  expect(verifyTableProof(proof, redrawOf, own.betId, isBeaconsWord)).toEqual({ ok: true })
  const differing = (changed: object) =>
    tableReceiptDiffers(receipt?.body ?? '', { ...proof, ...changed }, own)
  expect(differing({})).toEqual([])
  // Another word, though the beacon said it too, is not the one that was announced.
  const other = relay.word((beaconRound ?? 0) + 1)
  const chosen = { ...proof, beaconRound: other.round, beacon: other }
  expect(differing(chosen)).toEqual(['beaconRound'])
  expect(verifyTableProof({ ...proof, beacon: other }, redrawOf, undefined, isBeaconsWord)).toEqual({
    ...{ ok: false, reason: 'beacon-differs' },
  })
  // What pages were told, from the first event on, is what a snapshot says.
  const events = await readEvents(live.pool, new Map([[table.id, 0]]))
  const folded = events.reduce<TableView | null>((view, { event }) => view && follow(view, event), emptyView)
  expect(folded?.seal).toMatchObject({ beaconKey })
})

test('[IM-29] a table waits for the word: another one, or one that nobody signed, is none', async () => {
  const made = 'ab'.repeat(48)
  const randomness = createHash('sha256').update(Buffer.from(made, 'hex')).digest('hex')
  const wrong = [
    (round: number) => ({ round, signature: made, randomness }),
    (round: number) => ({ ...relay.word(round - 1), round }),
    () => null,
  ]
  let told = 0
  relay.says((round) => wrong[told++ % wrong.length]?.(round))
  start()
  const { id, beaconRound } = await live.until('closed')
  await expect.poll(() => told, { timeout: 15_000 }).toBeGreaterThan(wrong.length)
  expect(await outcomeNow(id)).toBeNull()
  // Asked no more often than four times a second, however long it is silent.
  const before = relay.asked.length
  await new Promise((rested) => setTimeout(rested, 1_000))
  expect(relay.asked.length - before).toBeLessThanOrEqual(5)
  relay.says(relay.word)
  await live.until('result', id)
  const proof = await proofOf(id)
  expect(proof.beacon).toEqual(relay.word(beaconRound ?? 0))
  expect(verifyTableProof(proof, redrawOf, undefined, isBeaconsWord)).toEqual({ ok: true })
})

test('[IM-29] a beacon that is silent for half a minute is gone without: the proof says which word was missed, and what comes later changes nothing', async () => {
  relay.says(() => null)
  start()
  const { id, beaconRound, beaconKey } = await live.until('closed')
  await closedFor(id, 28)
  expect(await outcomeNow(id)).toBeNull()
  await closedFor(id, 30)
  await live.until('result', id)
  const proof = await proofOf(id)
  expect(proof).toMatchObject({ beaconRound, beaconKey, beacon: null })
  expect(verifyTableProof(proof, redrawOf, undefined, isBeaconsWord)).toEqual({ ok: true })
  relay.says(relay.word)
  await live.until('settled', id)
  expect(await proofOf(id)).toEqual(proof)
})

test('[IM-29] who takes a table over without a beacon waits for the announced word as well, and cannot go without it sooner', async () => {
  relay.says(() => null)
  const first = start()
  const { id } = await live.until('closed')
  await first.stop()
  await live.pool.query('update table_leases set until = clock_timestamp()')
  live.process().start()
  await expect
    .poll(async () => (await live.pool.query('select epoch::int from table_leases')).rows[0]?.epoch)
    .toBe(2)
  await closedFor(id, 20)
  await new Promise((rested) => setTimeout(rested, 500))
  expect(await outcomeNow(id)).toBeNull()
  await closedFor(id, 31)
  await live.until('result', id)
  expect((await proofOf(id)).beacon).toBeNull()
})

test('a round in which nobody is asked says nothing of a beacon', async () => {
  live.process().start()
  const { id } = await live.until('result')
  const proof = await proofOf(id)
  expect(proof.beacon).toBeNull()
  expect(Object.keys(proof)).not.toContain('beaconRound')
  expect(Object.keys((await readView(live.pool, table.id)).seal ?? {})).not.toContain('beaconRound')
})
