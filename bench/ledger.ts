/**
 * `npm run bench -- ledger`: the lanes against one commit per transfer and against a plain
 * three-statement transaction, interleaved, on one durable database. `-- ledger --million`
 * writes a million transfers and watches the memory instead.
 */
import { cpus, loadavg } from 'node:os'
import { audit } from '../apps/server/src/modules/ledger/index.ts'
import { openBenchDatabase } from './ledger/database.ts'
import { type Design, lanesDesign, simpleUpdateDesign, singleDesign } from './ledger/designs.ts'
import { type Measured, measure, median } from './ledger/load.ts'
import { million } from './ledger/million.ts'
import { verdicts } from './ledger/verdicts.ts'

const rounds = 3
const seconds = 2.5
const levels = [1, 16, 64, 256, 1_024]

const busy = loadavg()[0] ?? 0
const database = await openBenchDatabase()
let ok: boolean
try {
  const [settings] = await database.query(
    `select version() as version, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('full_page_writes') as pages`,
  )
  const { version, fsync, commit, pages } = settings as Record<string, string>
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, ${version?.split(' on ')[0]}`,
  )
  console.log(
    `fsync ${fsync}, synchronous_commit ${commit}, full_page_writes ${pages}; ${database.accounts} members`,
  )
  if (busy > 1)
    console.log(
      `Other programs keep this machine busy (load ${busy.toFixed(1)}): these figures will be worse than its own.`,
    )
  ok = process.argv.includes('--million') ? await million(database) : await compare()
  const report = await audit(database.adminUrl)
  console.log(
    `Audit of the ${report.transfers} transfers left behind: ${report.ok ? 'clean' : JSON.stringify(report.broken)}`,
  )
  ok &&= report.ok
} finally {
  await database.stop()
}
process.exit(ok ? 0 : 1)

interface Plan {
  readonly name: string
  readonly callers: number
  readonly open: () => Promise<Design>
}

async function compare(): Promise<boolean> {
  // What is compared runs side by side, so that whatever else the machine does meets both.
  const plans: Plan[] = [
    ...levels.flatMap((callers): Plan[] => [
      { name: `lanes ${callers}`, callers, open: () => lanesDesign(database) },
      { name: `single ${callers}`, callers, open: () => singleDesign(database, callers) },
    ]),
    { name: 'simple-update 16', callers: 16, open: () => simpleUpdateDesign(database, 16) },
  ]
  console.log(`${rounds} rounds of ${plans.length} × ${seconds} s, interleaved; medians follow`)
  const results = new Map<string, Measured[]>()
  for (let round = 0; round < rounds; round++) {
    await database.query('checkpoint')
    for (const { name, open, callers } of plans) {
      const design = await open()
      const measured = await measure(design.send, callers, seconds)
      await design.close()
      results.set(name, [...(results.get(name) ?? []), measured])
    }
    process.stdout.write(`round ${round + 1} done\n`)
  }
  console.log('\nwriting, callers     transfers/s    p50 ms    p99 ms')
  for (const [name, runs] of results) {
    const of = (pick: (run: Measured) => number) => median(runs.map(pick))
    const row = [
      of((run) => run.perSecond).toFixed(0),
      of((run) => run.p50).toFixed(2),
      of((run) => run.p99).toFixed(2),
    ]
    console.log(
      `${name.padEnd(18)}${(row[0] ?? '').padStart(14)}${(row[1] ?? '').padStart(10)}${(row[2] ?? '').padStart(10)}`,
    )
  }
  return verdicts(results)
}
