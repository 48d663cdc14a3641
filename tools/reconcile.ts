/**
 * `npm run reconcile -- 2026-11-20`: the money of a day (yesterday, by the clock of Greenwich, unless one is given)
 * against the statement of each gateway, while the platform runs. Prints what differs and one line of JSON, leaves
 * `reconciliation/<day>-<gateway>.csv` in the data folder, and ends with 1 on any difference.
 */
import {
  type Compared,
  demandDay,
  openGateways,
  reconcile,
  yesterday,
} from '../apps/server/src/modules/cashier/index.ts'
import { databaseTime } from '../apps/server/src/platform/database/database-time.ts'
import { orTell } from './operate/or-tell.ts'
import { dataDir, payments, withDatabase } from './operate/running.ts'

await orTell(async () => {
  await withDatabase(async (db) => {
    const now = await databaseTime(db)
    const day = demandDay(process.argv[2] ?? yesterday(now), now)
    const startedAt = performance.now()
    const since = () => new Date(now.getTime() + performance.now() - startedAt)
    const gateways = openGateways(payments(), since)
    for await (const found of reconcile({ db, dataDir, gateways }, day)) tell(found)
  })
})

function tell({ gateway, day, ours, theirs, differences, file }: Compared): void {
  for (const { kind, movement, id, orderId, here, there } of differences)
    console.log(
      `${kind.padEnd(16)} ${movement.padEnd(8)} ${id}  ${orderId ?? ''}\n  here:  ${here ?? '-'}\n  there: ${there ?? '-'}`,
    )
  console.log(JSON.stringify({ gateway, day, ours, theirs, differences: differences.length, file }))
  if (differences.length > 0) process.exitCode = 1
}
