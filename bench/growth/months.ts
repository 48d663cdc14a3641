/** Stakes of all members by 256 callers while the ledger gets older: empty months before this one. */
import type { BenchDatabase } from '../ledger/database.ts'
import { spread } from '../ledger/load.ts'
import { line, middle, type Rate, rateOf, shareOf } from './rate.ts'
import { gather } from './statistics.ts'

const callers = 256
const seconds = 2
const rounds = 3
const leastRatio = 0.9

export async function months(database: BenchDatabase, ages: readonly number[]): Promise<boolean> {
  console.log(`\nstakes of all members, ${callers} callers, by the months of the ledger`)
  let first: Rate | null = null
  let ok = true
  for (const age of ages) {
    await database.query(
      `select ledger.ensure_partitions((now() - interval '${age - 2} months')::date, ${age})`,
    )
    await gather(database)
    const runs = []
    for (let round = 0; round < rounds; round++)
      runs.push(
        await rateOf(database, {
          callers,
          seconds,
          accountOf: (n) => BigInt(1 + spread(n, database.accounts)),
        }),
      )
    const found = middle(runs)
    first ??= found
    line(`${age} months`, found, first)
    ok = shareOf(found, first) >= leastRatio && ok
  }
  console.log(
    `target: at least ${leastRatio} of the first, by the processor's time in the database   ${ok ? 'PASS' : 'FAIL'}`,
  )
  return ok
}
