/** Stakes of all members by 256 callers while the ledger gets older: months with transfers before this one. */
import { type BenchDatabase, openBenchDatabase } from '../ledger/database.ts'
import { spread } from '../ledger/load.ts'
import { line, middle, type Rate, rateOf, shareOf } from './rate.ts'
import { fillPastMonth } from './seed.ts'
import { gather, states } from './statistics.ts'

const callers = 256
const seconds = 2
const rounds = 5
const leastRatio = 0.9

export async function months(
  database: BenchDatabase,
  { ages, each }: { ages: readonly number[]; each: number },
): Promise<boolean> {
  console.log(
    `\nstakes of all members, ${callers} callers, by the months of the ledger, of ${each.toLocaleString('en')} transfers each`,
  )
  // Beside it, by turns, a ledger of its first day, so that whatever else the machine does meets both.
  const young = await openBenchDatabase()
  let ok = true
  let filled = 0
  for (const age of ages) {
    const oldest = age - 2
    await database.query(
      `select ledger.ensure_partitions((now() - interval '${oldest} months')::date, ${age})`,
    )
    for (let ago = oldest; ago > filled; ago--) await fillPastMonth(database, ago, each)
    filled = oldest
    for (const [name, prepare] of states) {
      await prepare(database)
      const runs: { first: Rate; found: Rate }[] = []
      for (let round = 0; round < rounds; round++) {
        const before = await ofAll(round % 2 ? database : young)
        const after = await ofAll(round % 2 ? young : database)
        runs.push(round % 2 ? { first: after, found: before } : { first: before, found: after })
      }
      const first = middle(runs.map((run) => run.first))
      const found = middle(runs.map((run) => run.found))
      line(`${age} months, statistics ${name}`, found, first)
      ok = shareOf(found, first) >= leastRatio && ok
    }
    await gather(database)
  }
  await young.stop()
  console.log(
    `target: at least ${leastRatio} of a first day's beside it, by the processor's time in the database   ${ok ? 'PASS' : 'FAIL'}`,
  )
  return ok
}

const ofAll = (database: BenchDatabase): Promise<Rate> =>
  rateOf(database, {
    callers,
    seconds,
    accountOf: (n) => BigInt(1 + spread(n, database.accounts)),
  })
