/** What a follower pays for the newest transfers of a full month that no vacuum has been to since. */
import { follow } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { median } from '../ledger/load.ts'
import { fillMonth } from './seed.ts'

const newest = 1_500
const readings = 20
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
  const times: number[] = []
  let read = 0
  // The first one opens the connection.
  for (let reading = 0; reading <= readings; reading++) {
    await fillMonth(database, newest, count + reading * newest)
    const before = performance.now()
    const batches = await follow(db, follower, async (_, { transfers }) => transfers.length)
    if (reading > 0) times.push(performance.now() - before)
    read += batches.reduce((sum, each) => sum + each, 0)
  }
  await close()
  if (read !== newest * (readings + 1)) throw new Error(`${read} were read`)
  // Judged is the fastest: what the others have lost waited for a processor that somebody else had.
  const fastest = Math.min(...times)
  console.log(
    `${newest} read in ${fastest.toFixed(1)} ms, median ${median(times).toFixed(1)} of ${readings}; target: ${mostMs} ms   ${fastest <= mostMs ? 'PASS' : 'FAIL'}`,
  )
  return fastest <= mostMs
}
