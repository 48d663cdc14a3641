/**
 * `npm run reconcile -- 2026-11-20`: the money of a day (yesterday, by the clock of Greenwich, unless one is given)
 * against the statement of each gateway, while the platform runs. Prints what differs and one line of JSON, leaves
 * `reconciliation/<day>-<gateway>.csv` in the data folder, and ends with 1 on any difference.
 */
import {
  demandDay,
  openGateways,
  reconcileDay,
  writeDayFile,
  yesterday,
} from '../apps/server/src/modules/cashier/index.ts'
import { merchantIds } from '../apps/server/src/modules/merchants/index.ts'
import { openDatabase } from '../apps/server/src/platform/database/db.ts'
import { databaseUrl, dataDir, payments } from './operate/running.ts'

try {
  const now = new Date()
  const day = demandDay(process.argv[2] ?? yesterday(now), now)
  const { db, close } = openDatabase(databaseUrl(), { max: 2 })
  try {
    const brands = await merchantIds(db)
    let differences = 0
    for (const gateway of openGateways(payments()).values()) {
      const found = await reconcileDay(db, gateway, { day, merchantIds: brands })
      const file = writeDayFile(dataDir, found)
      for (const { kind, movement, id, orderId, here, there } of found.differences)
        console.log(
          `${kind.padEnd(16)} ${movement.padEnd(8)} ${id}  ${orderId ?? ''}\n  here:  ${here ?? '-'}\n  there: ${there ?? '-'}`,
        )
      const { ours, theirs } = found
      differences += found.differences.length
      console.log(
        JSON.stringify({
          gateway: gateway.code,
          day,
          ours,
          theirs,
          differences: found.differences.length,
          file,
        }),
      )
    }
    process.exitCode = differences === 0 ? 0 : 1
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
