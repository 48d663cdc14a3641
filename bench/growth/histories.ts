/** Stakes of one account by 16 callers: new, and with a history that statistics do not know, know wrong, and know. */
import type { BenchDatabase } from '../ledger/database.ts'
import { line, middle, type Rate, rateOf, shareOf } from './rate.ts'
import { accountWith } from './seed.ts'
import { gather, states } from './statistics.ts'

const callers = 16
const seconds = 1
const rounds = 7
const leastRatio = 0.9

export async function histories(database: BenchDatabase, lengths: readonly number[]): Promise<boolean> {
  console.log(`\nstakes on one account, ${callers} callers, against the first day`)
  let ok = true
  for (const length of lengths) {
    await gather(database)
    const old = await accountWith(database, length)
    for (const [name, prepare] of states) {
      await prepare(database)
      // By turns with an account that begins then, so that whatever else the machine does meets both.
      const fresh = await accountWith(database, 0)
      const runs: { fresh: Rate; old: Rate }[] = []
      for (let round = 0; round < rounds; round++) {
        const first = await rate(database, round % 2 ? old : fresh)
        const second = await rate(database, round % 2 ? fresh : old)
        runs.push(round % 2 ? { fresh: second, old: first } : { fresh: first, old: second })
      }
      const before = middle(runs.map((run) => run.fresh))
      const found = middle(runs.map((run) => run.old))
      line(`statistics ${name}, new account`, before, before)
      line(`statistics ${name}, ${length.toLocaleString('en')} transfers`, found, before)
      ok = shareOf(found, before) >= leastRatio && ok
    }
  }
  return told(ok)
}

const rate = (database: BenchDatabase, account: bigint): Promise<Rate> =>
  rateOf(database, { callers, seconds, accountOf: () => account })

function told(ok: boolean): boolean {
  console.log(
    `target: at least ${leastRatio} of a new account's, by the processor's time in the database   ${ok ? 'PASS' : 'FAIL'}`,
  )
  return ok
}
