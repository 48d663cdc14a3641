/** Flights over a real database: who was taken out in time, what returns by itself, and who goes on after a fault. */

import { snapshotFrame } from '@jackfruit/studio-kit/rounds/feed/frames'
import { readEvents, readView } from '@jackfruit/studio-kit/rounds/feed/reading'
import { proofOfRound } from '@jackfruit/studio-kit/rounds/proof-of-round'
import type { SharedRounds } from '@jackfruit/studio-kit/rounds/shared-rounds'
import { writeCashOuts } from '@jackfruit/studio-kit/rounds/store/cash-outs'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { flightGame, flightTable } from '@jackfruit/studio-kit/testing/flight-table'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, betNo, type LiveTable } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

/** Longer in the air than a busy machine needs for a request. */
const long = flightTable(flightGame({ point: 700 }))
const short = flightTable(flightGame({ point: 150 }))
const waits = { timeout: 20_000, interval: 25 }
let database: StudioDatabase
let platform: FakePlatform
let live: LiveTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, balance: 100_000_000n })
})
afterEach(async () => {
  await live.close()
  await platform.stop()
})

const sit = async (table: typeof long) => {
  live = await aLiveTable(database.url, platform, table)
  return live.process()
}

async function lay(
  rounds: SharedRounds,
  table: typeof long,
  { playerId = 'p_1', place = 'first', stake = 1_000n, target = null as number | null } = {},
) {
  const { id: roundId } = await live.until('betting')
  const placed = await rounds.desk.place(table, await live.member(playerId), {
    ...{ roundId, clientBetId: betNo(), clientSeed: 'chinthe', places: new Map([[place, stake]]), target },
  })
  if (placed.kind !== 'in') throw new Error(`the bet is ${placed.kind}`)
  return { roundId, playerId, betId: placed.bet.id, receipt: placed.bet.receipt }
}

const rowOf = async (id: string) =>
  (await live.pool.query('select state, payout::int, out_at from table_bets where id = $1', [id])).rows[0]
const outsOf = async (id: string): Promise<number[]> =>
  (await live.pool.query('select ms from table_cash_outs where bet_id = $1', [id])).rows.map(({ ms }) => ms)
const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
const paid = (id: string) => expect.poll(async () => (await rowOf(id))?.state, waits).toBe('paid')

test('a bet that is taken out in time is paid at what the flight had reached, while it goes on', async () => {
  const rounds = await sit(long)
  rounds.start()
  const { roundId, playerId, betId } = await lay(rounds, long)
  await live.until('dealing', roundId)
  const asked = await Promise.all(
    [1, 2, 3].map(() => rounds.cashDesk.takeOut(long, { roundId, playerId }, betId)),
  )
  const [ms = 0] = await outsOf(betId)
  const at = 100 + Math.floor(ms / 10)
  expect(asked.map((each) => each?.at)).toEqual([at, at, at])
  await paid(betId)
  expect((await live.newest()).phase).toBe('dealing')
  await live.until('settled', roundId)
  // The same request after the end is the same answer, and moves nothing.
  const again = await rounds.cashDesk.takeOut(long, { roundId, playerId }, betId)
  expect(again?.at).toBe(at)
  expect(movesOf(betId)).toEqual(['bet 1000', `win ${at * 10}`])
}, 60_000)

test('a request after the end is late, and its bet is lost', async () => {
  const rounds = await sit(short)
  rounds.start()
  const { roundId, playerId, betId } = await lay(rounds, short)
  await live.until('result', roundId)
  expect(await rounds.cashDesk.takeOut(short, { roundId, playerId }, betId)).toBeNull()
  await paid(betId)
  expect(await outsOf(betId)).toEqual([])
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('a request between the end and its telling is late by the time of the database', async () => {
  const rounds = await sit(short)
  rounds.start()
  const { roundId, playerId, betId } = await lay(rounds, short)
  await live.until('dealing', roundId)
  // Whoever leads is gone: nobody tells the end.
  await rounds.stop()
  await expect.poll(async () => (await live.newest()).untilMs, waits).toBeLessThan(0)
  expect((await live.newest()).phase).toBe('dealing')
  expect(await rounds.cashDesk.takeOut(short, { roundId, playerId }, betId)).toBeNull()
  const forged = live.pool.query(
    `insert into table_cash_outs (bet_id, round_id, breaks_at, asked_at, ms)
     select $1, id, breaks_at, breaks_at, 1 from table_rounds where id = $2`,
    [betId, roundId],
  )
  await expect(forged).rejects.toThrow('table_cash_outs_in_time')
  live.process().start()
  await paid(betId)
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('two bets of a member end each by themselves, though nobody is there: one at its target, one above the end', async () => {
  const rounds = await sit(short)
  rounds.start()
  const first = await lay(rounds, short, { target: 125 })
  const second = await lay(rounds, short, { place: 'second', target: 300 })
  expect(second.roundId).toBe(first.roundId)
  expect(JSON.parse(first.receipt?.body ?? '{}')).toMatchObject({ outAt: 125, stake: '10.00' })
  await paid(first.betId)
  await paid(second.betId)
  expect(movesOf(first.betId)).toEqual(['bet 1000', 'win 1250'])
  expect(movesOf(second.betId)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('a bet that would return more than a round may is taken out by force at the last multiplier below it', async () => {
  const rounds = await sit(short)
  rounds.start()
  const { betId } = await lay(rounds, short, { stake: 800_000n })
  expect((await rowOf(betId))?.out_at).toBe(125)
  await paid(betId)
  expect(movesOf(betId)).toEqual(['bet 800000', 'win 1000000'])
}, 60_000)

test('requests around the end are in before it or not at all, whatever the clock of a process says', async () => {
  const rounds = await sit(short)
  rounds.start()
  await live.until('betting')
  const laid = await Promise.all(
    Array.from({ length: 12 }, (_, no) => lay(rounds, short, { playerId: `p_${no}` })),
  )
  const [{ roundId } = { roundId: '' }] = laid
  const { untilMs } = await live.until('dealing', roundId)
  const real = Date.now
  const told = new Map<string, bigint | null>()
  try {
    await new Promise((next) => setTimeout(next, Math.max(0, untilMs - 60)))
    // One after the other, on until one has been late.
    for (const [no, each] of laid.entries()) {
      Date.now = () => real() + (no % 2 === 0 ? -5_000 : 5_000)
      const out = await rounds.cashDesk.takeOut(short, each, each.betId)
      told.set(each.betId, out?.payout ?? null)
      await new Promise((next) => setTimeout(next, 10))
    }
  } finally {
    Date.now = real
  }
  for (const { betId } of laid) await paid(betId)
  const { rows } = await live.pool.query(
    `select table_bets.id, payout::int, (asked_at is not null and asked_at < table_rounds.breaks_at) as in_time
     from table_bets join table_rounds on table_rounds.id = table_bets.round_id left join table_cash_outs on bet_id = table_bets.id
     where table_rounds.id = $1`,
    [roundId],
  )
  expect(rows).toHaveLength(laid.length)
  for (const { id, payout, in_time: isInTime } of rows) {
    expect(isInTime).toBe(told.get(id) !== null)
    expect(BigInt(payout)).toBe(told.get(id) ?? 0n)
  }
  expect([...told.values()]).toContain(null)
}, 60_000)

test('nobody takes out what is another’s, what is of another round, or what has not taken off', async () => {
  const rounds = await sit(long)
  rounds.start()
  const { roundId, playerId, betId } = await lay(rounds, long)
  expect(await rounds.cashDesk.takeOut(long, { roundId, playerId }, betId)).toBeNull()
  await live.until('dealing', roundId)
  const ask = (seat: { roundId: string; playerId: string }) => rounds.cashDesk.takeOut(long, seat, betId)
  expect(await ask({ roundId, playerId: 'p_2' })).toBeNull()
  expect(await ask({ roundId: 'flight-1-1-99', playerId })).toBeNull()
  const early = { betId, roundId, playerId, leastMs: 1_000_000 }
  expect(await writeCashOuts(live.pool, [early])).toEqual([null])
  expect(await outsOf(betId)).toEqual([])
}, 60_000)

test('in the air nothing that is told knows the end: no event, no snapshot, no proof', async () => {
  const rounds = await sit(long)
  rounds.start()
  const { roundId } = await lay(rounds, long)
  await live.until('dealing', roundId)
  const view = await readView(live.pool, long.id)
  const events = await readEvents(live.pool, new Map([[long.id, 0]]))
  const proof = await proofOfRound(live.pool, roundId)
  const round = await live.newest()
  expect(round.phase).toBe('dealing')
  expect(view).toMatchObject({ phase: 'dealing', outcome: null, reveal: null })
  expect(proof).toBeNull()
  const deal = events.find(({ event }) => event.kind === 'round.deal')
  expect(Object.keys(deal?.event.body ?? {})).toEqual(['startsAt'])
  expect(view.startsAt).toBe(deal?.event.body['startsAt'])
  const told = [
    ...events.map(({ event }) => JSON.stringify(event)),
    snapshotFrame({ gameId: 'flight', tableId: long.id }, view, { serverTime: 0, mine: [] }),
  ].join('\n')
  for (const secretly of [String(round.until.getTime()), round.drawn?.link ?? 'none', '"point"'])
    expect(told).not.toContain(secretly)
}, 60_000)

test('another process takes over in flight: requests count meanwhile, and each bet is paid once', async () => {
  const first = await sit(long)
  first.start()
  const taken = await lay(first, long)
  const automatic = await lay(first, long, { place: 'second', target: 650 })
  await live.until('dealing', taken.roundId)
  await first.stop()
  const out = await first.cashDesk.takeOut(long, taken, taken.betId)
  expect(out).not.toBeNull()
  live.process().start()
  await paid(taken.betId)
  await paid(automatic.betId)
  expect(movesOf(taken.betId)).toEqual(['bet 1000', `win ${out?.payout}`])
  expect(movesOf(automatic.betId)).toEqual(['bet 1000', 'win 6500'])
}, 60_000)

test('who died after the request was written, and before it was owed, has lost nothing', async () => {
  const first = await sit(short)
  first.start()
  const { roundId, playerId, betId } = await lay(first, short)
  await live.until('dealing', roundId)
  const [ms] = await writeCashOuts(live.pool, [{ betId, roundId, playerId, leastMs: 0 }])
  await first.stop()
  expect(ms).not.toBeNull()
  expect((await rowOf(betId))?.state).toBe('taken')
  live.process().start()
  await paid(betId)
  expect(movesOf(betId)).toEqual(['bet 1000', `win ${(100 + Math.floor((ms ?? 0) / 10)) * 10}`])
}, 60_000)

test('a bet that was owed in flight and not heard to be paid is paid once', async () => {
  const first = await sit(long)
  first.start()
  const { roundId, playerId, betId } = await lay(first, long)
  await live.until('dealing', roundId)
  platform.fail('win', ...Array.from({ length: 40 }, () => 'drop-after' as const))
  const out = await first.cashDesk.takeOut(long, { roundId, playerId }, betId)
  await expect.poll(() => movesOf(betId).length, waits).toBe(2)
  await first.stop()
  expect((await rowOf(betId))?.state).toBe('owed')
  platform.heal()
  const second = live.process()
  await expect
    .poll(async () => {
      await live.pool.query(`update table_bets set due_at = clock_timestamp() where due_at is not null`)
      await second.pay()
      return (await rowOf(betId))?.state
    }, waits)
    .toBe('paid')
  expect(movesOf(betId)).toEqual(['bet 1000', `win ${out?.payout}`])
}, 60_000)

test('before take-off a round that stood still is void, and both bets go back', async () => {
  const first = await sit(long)
  first.start()
  const one = await lay(first, long)
  await first.stop()
  await live.pool.query(`update table_rounds set until = until - interval '10 minutes' where id = $1`, [
    one.roundId,
  ])
  live.process().start()
  await live.until('voided', one.roundId)
  await expect.poll(async () => (await rowOf(one.betId))?.state, waits).toBe('voided')
  expect(movesOf(one.betId)).toEqual(['bet 1000', 'rollback 1000'])
}, 60_000)
