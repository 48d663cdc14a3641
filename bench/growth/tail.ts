/** What a follower pays for the newest transfers of a full month that no vacuum has been to since. */
import { follow } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { median } from '../ledger/load.ts'
import { fillMonth } from './seed.ts'
import { states } from './statistics.ts'

const newest = 1_500
const readings = 10
const mostMs = 10

export async function tail(database: BenchDatabase, count: number): Promise<boolean> {
  const began = performance.now()
  await fillMonth(database, count)
  console.log(
    `\nthe newest of a month of ${count.toLocaleString('en')} transfers (written in ${((performance.now() - began) / 1_000).toFixed(0)} s)`,
  )
  await database.query(
    `select ledger.begin_following('growth', pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`,
  )
  const { db, close } = openDatabase(database.appUrl, { max: 1 })
  const follower = { name: 'growth', whenBusy: 'leave' } as const
  let ok = true
  // The first reading opens the connection.
  await reading(1)
  for (const [name, prepare] of states) {
    await prepare(database)
    const times: number[] = []
    for (let each = 0; each < readings; each++) times.push(await reading(newest))
    // Judged is the fastest: what the others have lost waited for a processor that somebody else had.
    const fastest = Math.min(...times)
    ok = fastest <= mostMs && ok
    console.log(
      `statistics ${name}: ${newest} read in ${fastest.toFixed(1)} ms, median ${median(times).toFixed(1)} of ${readings}; target: ${mostMs} ms   ${fastest <= mostMs ? 'PASS' : 'FAIL'}`,
    )
  }
  await close()
  return ok

  async function reading(size: number): Promise<number> {
    await fillMonth(database, size)
    const before = performance.now()
    const batches = await follow(db, follower, async (_, { transfers }) => transfers.length)
    const took = performance.now() - before
    const read = batches.reduce((sum, each) => sum + each, 0)
    if (read !== size) throw new Error(`${read} were read`)
    return took
  }
}
