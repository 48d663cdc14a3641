/** The product's own modules over the scene, with a clock that is told; calls are injected. */
import type { ContractsWorld } from '../../apps/server/src/modules/agents/contracts/index.ts'
import { brandOfRequest } from '../../apps/server/src/modules/merchants/index.ts'
import { openModules } from '../../apps/server/src/modules.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openMetrics } from '../../apps/server/src/platform/http/metrics.ts'
import { openServer } from '../../apps/server/src/platform/http/server.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { openPlatform } from '../../apps/server/src/platform/open.ts'
import { type BenchDatabase, openBenchDatabase } from '../ledger/database.ts'
import { firstWindow, merchantId, type Size, seedAgents, seedContracts, seedWindows } from './scene.ts'

export interface AgentsBench {
  readonly bench: BenchDatabase
  readonly world: ContractsWorld
  readonly clock: { at: number }
  /** As this agent. Answers the body as text. */
  see(agentId: bigint, path: string): Promise<string>
  close(): Promise<void>
}

/** Before and after the first look: windows of the day that nobody has paid yet, and those that runs pay. */
const earlier = 3
export const before = 3

export async function openAgentsBench(size: Size): Promise<AgentsBench> {
  const bench = await openBenchDatabase()
  const began = performance.now()
  await seedAgents(bench, size)
  await seedWindows(bench, -earlier, before)
  await seedContracts(bench)
  console.log(
    `${size.members} members and ${size.agents} agents seeded in ${((performance.now() - began) / 1_000).toFixed(0)} s`,
  )
  const clock = { at: firstWindow }
  const config = readConfig({
    ...{ DATABASE_URL: bench.appUrl, JACKFRUIT_DATA: bench.dataDir, JACKFRUIT_ENV: 'demo' },
    ...{ JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', PASSWORD_COST: 'least' },
  })
  const log = openLog('silent')
  const platform = await openPlatform({ config, log, now: () => new Date(clock.at) })
  const modules = await openModules(platform, ['agents'])
  const { agents, merchants } = modules.faces
  const app = await openServer({ config, log, metrics: openMetrics({ ofProcess: false }) })
  const gate = {
    async principalOf({ headers }: { headers: Record<string, unknown> }) {
      return { memberId: BigInt(String(headers['x-member'])), merchantId, sessionId: 'bench', type: 1 }
    },
    async unseal(): Promise<never> {
      throw new Error('nothing is sealed here')
    },
    brandOf: (request: Parameters<typeof brandOfRequest>[1]) =>
      brandOfRequest(merchants.directory, request, false),
    closedFor: async () => null,
  }
  for (const { name, serve } of modules.all) if (name === 'agents') await serve?.({ app, gate })
  return {
    // As the clock's own jobs work.
    ...{ bench, clock, world: { ...agents.world, db: platform.workDb } },
    async see(agentId, path) {
      const { statusCode, body } = await app.inject({
        ...{ method: 'GET', url: `/wps/v2/${path}` },
        headers: { host: 'localhost', 'x-member': String(agentId) },
      })
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`)
      return body
    },
    async close() {
      await app.close()
      await modules.close()
      await platform.close()
      await bench.stop()
    },
  }
}
