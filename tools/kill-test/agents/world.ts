/** The platform's part that pays agents, in a process of its own, with a clock that is told. */
import pg from 'pg'
import type { ContractsWorld } from '../../../apps/server/src/modules/agents/contracts/index.ts'
import { standingOf } from '../../../apps/server/src/modules/ledger/index.ts'
import { openModules } from '../../../apps/server/src/modules.ts'
import { readConfig } from '../../../apps/server/src/platform/config.ts'
import { openLog } from '../../../apps/server/src/platform/log.ts'
import { openPlatform } from '../../../apps/server/src/platform/open.ts'
import { nobody } from '../../../apps/server/src/testing/agents/plain-rows.ts'
import { figuresIn } from './figures.ts'

export interface Opened {
  readonly world: ContractsWorld
  readonly merchantId: number
  close(): Promise<void>
}

export async function openWorld(url: string, now: () => Date): Promise<Opened> {
  const config = readConfig({ DATABASE_URL: url, JACKFRUIT_TEST: '1', PASSWORD_COST: 'least' })
  const platform = await openPlatform({ config, log: openLog('silent'), now })
  const modules = await openModules(platform, ['messages', 'turnover'])
  const { identity, ledger, merchants, wallet } = modules.faces
  const brand = await merchants.directory.brandOfCode('demommk')
  if (!brand) throw new Error('the brand is missing')
  const { db } = platform
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  return {
    world: {
      ...{ db, now, figures: figuresIn(pool), brandOf: async () => brand, purseOf: wallet.of },
      ...{ memberOf: identity.memberOf, memberByName: identity.memberByName },
      tellBalance: ledger.postings.tell,
      balanceOf: async (accountId) => (await standingOf(db, accountId))?.balance ?? 0n,
      frozenAmong: async () => new Set(),
      frozenRows: nobody,
      locked: async () => 0n,
    },
    merchantId: brand.id,
    async close() {
      await pool.end()
      await modules.close()
      await platform.close()
    },
  }
}
