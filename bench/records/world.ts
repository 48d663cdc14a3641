/** The product's own calls over a durable database, with one member who has played a great deal, sealed. */
import { join } from 'node:path'
import { anchorKey, openLanes, startSealer } from '../../apps/server/src/modules/ledger/index.ts'
import { openDirectory, seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import { mountReports } from '../../apps/server/src/modules/reports/routes.ts'
import { openPurses } from '../../apps/server/src/modules/wallet/index.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { Gate } from '../../apps/server/src/platform/http/http.ts'
import { openMetrics } from '../../apps/server/src/platform/http/metrics.ts'
import { openServer } from '../../apps/server/src/platform/http/server.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { openBenchDatabase } from '../ledger/database.ts'

export interface RecordsWorld {
  /** The value of a call below /wps/v2/records/, over HTTP. */
  ask<T>(path: string): Promise<T>
  close(): Promise<void>
}

export async function openRecordsWorld(movements: number): Promise<RecordsWorld> {
  const bench = await openBenchDatabase()
  await seedBrands(bench.adminUrl)
  const { db, close } = openDatabase(bench.appUrl, { max: 4 })
  const directory = openDirectory(db, () => null)
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the demo brand is missing')
  const member = { memberId: 10_000_000n, merchantId: brand.id, sessionId: 'bench', type: 0 }
  const purses = openPurses(db, directory)
  const { accountId } = await purses.of(member)
  await play(bench.appUrl, { accountId, houseId: bench.house, movements })
  await seal(bench, accountId, movements)

  const config = readConfig({ DATABASE_URL: bench.appUrl, JACKFRUIT_TEST: '1', RATE_LIMITS: 'off' })
  const app = await openServer({ config, log: openLog('silent'), metrics: openMetrics({ ofProcess: false }) })
  const gate: Gate = {
    brandOf: async () => ({ id: brand.id, code: brand.code, currency: brand.currency }),
    principalOf: async () => member,
    unseal: async () => null,
    closedFor: async () => null,
  }
  mountReports({ app, gate }, { db, directory, purses, nameGame: async () => null })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    async ask<T>(path: string) {
      const response = await fetch(`${address}/wps/v2/records/${path}`)
      const { success, message, value } = (await response.json()) as {
        success: boolean
        message: string
        value: T
      }
      if (!success) throw new Error(`${path}: ${message}`)
      return value
    },
    async close() {
      await app.close()
      await close()
      await bench.stop()
    },
  }
}

interface Much {
  readonly accountId: bigint
  readonly houseId: number
  /** All in all, with the opening grant. */
  readonly movements: number
}

/** Stakes of one unit, through the lanes as in the product. */
async function play(url: string, { accountId, houseId, movements }: Much): Promise<void> {
  const lanes = await openLanes({ url })
  const atOnce = 500
  for (let written = 1; written < movements; ) {
    const batch = Math.min(atOnce, movements - written)
    await Promise.all(
      Array.from({ length: batch }, (_, at) => {
        const id = (written + at).toString(36).padStart(12, '0')
        const round = `hexworks:r${id}`
        return lanes.submit({
          ...{ kind: 'stake', accountId, houseId, gameId: 1, key: `hexworks:${id}`, round, amount: 1n },
        })
      }),
    )
    written += batch
  }
  await lanes.close()
}

async function seal(
  { appUrl, dataDir, query }: Awaited<ReturnType<typeof openBenchDatabase>>,
  accountId: bigint,
  movements: number,
): Promise<void> {
  const sealer = startSealer({
    ...{ url: appUrl, anchorsFile: join(dataDir, 'anchors.jsonl'), everyMs: 50 },
    key: anchorKey('only for benchmarks'),
    onError: (error) => console.error(error),
  })
  const sealed = async () =>
    Number(
      (await query(`select seq from ledger.chain_heads where account_id = ${accountId}`))[0]?.['seq'] ?? 0,
    )
  while ((await sealed()) < movements) await new Promise((wake) => setTimeout(wake, 100))
  await sealer.stop()
  await query('vacuum (analyze)')
}
