/** `npm run storm -- tables 100000 [seed]` and `npm run storm -- tickets 100000 [seed]`, on a database of its own. */
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { pursesOfLedger } from './ledger-purses.ts'
import { stormClosing } from './run.ts'
import { stormClosingTickets, stormGame } from './tickets.ts'

/** As many as a machine of two cores can fire within a tenth of a second; a smaller storm has ten rounds too. */
const perRoundMost = 2_500
const roundsLeast = 10
/** Of which a closing finds a part still outside. */
const perIssue = 2_000
const say = (line: string) => console.log(line)

interface Asked {
  readonly count: number
  readonly seed: number
  readonly dataDir: string
}

interface Found {
  readonly ok: boolean
  readonly afterClose: number
  readonly problems: readonly string[]
}

export const closingStorms = {
  tables: (asked?: string, given?: string) => weather('tables', 'stakes', [asked, given], tables),
  tickets: (asked?: string, given?: string) => weather('tickets', 'tickets', [asked, given], tickets),
}

/** Answers whether all went well. */
async function weather(
  name: string,
  things: string,
  [asked = '100000', given]: readonly (string | undefined)[],
  run: (asked: Asked) => Promise<Found>,
): Promise<boolean> {
  const count = Number(asked)
  const seed = given ? Number(given) : randomInt(1_000_000)
  if (!Number.isInteger(count) || count < 100 || !Number.isInteger(seed)) {
    console.error(`${asked} is no number of ${things}: npm run storm -- ${name} 100000 [seed], at least 100`)
    return false
  }
  say(`${count} ${things} around closing, seed ${seed}; clocks step by up to five seconds`)
  const began = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), `jackfruit-storm-${name}-`))
  try {
    const { ok, afterClose, problems } = await run({ count, seed, dataDir })
    say(`accepted after closing         ${afterClose}`)
    say(`took                           ${((performance.now() - began) / 1_000).toFixed(0)} s`)
    for (const problem of problems) console.error(`  ${problem}`)
    say(ok ? 'PASS' : 'FAIL')
    return ok
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function tables({ count: stakes, seed, dataDir }: Asked): Promise<Found> {
  const server = await startPostgres({ dataDir, durable: false })
  try {
    const { adminUrl } = server
    const perRound = Math.min(perRoundMost, Math.ceil(stakes / roundsLeast))
    const report = await stormClosing({ adminUrl, stakes, perRound, seed, say })
    say(`\n${report.rounds} rounds: ${report.in} stakes in, ${report.out} late`)
    return report
  } finally {
    await server.stop()
  }
}

async function tickets({ count, seed, dataDir }: Asked): Promise<Found> {
  const purses = await pursesOfLedger(perIssue, stormGame, { dataDir, durable: false, say })
  try {
    const { adminUrl } = purses
    const report = await stormClosingTickets({ adminUrl, tickets: count, seed, purses, say })
    const { issues, late, out, again } = report
    say(`\n${issues} issues: ${report.in} tickets in, ${late} late, ${out} given back, ${again} asked again`)
    return report
  } finally {
    await purses.stop()
  }
}
