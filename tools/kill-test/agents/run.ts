/**
 * Three processes reckon and pay the same salaries at once, window after window, and in each one of them is killed at
 * some line. At the end each window was paid once, and every sum is exact.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import '../../../apps/server/src/platform/database/int8.ts'
import { type AuditReport, audit } from '../../../apps/server/src/modules/ledger/index.ts'
import { seedBrands } from '../../../apps/server/src/modules/merchants/index.ts'
import { openKillableServer } from '../server.ts'
import { addSums, openSums } from './figures.ts'
import { type Proof, prove } from './prove.ts'
import { betsIn, openScene, windowMs } from './scene.ts'
import { openWorkers } from './workers.ts'
import { openWorld } from './world.ts'

export interface AgentsReport {
  readonly ok: boolean
  /** In the midst of a window's work, and before or after it. */
  readonly killed: { readonly atWork: number; readonly idle: number }
  readonly proof: Proof
  readonly audit: AuditReport
}

const atOnce = 3
/** Midnight of a Tuesday in Yangon. */
const began = Date.UTC(2026, 10, 9, 17, 30)
const graceMs = 60_000
/** A window takes its workers about so long. */
const workMs = 60

/** With a database of its own. */
export async function killAgents(
  kills: number,
  seed: number,
  say: (line: string) => void = () => {},
): Promise<AgentsReport> {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-kill-agents-'))
  const server = await openKillableServer(join(folder, 'postgres'))
  try {
    await seedBrands(server.adminUrl)
    return await killAgentsIn(server, { kills, seed, say })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Options {
  readonly kills: number
  readonly seed: number
  readonly say?: (line: string) => void
}

/** In a database with the brands of the demonstration. */
export async function killAgentsIn(
  { adminUrl, appUrl }: { readonly adminUrl: string; readonly appUrl: string },
  { kills, seed, say = () => {} }: Options,
): Promise<AgentsReport> {
  const admin = new pg.Client({ connectionString: adminUrl })
  try {
    await admin.connect()
    await openSums(admin)
    const workers = openWorkers(appUrl)
    const opened = await openWorld(appUrl, () => new Date(began + 1000))
    try {
      const agents = await openScene(admin, opened)
      const killed = { atWork: 0, idle: 0 }
      for (let window = 0; window < kills; window++) {
        const from = began + window * windowMs
        await addSums(admin, new Date(from), betsIn(agents, window, seed))
        const three = await workers.take(atOnce)
        const working = three.map((worker) => worker.work(from + windowMs + graceMs))
        await pause((window * 37 + seed) % workMs)
        if (three[window % atOnce]?.kill()) killed.atWork++
        else killed.idle++
        await Promise.all(working)
        if ((window + 1) % 25 === 0) say(`${window + 1} windows`)
      }
      const [last] = await workers.take(1)
      await last?.work(began + (kills + 1) * windowMs + graceMs)
      const proof = await prove({ admin, agents, windows: kills, seed })
      const problems = [...workers.problems, ...proof.problems]
      const audited = await audit(adminUrl)
      const ok = problems.length === 0 && audited.broken.length === 0
      return { ok, killed, proof: { ...proof, problems }, audit: audited }
    } finally {
      await workers.close()
      await opened.close()
    }
  } finally {
    await admin.end()
  }
}
