/** What a follower pays for the newest transfers of a full month that no vacuum has been to since. */
import { follow } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { BenchDatabase } from '../ledger/database.ts'
import { median } from '../ledger/load.ts'
import { fillMonth } from './seed.ts'

const newest = 1_500
const readings = 9
const mostMs = 10

export async function tail(database: BenchDatabase, count: number): Promise<boolean> {
  const began = performance.now()
  await fillMonth(database, count)
  console.log(
    `\nthe newest of a month of ${count.toLocaleString('en')} transfers (written in ${((performance.now() - began) / 1_000).toFixed(0)} s)`,
  )
  const [place] = await database.query(
    `select min(xid) as since from (select xid from ledger.transfers order by xid desc limit ${newest}) newest`,
  )
  await database.query(`select ledger.begin_following('growth', ${place?.['since']})`)
  const times: number[] = []
  let read = 0
  for (let reading = 0; reading < readings; reading++) {
    await database.query(`update ledger.followers set next_xid = ${place?.['since']} where name = 'growth'`)
    // A process that was just started, without anything that it keeps; its first statement opens the connection.
    const { db, pool, close } = openDatabase(database.appUrl, { max: 1 })
    await pool.query('select 1')
    const before = performance.now()
    const batches = await follow(
      db,
      { name: 'growth', whenBusy: 'wait' },
      async (_, { transfers }) => transfers.length,
    )
    times.push(performance.now() - before)
    read = batches.reduce((sum, each) => sum + each, 0)
    await close()
  }
  const took = median(times)
  console.log(
    `${read} read in ${took.toFixed(1)} ms (median of ${readings}); target: ${mostMs} ms   ${took <= mostMs ? 'PASS' : 'FAIL'}`,
  )
  return took <= mostMs
}
