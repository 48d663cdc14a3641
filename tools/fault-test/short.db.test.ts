/** The short half of `npm run fault-test`: one of its faults, done to the real parts under the whole load. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusedDatabase } from './faults/refused-database.ts'
import { type Ground, layGround } from './ground.ts'
import { doFault } from './run.ts'

/** Others are tested on the same machine meanwhile; the bound itself is the command's to hold. */
const patient = { ...refusedDatabase, backWithinMs: 2 * refusedDatabase.backWithinMs }
let ground: Ground

beforeAll(async () => {
  ground = await layGround(false, () => {})
}, 240_000)
afterAll(() => ground?.close())

test('a database that ends, resets and refuses connections and is restarted costs nobody money or a session, and is answered with 503 alone', async () => {
  const over = new AbortController().signal
  const done = await doFault(patient, { ground, seed: 20_261, say: () => {}, over })
  expect(done.problems).toEqual([])
  expect([done.lost, done.doubled, done.heard?.['500']]).toEqual([0, 0, 0])
  // It was felt, and there was enough to lose.
  expect(done.heard?.['503']).toBeGreaterThan(0)
  expect(done.acknowledged).toBeGreaterThan(50)
}, 240_000)
