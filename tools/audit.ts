/**
 * `npm run audit`: the ledger's sums and its chain, on the database of DATABASE_OWNER_URL or of the
 * data folder, running or not. Prints a table and one line of JSON; ends with 1 if anything is wrong.
 * The chain is read from where it was verified last; `npm run audit -- --whole` reads it from the first transfer.
 */
import {
  type AuditReport,
  anchorKey,
  anchorsFileIn,
  audit,
  checkedFileIn,
} from '../apps/server/src/modules/ledger/index.ts'
import { creditRules } from '../apps/server/src/modules/vendors/index.ts'
import { orTell } from './operate/or-tell.ts'
import { dataDir, openStore, platformSecret } from './operate/running.ts'

await orTell(async () => {
  const database = await openStore()
  try {
    const began = performance.now()
    const anchors = {
      ...{ file: anchorsFileIn(dataDir), key: anchorKey(platformSecret()) },
      ...{ checkedFile: checkedFileIn(dataDir), whole: process.argv.includes('--whole') },
    }
    const report = await audit(database.url, anchors, [creditRules])
    tell(report, (performance.now() - began) / 1_000)
    process.exitCode = report.ok ? 0 : 1
  } finally {
    await database.stop()
  }
})

function tell(
  { ok, accounts, transfers, seals, anchors, since, rules, broken, chain }: AuditReport,
  seconds: number,
) {
  const after = since === null ? '' : ` after seal ${since}, up to which the chain was verified before`
  console.log(
    `${accounts} accounts, ${transfers} transfers; ${seals} seals and ${anchors} anchors outside the database${after}; ${seconds.toFixed(1)} s\n`,
  )
  const width = Math.max(...rules.map((rule) => rule.length))
  for (const rule of rules) {
    const found = broken.find((one) => one.rule === rule)
    console.log(
      `${rule.padEnd(width)}  ${found ? `BROKEN ${found.broken} times, for example ${found.example}` : 'holds'}`,
    )
  }
  console.log(
    `${'the chain is whole and as it was anchored'.padEnd(width)}  ${chain.length === 0 ? 'holds' : 'BROKEN'}`,
  )
  for (const problem of chain) console.log(`  ${problem}`)
  const chainSince = since === null ? null : String(since)
  console.log(
    `\n${JSON.stringify({ ok, accounts, transfers, seals, anchors, since: chainSince, broken, chain })}`,
  )
}
