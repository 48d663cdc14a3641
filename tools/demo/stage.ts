/** The platform's modules over the database of a demonstration, with a clock that is told. They answer no calls. */
import pg from 'pg'
import { type PayKind, payKinds } from '../../apps/server/src/modules/agents/contracts/index.ts'
import { countArrivals } from '../../apps/server/src/modules/agents/figures/arrivals.ts'
import { chainsOf } from '../../apps/server/src/modules/agents/figures/of-tree.ts'
import { runAndPay } from '../../apps/server/src/modules/agents/runs/index.ts'
import { countNew } from '../../apps/server/src/modules/agents/tree/index.ts'
import { listGames } from '../../apps/server/src/modules/catalog/index.ts'
import { openModules } from '../../apps/server/src/modules.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import type { Tx } from '../../apps/server/src/platform/database/db.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { openPlatform } from '../../apps/server/src/platform/open.ts'
import { listingOf } from '../../packages/studio-kit/src/platform-calls.ts'
import { studioGames } from '../../studios/host/games.ts'

export interface Ground {
  readonly ownerUrl: string
  readonly secret: string
  readonly dataDir: string
}

export type Stage = Awaited<ReturnType<typeof openStage>>

const brandCode = 'demommk'
/** What brands, games and the demonstration's logins need; the rest of the seeds comes after the month. */
const seeded = ['merchants', 'catalog']

export async function openStage({ ownerUrl, secret, dataDir }: Ground, now: () => Date) {
  const config = readConfig({
    ...{ DATABASE_URL: ownerUrl, JACKFRUIT_ROLE: 'jobs', JACKFRUIT_ENV: 'demo', JACKFRUIT_SECRET: secret },
    ...{ DATABASE_OWNER_URL: ownerUrl, JACKFRUIT_DATA: dataDir },
  })
  const platform = await openPlatform({ config, log: openLog('warn', process.stderr), now })
  const modules = await openModules(platform, ['agents', 'messages'])
  const { db } = platform
  for (const { name, seed } of modules.all) if (seeded.includes(name)) await seed?.(ownerUrl)
  for (const { studio, listed } of studioGames) await listGames(db, studio, listed.map(listingOf))
  const { agents, catalog, wallet } = modules.faces
  const brand = await agents.brandOfCode(brandCode)
  if (!brand) throw new Error(`the demonstration has no brand ${brandCode}`)
  const looking = new pg.Client({ connectionString: ownerUrl })
  looking.on('error', () => {})
  await looking.connect()

  /** Whoever follows the ledger sees everything that was committed before. */
  async function settled() {
    const { rows } = await looking.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
    const passed = 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as passed'
    while (!(await looking.query(passed, [rows[0].next])).rows[0].passed)
      await new Promise((wake) => setTimeout(wake, 10))
  }

  return {
    ...{
      db,
      brand,
      merchantId: brand.id,
      faces: modules.faces,
      secrets: platform.secrets,
      world: agents.world,
      wallet,
    },
    games: await catalog.of(brand.id),
    here: <T>(work: (tx: Tx) => Promise<T>) => inMerchant(db, brand.id, work),
    /** What members did is counted; what is due by the clock that is told is reckoned and paid. */
    async work(kinds: readonly PayKind[] = payKinds) {
      await settled()
      await countNew(db, brand.id)
      await countArrivals(db, { chainsOf, timeZoneOf: async () => brand.timeZone }, brand.id)
      await agents.world.figures.caughtUp(db)
      const failed: unknown[] = []
      await runAndPay(agents.world, brand.id, kinds, { onError: (error) => void failed.push(error) })
      if (failed.length > 0) throw failed[0]
    },
    async close() {
      await looking.end()
      await modules.close()
      await platform.close()
    },
  }
}
