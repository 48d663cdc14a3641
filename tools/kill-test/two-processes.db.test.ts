import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../apps/server/src/modules/ledger/index.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'
import { startWorker, type Worker } from './child.ts'
import { differs, mix, movementOf, type World } from './load.ts'
import type { Answer } from './messages.ts'
import { prove } from './prove.ts'
import { openTally, type Tally } from './tally.ts'
import { openWorld } from './world.ts'

let database: TestDatabase
let workers: Worker[]
let heard: Answer[][] = [[], []]
let errors: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  workers = [0, 1].map((index) =>
    startWorker({
      onAnswers: (answers) => heard[index]?.push(...answers),
      onError: (error) => errors.push(error),
    }),
  )
})

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()))
  await database.drop()
})

/** Both processes send all the numbers, each in an order of its own, so that every key is fought for. */
async function bothSend(world: World, total: number): Promise<Tally> {
  heard = [[], []]
  errors = []
  await Promise.all(
    workers.map((worker, index) =>
      worker.work({
        url: database.appUrl,
        world,
        numbers: shuffled(total, world.seed + index),
        from: total,
        until: total,
        callers: 64,
        variant: index,
        seal: null,
      }),
    ),
  )
  const tally = openTally()
  heard.forEach((answers, variant) => {
    for (const answer of answers) tally.add(answer, variant)
  })
  return tally
}

/** Mixed, but never far: what belongs together meets, in every order. */
function shuffled(total: number, seed: number): number[] {
  return Array.from({ length: total }, (_, n) => n)
    .map((n) => ({ n, place: n + (mix(seed, n) % 24) }))
    .sort((a, b) => a.place - b.place)
    .map(({ n }) => n)
}

test('two processes that send the same keys for the same members carry each out once, and overdraw nobody', async () => {
  let run = 0
  let conflicts = 0
  let refused = 0
  const settings = fc.record({
    seed: fc.integer({ min: 1, max: 99_999 }),
    members: fc.integer({ min: 1, max: 12 }),
  })
  await fc.assert(
    fc.asyncProperty(settings, async ({ seed, members }) => {
      run++
      const total = 640
      const world = await openWorld(database.appUrl, seed * 100 + run, members)
      const tally = await bothSend(world, total)
      expect(errors).toEqual([])
      expect(tally.problems).toEqual([])
      const [mine = [], others = []] = heard
      expect([mine.length, others.length]).toEqual([total, total])
      // Carried out by exactly one of the two, and of two contents under one key the other is a conflict.
      const fresh = new Map<number, number>()
      for (const { n, replayed, status } of [...mine, ...others]) {
        if (['posted', 'insufficient', 'tombstone'].includes(status) && !replayed)
          fresh.set(n, (fresh.get(n) ?? 0) + 1)
        if (status === 'conflict') {
          conflicts++
          expect(differs(n)).toBe(true)
        }
        if (status === 'insufficient') refused++
      }
      expect([...fresh.values()].every((times) => times === 1)).toBe(true)
      const proof = await prove(database.adminUrl, world, total, tally.get)
      expect(proof.problems).toEqual([])
    }),
    { numRuns: 12 },
  )
  // The load was worth it: there was something to refuse.
  expect(conflicts).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true, broken: [] })
}, 60_000)

describe('the proof itself', () => {
  test('notices a transfer that is lost, changed, or there without anybody having been told', async () => {
    const world = await openWorld(database.appUrl, 7, 2)
    const tally = await bothSend(world, 160)
    const posted = Array.from({ length: 160 }, (_, n) => n).filter(
      (n) => tally.get(n)?.status === 'posted' && movementOf(world, n).kind === 'stake',
    )
    const [lost = 0, changed = 0, twice = 0] = posted
    const problems = async () => (await prove(database.adminUrl, world, 160, tally.get)).problems.join('\n')
    expect(await problems()).toBe('')
    const admin = new pg.Client({ connectionString: database.adminUrl })
    await admin.connect()
    await admin.query('set session_replication_role = replica')
    await admin.query('delete from ledger.transfers where key = $1', [movementOf(world, lost).key])
    await admin.query('update ledger.transfers set amount = amount - 1 where key = $1', [
      movementOf(world, changed).key,
    ])
    await admin.query(
      `insert into ledger.transfers select account_id, seq + 10000, amount, balance_after, key_hash + 1, round_hash, xid, created_at, house_id, game_id, kind, status, closes, key, round
        from ledger.transfers where key = $1`,
      [movementOf(world, twice).key],
    )
    await admin.end()
    const told = await problems()
    expect(told).toContain(`number ${lost}) was acknowledged and is lost`)
    expect(told).toMatch(/differs from what was acknowledged/)
    expect(told).toMatch(/is there twice/)
  })
})
