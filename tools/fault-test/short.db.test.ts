/** The short half of `npm run fault-test`: some of its faults, done to the real parts under the whole load. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault } from './fault.ts'
import { lostRound } from './faults/lost-round.ts'
import { readOnlyMoment } from './faults/read-only-moment.ts'
import { refusedDatabase } from './faults/refused-database.ts'
import { restoredStudios } from './faults/restored-studios.ts'
import { silentFor } from './faults/silent-database.ts'
import { type Ground, layGround } from './ground.ts'
import { doFault } from './run.ts'
import { oneAfterTheOther } from './short.ts'

let ground: Ground

beforeAll(async () => {
  ground = await layGround(false, () => {})
}, 240_000)
afterAll(() => ground?.close())

async function done(name: string, faults: readonly Fault[]) {
  const over = new AbortController().signal
  const outcome = await doFault(oneAfterTheOther(name, faults), { ground, seed: 20_261, say: () => {}, over })
  expect(outcome.problems).toEqual([])
  expect([outcome.lost, outcome.doubled, outcome.heard?.['500']]).toEqual([0, 0, 0])
  // There was enough to lose.
  expect(outcome.acknowledged).toBeGreaterThan(50)
  return outcome
}

test('a database that ends, resets and refuses connections, is restarted, only reads for a moment and then falls silent costs nobody money or a session, and is answered with 503 alone', async () => {
  // Silent for longer than anybody waits for an answer.
  const { heard } = await done('database', [refusedDatabase, readOnlyMoment, silentFor(9)])
  expect(heard?.['503']).toBeGreaterThan(0)
}, 240_000)

test('studios that get back an older copy of their database deal no outcome that somebody knows, and give back the stake of a round that they lost', async () => {
  await done('studios', [restoredStudios, lostRound])
}, 240_000)
