/**
 * What is played otherwise than by a draw of its own: flights, pools and results that people enter, with either
 * database, or both, put back to copies of different moments, and a standby that was promoted while all of it ran.
 */
import { afterEach, expect, inject, test, vi } from 'vitest'
import { flightGame, flightTable } from '../../packages/studio-kit/src/testing/flight-table.ts'
import { tablesOf } from '../../studios/host/tables/shared-tables.ts'
import { openSharedSide, planned, type SharedSide, unhurried } from './shared-side.ts'
import { openRestoreWorld, type RestoreWorld } from './world.ts'

/** In the air for as long as a test likes. */
const flight = unhurried(flightTable({ ...flightGame({ point: 1_000 }), phases: still(3_600_000) }))
const [arenaOfLantern] = tablesOf('lantern')
if (!arenaOfLantern?.game.pool) throw new Error('no arena')
const limit = { min: 100n, main: 1_000_000n, side: 100_000n, roundMax: 2_000_000n, maxWin: 10n ** 10n }
/** The house lays so little that one member's stake makes the pool pay too little. */
const arena = unhurried({
  ...arenaOfLantern,
  ...{ id: 'arena-1', limits: { MMK: limit } },
  game: {
    ...arenaOfLantern.game,
    pool: {
      ...arenaOfLantern.game.pool,
      house: () => new Map(['pool-meron', 'pool-wala'].map((place) => [place, 500n])),
    },
  },
})
const official = planned('mm-3d')

function still(dealingMs: number) {
  return { bettingMs: 0, closedMs: 0, dealingMs: () => dealingMs, resultMs: 0 }
}

let world: RestoreWorld
let side: SharedSide
let played: { readonly table: typeof flight; readonly lottery: typeof official }

async function begin(table: typeof flight, given: { readonly compareEveryMs?: number } = {}): Promise<void> {
  played = { table, lottery: official }
  world = await openRestoreWorld(inject('postgres').adminUrl, {
    ...{ tables: [table], draws: [official], ...given },
  })
  await world.open()
  side = await openSharedSide(world, played)
  await side.plan()
  // The table's first round; a studio that has started opens it by itself.
  if (given.compareEveryMs === undefined) return side.step()
  await vi.waitFor(async () => expect(await roundNow()).toMatchObject({ phase: 'betting' }), {
    timeout: 10_000,
  })
}
afterEach(async () => {
  await side.close()
  await world.close()
})

async function betweenProcesses(...parts: ('copyJournal' | 'restoreJournal' | 'restorePlatform')[]) {
  await side.close()
  await world.stop()
  for (const part of parts) await world[part]()
  await world.restart()
  await world.open()
  side = await openSharedSide(world, played)
}

const rowOf = async (what: string): Promise<Record<string, unknown> | undefined> =>
  (await world.journal.query(what))[0]
const betNow = (id: string) => rowOf(`select state, payout::int from table_bets where id = '${id}'`)
const ticketNow = (id: string) =>
  rowOf(`select state, payout::int, corrected::int, revision from draw_tickets where id = '${id}'`)
const roundNow = () =>
  rowOf('select phase, chain_no, link_no, void_reason from table_rounds order by seq desc limit 1')
const recovered = async () => (await world.platformAsks('recover', {})).body
const nothingLeft = { state: 'done', returned: 0, voided: 0, doubtful: [] }
async function steps(count: number) {
  for (let step = 0; step < count; step++) await side.step()
}

/** It has flown for a second: tenfold tables rise to twice in that. */
const aloft = () => world.journal.query(`update table_rounds set drawn_at = drawn_at - interval '1 second'`)

test('a flight whose end the journal lost ends once more: who was paid in it keeps that, and nobody is paid twice', async () => {
  await begin(flight)
  const early = await side.lay({ places: { first: 10_000n } })
  const late = await side.lay({ places: { second: 6_000n } })
  await steps(2)
  await aloft()
  const taken = await side.takeOut(early)
  expect(taken).toBeGreaterThan(10_000n)
  await betweenProcesses('copyJournal')
  expect(await side.takeOut(late)).toBeGreaterThan(6_000n)
  await side.pay()
  await steps(3)
  const lost = await side.lay({ places: { first: 8_000n } })
  const purse = await world.purse()
  await betweenProcesses('restoreJournal')
  // The stake of the round that is not there goes back; both that were paid stay so.
  expect(await world.purse()).toBe(purse + 8_000n)
  expect(await betNow(lost)).toBeUndefined()
  expect(await betNow(late)).toEqual({ state: 'voided', payout: null })
  await side.pay()
  expect(await betNow(early)).toEqual({ state: 'paid', payout: Number(taken) })
  expect(await side.takeOut(late)).toBeNull()
  await steps(3)
  await side.pay()
  expect(await world.purse()).toBe(purse + 8_000n)
  expect(await roundNow()).toMatchObject({ phase: 'betting', chain_no: 2, link_no: 1 })
  expect(await recovered()).toMatchObject(nothingLeft)
  expect(await world.purse()).toBe(purse + 8_000n)
}, 60_000)

test('a platform that lost who was taken out of a flight, and who was not, is told both again', async () => {
  await begin(flight)
  const early = await side.lay({ places: { first: 10_000n }, target: 5_000 })
  const never = await side.lay({ places: { second: 6_000n }, target: 5_000 })
  const open = await world.purse()
  await world.copyPlatform()
  await steps(2)
  const taken = (await side.takeOut(early)) ?? 0n
  await side.pay()
  await world.journal.query(`update table_rounds set outcome = '{"point":100}'`)
  await steps(1)
  await side.pay()
  expect([await betNow(early), await betNow(never)]).toEqual([
    { state: 'paid', payout: Number(taken) },
    { state: 'paid', payout: 0 },
  ])
  await betweenProcesses('restorePlatform')
  expect(await world.purse()).toBe(open + taken)
  expect(await recovered()).toMatchObject({ state: 'done', voided: 0, doubtful: [] })
  expect(await world.purse()).toBe(open + taken)
}, 60_000)

const inPool = { places: { 'pool-meron': 10_000n } }
const atOdds = { places: { meron: 4_000n } }

test('a pool that was cancelled in a past that is lost gives nothing back twice, and is not closed anew', async () => {
  await begin(arena)
  const [pooled, fixed] = [await side.lay(inPool), await side.lay(atOdds)]
  await betweenProcesses('copyJournal')
  const laid = await world.purse()
  await steps(2)
  await side.pay()
  expect(await betNow(pooled)).toMatchObject({ state: 'voided' })
  expect(await world.purse()).toBe(laid + 10_000n)
  await steps(1)
  await side.pay()
  const purse = await world.purse()
  await betweenProcesses('restoreJournal')
  expect([await betNow(pooled), await betNow(fixed)]).toMatchObject([
    { state: 'voided' },
    { state: 'voided' },
  ])
  await steps(2)
  expect(await roundNow()).toMatchObject({ phase: 'voided', void_reason: 'restored' })
  await side.pay()
  expect(await rowOf('select count(*)::int as n from table_pools')).toEqual({ n: 0 })
  expect(await recovered()).toMatchObject(nothingLeft)
  expect(await world.purse()).toBe(purse)
}, 60_000)

test('a platform that lost what a cancelled pool gave back, and what odds paid, has both once', async () => {
  await begin(arena)
  const [pooled, fixed] = [await side.lay(inPool), await side.lay(atOdds)]
  await world.copyPlatform()
  await steps(3)
  await side.pay()
  const purse = await world.purse()
  await betweenProcesses('restorePlatform')
  expect(await world.purse()).toBe(purse)
  expect([await betNow(pooled), await betNow(fixed)]).toMatchObject([{ state: 'voided' }, { state: 'paid' }])
  expect(await recovered()).toMatchObject({ state: 'done', voided: 0, doubtful: [] })
  expect(await world.purse()).toBe(purse)
}, 60_000)

test('a pool that was closed before both databases were put back pays what it paid, to the unit', async () => {
  await begin(arena)
  const stakes = [await side.lay(inPool), await side.lay({ places: { 'pool-wala': 9_000n } })]
  await world.copyPlatform()
  const lost = await side.lay(atOdds)
  await steps(2)
  const closed = await rowOf('select laid, dividends from table_pools')
  await betweenProcesses('copyJournal')
  await steps(1)
  await side.pay()
  const paid = await Promise.all(stakes.map(betNow))
  const [purse, ofLost] = [await world.purse(), BigInt(Number((await betNow(lost))?.['payout']))]
  await betweenProcesses('restoreJournal', 'restorePlatform')
  expect(await betNow(lost)).toEqual({ state: 'voided', payout: null })
  await steps(1)
  await side.pay()
  expect(await rowOf('select laid, dividends from table_pools')).toEqual(closed)
  expect(await Promise.all(stakes.map(betNow))).toEqual(paid)
  // The third stake never was.
  expect(await world.purse()).toBe(purse + 4_000n - ofLost)
  expect(await recovered()).toMatchObject(nothingLeft)
}, 60_000)

test('an official result that the journal lost is entered again: what it paid stands, and is paid once', async () => {
  await begin(flight)
  const ticket = await side.buy(0, '123 321')
  await side.due()
  await side.draw()
  await betweenProcesses('copyJournal')
  expect(await side.enter('123')).toEqual({ kind: 'in', revision: 1 })
  await side.draw()
  await side.pay()
  expect(await ticketNow(ticket)).toMatchObject({ state: 'paid' })
  const purse = await world.purse()
  await betweenProcesses('restoreJournal')
  expect(await world.purse()).toBe(purse)
  expect(await rowOf(`select state, result from draw_issues order by draws_at limit 1`)).toEqual({
    ...{ state: 'closed', result: null },
  })
  expect(await ticketNow(ticket)).toMatchObject({ state: 'voided', payout: null })
  expect(await side.enter('123')).toEqual({ kind: 'in', revision: 1 })
  await side.draw()
  await side.pay()
  expect(await recovered()).toMatchObject(nothingLeft)
  expect(await world.purse()).toBe(purse)
}, 60_000)

test('a correction that either side lost is booked once, whoever is told of it again', async () => {
  await begin(flight)
  const ticket = await side.buy(0, '123 456')
  await side.due()
  await side.draw()
  await side.enter('900')
  await side.draw()
  await side.pay()
  await world.copyPlatform()
  await betweenProcesses('copyJournal')
  const before = await world.purse()
  const correction = async () => {
    expect(await side.enter('123', { isCorrection: true })).toEqual({ kind: 'in', revision: 2 })
    await side.draw()
    await side.pay()
  }
  await correction()
  const purse = await world.purse()
  expect(purse).toBeGreaterThan(before)
  const corrected = await ticketNow(ticket)
  // The journal forgets it: nothing is taken back, and who enters it again pays nothing more.
  await betweenProcesses('restoreJournal')
  expect(await world.purse()).toBe(purse)
  await correction()
  expect(await world.purse()).toBe(purse)
  expect(await ticketNow(ticket)).toEqual(corrected)
  // The platform forgets it: it is told again.
  await betweenProcesses('restorePlatform')
  expect(await world.purse()).toBe(purse)
  expect(await recovered()).toMatchObject({ state: 'done', voided: 0, doubtful: [] })
  expect(await world.purse()).toBe(purse)
}, 60_000)

test('a standby that is promoted while all of it runs is told again what it had not heard, and forgets nobody', async () => {
  await begin(arena, { compareEveryMs: 250 })
  const known = await side.lay(atOdds)
  const ticket = await side.buy(0, '123 456')
  const marked = async () => (await rowOf('select known::int from epochs'))?.['known']
  await vi.waitFor(async () => expect(Number(await marked())).toBeGreaterThan(0), { timeout: 10_000 })
  const before = await world.purse()
  await world.copyPlatform()
  const lost = await side.lay(inPool)
  await steps(3)
  await side.pay()
  const paid = BigInt(Number((await betNow(known))?.['payout']))
  await side.due()
  await side.draw()
  await side.enter('123')
  await side.draw()
  await side.pay()
  const won = BigInt(Number((await ticketNow(ticket))?.['payout']))
  expect(won).toBeGreaterThan(0n)
  await world.promotePlatform()
  await vi.waitFor(async () => expect(await world.purse()).toBe(before + paid + won), { timeout: 20_000 })
  expect(await betNow(lost)).toMatchObject({ state: 'voided' })
  expect(await recovered()).toMatchObject({ state: 'done', doubtful: [] })
  expect(await world.purse()).toBe(before + paid + won)
}, 60_000)
