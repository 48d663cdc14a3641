/**
 * `npm run audit`: the ledger's sums and its chain, on the database of DATABASE_OWNER_URL or of the
 * data folder, running or not. Prints a table and one line of JSON; ends with 1 if anything is wrong.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { findRunning } from '@jackfruit/groundwork/postmaster'
import { type AuditReport, anchorKey, anchorsFileIn, audit } from '../apps/server/src/modules/ledger/index.ts'

const env = process.env
const dataDir = env['JACKFRUIT_DATA'] || fileURLToPath(new URL('../data', import.meta.url))

try {
  const database = await openStore()
  try {
    const began = performance.now()
    const report = await audit(database.url, { file: anchorsFileIn(dataDir), key: anchorKey(secret()) })
    tell(report, (performance.now() - began) / 1_000)
    process.exitCode = report.ok ? 0 : 1
  } finally {
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** The given database; else the embedded one: as it runs, or started for the length of the audit. */
async function openStore(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = env['DATABASE_OWNER_URL']
  if (given) return { url: at(given), stop: async () => {} }
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder))
    throw new Error(
      `There is no ledger in ${dataDir} yet: run npm start first, or set JACKFRUIT_DATA or DATABASE_OWNER_URL.`,
    )
  const running = findRunning(folder)
  if (running) return { url: at(running), stop: async () => {} }
  const server = await startPostgres({ dataDir: folder })
  return { url: at(server.adminUrl), stop: () => server.stop() }
}

/** An address that names no database of ours means the one that `npm start` makes there. */
function at(url: string): string {
  const changed = new URL(url)
  if (['', '/', '/postgres'].includes(changed.pathname)) changed.pathname = '/jackfruit'
  return changed.toString()
}

/** What the anchors are signed with: the operator's secret, or the one that the demo made for itself. */
function secret(): string {
  const file = join(dataDir, 'secrets.json')
  const known =
    env['JACKFRUIT_SECRET'] ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { master?: string }).master : undefined)
  if (!known)
    throw new Error(
      `The anchors need the platform's secret: set JACKFRUIT_SECRET, or JACKFRUIT_DATA to the folder with ${file}.`,
    )
  return known
}

function tell(
  { ok, accounts, transfers, seals, anchors, rules, broken, chain }: AuditReport,
  seconds: number,
) {
  console.log(
    `${accounts} accounts, ${transfers} transfers, ${seals} seals, ${anchors} anchors outside the database; ${seconds.toFixed(1)} s\n`,
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
  console.log(`\n${JSON.stringify({ ok, accounts, transfers, seals, anchors, broken, chain })}`)
}
