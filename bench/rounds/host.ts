/** One studio host with one table that tells something each second. Run by crowd.ts, told where in its first message. */

import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openStudio } from '@jackfruit/studio-kit/studio'
import { coinGame, coinTable } from '@jackfruit/studio-kit/testing/coin-table'
import { openLog } from '../../studios/host/log.ts'
import { openHost } from '../../studios/host/server.ts'
import type { HostJob } from './crowd-job.ts'
import { crowdTable, secret, studioKey } from './world.ts'

process.once('message', (job: HostJob) => void run(job))
process.once('disconnect', () => process.exit(0))

async function run({ databaseUrl, platformUrl, port }: HostJob): Promise<void> {
  const log = openLog('silent')
  const pool = openPool(databaseUrl)
  await makeTables(pool)
  // Opened, closed, dealt, shown and settled: five words in five seconds.
  const game = coinGame({ bettingMs: 2_000, dealingMs: 1_000 })
  const phases = { ...game.phases, closedMs: 1_000, resultMs: 1_000 }
  const studio = openStudio({
    ...{ studio: 'rubyrow', games: [], tables: [coinTable({ ...game, phases }, crowdTable)], pool, log },
    ...{ platformUrl, secret, studioKey, gamesOrigin: 'http://127.0.0.1' },
  })
  const app = await openHost({
    ...{ studios: [studio], clients: [], platformOrigins: ['http://localhost'], isProduction: false, log },
    ...{ trustedProxies: ['127.0.0.1'], isDatabaseUp: async () => true },
  })
  await app.listen({ port, host: '127.0.0.1' })
  studio.start()
  process.send?.('listening')
}
