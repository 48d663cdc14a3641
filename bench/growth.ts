/**
 * `npm run bench -- growth`: what a stake costs on an account that has played for long, in a ledger of many months, and
 * what it costs to read the newest of many transfers, each with the planner's statistics stale, fresh and missing; and
 * what it takes to verify the chain over what is new. `--only=chain,tail` runs those parts alone.
 * `--long` gives the account 1,000,000 transfers, each past month 100,000 and the month that is read 20,000,000;
 * `--history=`, `--each=`, `--rows=` and `--sealed=` name other sizes.
 */
import { loadavg } from 'node:os'
import { chain } from './growth/chain.ts'
import { histories } from './growth/histories.ts'
import { months } from './growth/months.ts'
import { tail } from './growth/tail.ts'
import { openBenchDatabase } from './ledger/database.ts'

const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)

console.log(`load of this machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`)
const parts = ['histories', 'months', 'chain', 'tail'] as const
const only: readonly string[] = option('only')?.split(',') ?? parts
const long = process.argv.includes('--long')
const size = (name: string, usual: number, most: number) => Number(option(name) ?? (long ? most : usual))
let ok = true
const database = await openBenchDatabase()
try {
  // Statistics are there when this benchmark says so, not when a worker comes by.
  await database.query('alter system set autovacuum = off')
  await database.query('select pg_reload_conf()')
  if (only.includes('histories'))
    ok = (await histories(database, [size('history', 100_000, 1_000_000)])) && ok
  if (only.includes('months'))
    ok = (await months(database, { ages: [3, 36, 120], each: size('each', 10_000, 100_000) })) && ok
  if (only.includes('chain')) ok = (await chain(database, size('sealed', 300_000, 1_000_000))) && ok
  if (only.includes('tail')) ok = (await tail(database, size('rows', 1_000_000, 20_000_000))) && ok
} finally {
  await database.stop()
}
process.exit(ok ? 0 : 1)
