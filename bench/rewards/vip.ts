/** A million members at levels, half of whom did too little: one look at the month, in pieces. */
import { seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import { evaluate } from '../../apps/server/src/modules/vip/evaluate.ts'
import { writePlan } from '../../apps/server/src/modules/vip/index.ts'
import { demoLevels } from '../../apps/server/src/modules/vip/levels.data.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { openBenchDatabase } from '../ledger/database.ts'
import { watchMemory } from './memory.ts'
import { membersUpTo, merchantId } from './world.ts'

/** For a million. */
const mostSeconds = 300
const mostMegabytes = 256

export async function evaluateAll(members: number): Promise<boolean> {
  const bench = await openBenchDatabase()
  const { db, close } = openDatabase(bench.appUrl, { max: 2 })
  try {
    await seedBrands(bench.adminUrl)
    await bench.query(membersUpTo(members))
    await bench.query(`
      insert into vip.standings (member_id, merchant_id, rank, ranked_on, month, deposits, valid, month_deposits, month_valid)
      select id, ${merchantId}, 3, '2026-09-01', '2026-10-01', 100000000, 600000000, 20000000,
        case when id % 2 = 0 then 100000000 else 0 end from identity.members`)
    await bench.query('analyze')
    const now = () => new Date()
    await inMerchant(db, merchantId, (tx) =>
      writePlan(tx, merchantId, demoLevels, { by: 'benchmark', why: 'a million members', at: now() }),
    )
    const memory = watchMemory()
    const began = performance.now()
    await evaluate(db, { merchantId, month: '2026-10-01' }, { now })
    const seconds = (performance.now() - began) / 1000
    const peak = memory.stop()
    const [row] = await bench.query(
      'select looked, lowered, ended_at is not null as "isDone" from vip.evaluations',
    )
    const isRight =
      row?.['looked'] === members && row['lowered'] === members - (members >> 1) && row['isDone'] === true
    const isGood = isRight && seconds <= mostSeconds && peak <= mostMegabytes
    console.log(
      `levels of ${members} members looked at, ${row?.['lowered']} went down a step: ${seconds.toFixed(1)} s, ` +
        `${Math.round(members / seconds)} members a second, at most ${peak} MB in the process; ` +
        `wanted: at most ${mostSeconds} s and ${mostMegabytes} MB: ${isGood ? 'yes' : 'NO'}`,
    )
    return isGood
  } finally {
    await close()
    await bench.stop()
  }
}
