/** `npm run storm -- tables 100000 [seed]`, on a database of its own. */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { stormClosing } from './run.ts'

/** As many as a machine of two cores can fire within a tenth of a second; a smaller storm has ten rounds too. */
const perRoundMost = 2_500
const roundsLeast = 10

/** Answers whether all went well. */
export async function stormTables(asked = '100000', given?: string): Promise<boolean> {
  const stakes = Number(asked)
  const seed = given ? Number(given) : randomInt(1_000_000)
  if (!Number.isInteger(stakes) || stakes < 100 || !Number.isInteger(seed)) {
    console.error(`${asked} is no number of stakes: npm run storm -- tables 100000 [seed], at least 100`)
    return false
  }
  console.log(`${stakes} stakes around closing, seed ${seed}; clocks step by up to five seconds`)
  const perRound = Math.min(perRoundMost, Math.ceil(stakes / roundsLeast))
  const began = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-storm-tables-'))
  const server = await startPostgres({ dataDir, durable: false })
  try {
    const say = (line: string) => console.log(line)
    const report = await stormClosing({ adminUrl: server.adminUrl, stakes, perRound, seed, say })
    console.log(`\n${report.rounds} rounds: ${report.in} stakes in, ${report.out} late`)
    console.log(`accepted after closing         ${report.afterClose}`)
    console.log(`took                           ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    for (const problem of report.problems) console.error(`  ${problem}`)
    console.log(report.ok ? 'PASS' : 'FAIL')
    return report.ok
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
