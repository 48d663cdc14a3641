/**
 * `npm run bench -- growth`: what a stake costs on an account that has played for long, in a ledger of many months,
 * with the planner's statistics missing, stale and fresh; and what it costs to read the newest of many transfers.
 * `-- growth --million` gives the account 1,000,000 transfers, `--rows=20000000` the month so many.
 */
import { loadavg } from 'node:os'
import { histories } from './growth/histories.ts'
import { months } from './growth/months.ts'
import { tail } from './growth/tail.ts'
import { openBenchDatabase } from './ledger/database.ts'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

console.log(`load of this machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`)
const only = option('only')?.split(',') ?? ['histories', 'months', 'tail']
const million = process.argv.includes('--million')
let ok = true
const database = await openBenchDatabase()
try {
  // Statistics are there when this benchmark says so, not when a worker comes by.
  await database.query('alter system set autovacuum = off')
  await database.query('select pg_reload_conf()')
  if (only.includes('histories'))
    ok = (await histories(database, million ? [100_000, 1_000_000] : [100_000])) && ok
  if (only.includes('months')) ok = (await months(database, [3, 36, 120])) && ok
  if (only.includes('tail')) ok = (await tail(database, Number(option('rows') ?? 1_000_000))) && ok
} finally {
  await database.stop()
}
process.exit(ok ? 0 : 1)
