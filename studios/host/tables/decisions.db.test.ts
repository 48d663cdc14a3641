/** Rounds in which members decide, over a real database: what counts, what is put down, and who goes on after a fault. */

import { snapshotFrame } from '@jackfruit/studio-kit/rounds/feed/frames'
import { readEvents, readView } from '@jackfruit/studio-kit/rounds/feed/reading'
import { proofOfRound } from '@jackfruit/studio-kit/rounds/proof-of-round'
import type { SharedRounds } from '@jackfruit/studio-kit/rounds/shared-rounds'
import { isDecided } from '@jackfruit/studio-kit/rounds/store/decision-steps'
import { newestRound } from '@jackfruit/studio-kit/rounds/store/round-row'
import { tableEvidence } from '@jackfruit/studio-kit/rounds/table-evidence'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { type HandOptions, handTable } from '@jackfruit/studio-kit/testing/hand-table'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { aLiveTable, betNo, type LiveTable } from '../testing/a-live-table.ts'
import { secret } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const waits = { timeout: 20_000, interval: 25 }
/** 5 is everybody's, the house has 8; then 2, 1, 4. */
const dealt: HandOptions = { start: 5, house: 8, row: [2, 1, 4, 1, 1, 1] }
const patient = handTable({ ...dealt, decideMs: 20_000 })
const hasty = handTable({ ...dealt, decideMs: 700 })
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

async function sit(table: typeof patient): Promise<SharedRounds> {
  live = await aLiveTable(database.url, platform, table)
  const rounds = live.process()
  rounds.start()
  return rounds
}

async function lay(rounds: SharedRounds, table: typeof patient, playerId = 'p_1', places = { hand: 1_000n }) {
  const { id: roundId } = await live.until('betting')
  const session = await live.member(playerId)
  const placed = await rounds.desk.place(table, session, {
    ...{ roundId, clientBetId: betNo(), clientSeed: 'chinthe', places: new Map(Object.entries(places)) },
  })
  if (placed.kind !== 'in') throw new Error(`the bet is ${placed.kind}`)
  const decide = (step: number, action: string, from = rounds, clientBetId = betNo()) =>
    from.decisionDesk.decide(table, session, { roundId, step, action, clientBetId })
  return { roundId, playerId, session, betId: placed.bet.id, decide }
}

/** Once the table asks for decisions in this step. */
const stepOf = (roundId: string, step: number) =>
  expect
    .poll(async () => {
      const round = await newestRound(live.pool, 'hand-1')
      return round?.id === roundId && round.turn === 'deciding' ? round.step : null
    }, waits)
    .toBe(step)

const movesOf = (id: string) =>
  platform.moves.filter((move) => move.id.includes(id)).map(({ kind, amount }) => `${kind} ${amount}`)
const betsIn = async (roundId: string) =>
  (
    await live.pool.query(
      'select id, state, stake::int, payout::int, step from table_bets where round_id = $1 order by player_id, no',
      [roundId],
    )
  ).rows
const raiseOf = async (roundId: string) => (await betsIn(roundId)).find(({ step }) => step !== null)
const paid = (roundId: string) =>
  expect
    .poll(
      async () => (await betsIn(roundId)).every(({ state }) => state === 'paid' || state === 'refused'),
      waits,
    )
    .toBe(true)
const actionsOf = async (roundId: string) =>
  (
    await live.pool.query(
      `select player_id || ': ' || string_agg(action || case when is_late then '*' else '' end, ' ' order by step) as told
       from table_decisions where round_id = $1 group by player_id order by player_id`,
      [roundId],
    )
  ).rows.map(({ told }) => told)

test('two members play the same hand, each as he decides: a step closes when all have, and both settle right', async () => {
  const rounds = await sit(patient)
  const one = await lay(rounds, patient, 'p_1')
  const other = await lay(rounds, patient, 'p_2')
  await stepOf(one.roundId, 0)
  expect(await one.decide(0, 'more')).toEqual({ kind: 'in', action: 'more' })
  // Asked again, also for another: the first counts.
  expect(await one.decide(0, 'stop')).toEqual({ kind: 'in', action: 'more' })
  expect((await live.newest()).step).toBe(0)
  expect(await other.decide(0, 'stop')).toEqual({ kind: 'in', action: 'stop' })
  await stepOf(one.roundId, 1)
  // Who is done decides nothing.
  expect(await other.decide(1, 'more')).toEqual({ kind: 'out', reason: 'CLOSED' })
  expect(await one.decide(1, 'more')).toEqual({ kind: 'in', action: 'more' })
  await stepOf(one.roundId, 2)
  expect(await one.decide(2, 'stop')).toEqual({ kind: 'in', action: 'stop' })
  await paid(one.roundId)
  // 5 and 2 and 1 is 8, as the house; 5 alone is less.
  expect(movesOf(one.betId)).toEqual(['bet 1000', 'win 1000'])
  expect(movesOf(other.betId)).toEqual(['bet 1000', 'win 0'])
  expect(await actionsOf(one.roundId)).toEqual(['p_1: more more stop', 'p_2: stop'])
}, 60_000)

test('[IM-29] who does not decide in time has the default done for him, and a late decision is told to be late', async () => {
  const rounds = await sit(hasty)
  const { roundId, betId, decide } = await lay(rounds, hasty)
  await stepOf(roundId, 0)
  await expect.poll(async () => (await live.newest()).turn, waits).toBe('over')
  expect(await decide(0, 'more')).toEqual({ kind: 'out', reason: 'CLOSED' })
  await paid(roundId)
  expect(await actionsOf(roundId)).toEqual(['p_1: stop*'])
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('a decision between the end of a step and its closing is late by the time of the database, whatever clocks say', async () => {
  const rounds = await sit(hasty)
  const { roundId, decide } = await lay(rounds, hasty)
  await stepOf(roundId, 0)
  // Whoever leads is gone: nobody closes the step.
  await rounds.stop()
  await expect.poll(async () => (await live.newest()).untilMs, waits).toBeLessThan(0)
  const real = Date.now
  Date.now = () => real() - 5_000
  try {
    expect(await decide(0, 'more')).toEqual({ kind: 'out', reason: 'CLOSED' })
  } finally {
    Date.now = real
  }
  const forged = live.pool.query(
    `insert into table_decisions (round_id, player_id, step, closes_at, received_at, action)
     select round_id, 'p_1', no, closes_at, closes_at, 'more' from table_steps where round_id = $1`,
    [roundId],
  )
  await expect(forged).rejects.toThrow('table_decisions_in_time')
}, 60_000)

test('what is put down in a step is a stake of its own: asked for once, paid once, on top of the first', async () => {
  const rounds = await sit(patient)
  const { roundId, betId, decide } = await lay(rounds, patient)
  await stepOf(roundId, 0)
  const name = betNo()
  const asked = await Promise.all([1, 2, 3].map(() => decide(0, 'raise', rounds, name)))
  expect(asked.map(({ kind }) => kind)).toEqual(['in', 'in', 'in'])
  await paid(roundId)
  const { id: raiseId } = await raiseOf(roundId)
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
  expect(movesOf(raiseId)).toEqual(['bet 1000', 'win 0'])
  // All of it can be lost, so all of it counts as a bet.
  const { rows } = await live.pool.query('select at_risk::int from table_bets where id = $1', [raiseId])
  expect(rows).toEqual([{ at_risk: 1_000 }])
  const of = { studio: 'rubyrow', playerId: 'p_1' }
  const told = await tableEvidence(live.pool, of, raiseId)
  expect(told?.evidence).toMatchObject({
    bet: { actions: ['raise'], step: 0, raises: betId, stake: '10.00' },
  })
  // The seeds are of the stakes that were in when betting closed.
  expect((await proofOfRound(live.pool, roundId))?.bets.map((each) => each.betId)).toEqual([betId])
}, 60_000)

test('each stake is paid by what the rules say of the step in which it was put down', async () => {
  const { decisions } = patient.game
  if (!decisions) throw new Error('nobody decides')
  const stakeReturn = (_outcome: unknown, _actions: readonly string[], stake: bigint, step: number | null) =>
    step === 0 ? stake * 3n : 0n
  const split = { ...patient, game: { ...patient.game, decisions: { ...decisions, stakeReturn } } }
  const rounds = await sit(split)
  const { roundId, betId, decide } = await lay(rounds, split)
  await stepOf(roundId, 0)
  expect((await decide(0, 'raise')).kind).toBe('in')
  await paid(roundId)
  const { id: raiseId } = await raiseOf(roundId)
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
  expect(movesOf(raiseId)).toEqual(['bet 1000', 'win 3000'])
}, 60_000)

test('a further stake that the wallet refuses leaves the hand as it is, and the member may decide anew', async () => {
  const rounds = await sit(patient)
  const { roundId, betId, decide } = await lay(rounds, patient)
  await stepOf(roundId, 0)
  platform.balance = 999n
  const name = betNo()
  expect(await decide(0, 'raise', rounds, name)).toEqual({ kind: 'out', reason: 'BALANCE' })
  expect(await decide(0, 'raise', rounds, name)).toEqual({ kind: 'out', reason: 'BALANCE' })
  // Nor does the step close by it, however soon its leader looks.
  const round = await live.newest()
  expect([round.step, await isDecided(live.pool, round, 0)]).toEqual([0, false])
  expect(await decide(0, 'stop')).toEqual({ kind: 'in', action: 'stop' })
  await paid(roundId)
  expect(await actionsOf(roundId)).toEqual(['p_1: stop'])
  expect((await betsIn(roundId)).map(({ state }) => state)).toEqual(['paid', 'refused'])
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('a further stake above what the session allows is refused, and the member may decide anew', async () => {
  const rounds = await sit(patient)
  const { roundId, session, decide } = await lay(rounds, patient)
  await stepOf(roundId, 0)
  const low = { ...session, maxBet: 999n }
  const asked = { roundId, step: 0, action: 'raise', clientBetId: betNo() }
  expect(await rounds.decisionDesk.decide(patient, low, asked)).toEqual({ kind: 'out', reason: 'LIMIT' })
  expect(await decide(0, 'stop')).toEqual({ kind: 'in', action: 'stop' })
  await paid(roundId)
  expect(await betsIn(roundId)).toHaveLength(1)
}, 60_000)

test('two that are asked for at once are one decision: a further stake without one is never asked for', async () => {
  const rounds = await sit(patient)
  const { roundId, decide } = await lay(rounds, patient)
  const second = live.process()
  await stepOf(roundId, 0)
  const both = await Promise.all([decide(0, 'raise'), decide(0, 'stop', second), decide(0, 'raise', second)])
  const [decided] = await actionsOf(roundId)
  const action = decided?.split(' ')[1] ?? ''
  expect(both).toEqual([1, 2, 3].map(() => ({ kind: 'in', action })))
  await paid(roundId)
  const raises = (await betsIn(roundId)).filter(({ step }) => step !== null)
  expect(raises).toHaveLength(action === 'raise' ? 1 : 0)
}, 60_000)

test('a stake whose word does not come before the step closes is out, goes back, and the default is done', async () => {
  const rounds = await sit(hasty)
  const { roundId, betId, decide } = await lay(rounds, hasty)
  await stepOf(roundId, 0)
  platform.fail('bet', ...Array.from({ length: 60 }, () => 'drop-after' as const))
  const deciding = decide(0, 'raise')
  await expect.poll(async () => (await live.newest()).turn, waits).toBe('over')
  platform.heal()
  await deciding
  const raise = await raiseOf(roundId)
  await expect.poll(async () => (await raiseOf(roundId))?.state, waits).toBe('voided')
  expect(movesOf(raise.id)).toEqual(['bet 1000', 'rollback 1000'])
  await expect.poll(() => movesOf(betId), waits).toEqual(['bet 1000', 'win 0'])
  expect(await actionsOf(roundId)).toEqual(['p_1: stop*'])
}, 60_000)

test('[IM-29] another process takes over while members decide: what was decided stands, and the rest is asked for', async () => {
  const first = await sit(patient)
  const one = await lay(first, patient, 'p_1')
  const other = await lay(first, patient, 'p_2')
  await stepOf(one.roundId, 0)
  expect((await one.decide(0, 'raise')).kind).toBe('in')
  await first.stop()
  const second = live.process()
  expect(await other.decide(0, 'more', second)).toEqual({ kind: 'in', action: 'more' })
  second.start()
  await stepOf(one.roundId, 1)
  expect(await other.decide(1, 'stop', second)).toEqual({ kind: 'in', action: 'stop' })
  await paid(one.roundId)
  const { id: raiseId } = await raiseOf(one.roundId)
  for (const id of [one.betId, raiseId, other.betId]) expect(movesOf(id)).toEqual(['bet 1000', 'win 0'])
}, 60_000)

test('a step that ended while nobody led the table is opened once more, and then closes', async () => {
  const first = await sit(hasty)
  const { roundId, decide } = await lay(first, hasty)
  await stepOf(roundId, 0)
  await first.stop()
  const longAgo = `update table_steps set closes_at = closes_at - interval '1 minute' where round_id = $1`
  await live.pool.query(longAgo, [roundId])
  await live.pool.query(`update table_rounds set until = until - interval '1 minute' where id = $1`, [
    roundId,
  ])
  const second = live.process()
  second.start()
  await expect.poll(async () => (await live.newest()).untilMs, waits).toBeGreaterThan(0)
  expect(await decide(0, 'stop', second)).toEqual({ kind: 'in', action: 'stop' })
  await paid(roundId)
  expect(await actionsOf(roundId)).toEqual(['p_1: stop'])
}, 60_000)

test('while members decide nothing that is told knows what comes: no event, no snapshot, no proof', async () => {
  const rounds = await sit(patient)
  const { roundId, decide } = await lay(rounds, patient)
  await stepOf(roundId, 0)
  await decide(0, 'more')
  await stepOf(roundId, 1)
  const view = await readView(live.pool, 'hand-1')
  const events = await readEvents(live.pool, new Map([['hand-1', 0]]))
  const round = await live.newest()
  expect(view).toMatchObject({
    phase: 'dealing',
    outcome: { start: 5, row: [2] },
    turn: { step: 1 },
    reveal: null,
  })
  expect(await proofOfRound(live.pool, roundId)).toBeNull()
  const told = [
    ...events.map(({ event }) => JSON.stringify(event)),
    snapshotFrame({ gameId: 'hand', tableId: 'hand-1' }, view, { serverTime: 0, mine: [] }),
  ].join('\n')
  for (const secretly of ['house', '[2,1', round.drawn?.link ?? 'none']) expect(told).not.toContain(secretly)
  await decide(1, 'stop')
  await paid(roundId)
}, 60_000)

test('a round in which nobody has a hand goes on without steps; what lies elsewhere is paid', async () => {
  const rounds = await sit(patient)
  const { roundId, betId, decide } = await lay(rounds, patient, 'p_1', { odd: 1_000n } as never)
  await live.until('result', roundId)
  expect(await decide(0, 'more')).toEqual({ kind: 'out', reason: 'CLOSED' })
  await paid(roundId)
  expect(movesOf(betId)).toEqual(['bet 1000', 'win 2000'])
  expect(await actionsOf(roundId)).toEqual([])
}, 60_000)
