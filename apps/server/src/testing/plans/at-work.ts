/** What goes on by itself, in the process of a test: beside whoever answers the calls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openModules } from '../../modules.ts'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { openPlatform } from '../../platform/open.ts'

export interface AtWork {
  /** Until every follower has read what there is, and the sealer has sealed it. */
  follow(): Promise<void>
  /** What was written since is passed over by the followers. */
  skip(): Promise<void>
  /** Each job by the clock once, but the one that reads all by design. */
  jobs(): Promise<void>
  close(): Promise<void>
}

const readsAll = 'ledger-verify-whole'
const longestMs = 60_000

export async function openAtWork(databaseUrl: string, adminUrl: string): Promise<AtWork> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-at-work-'))
  const config = readConfig({ DATABASE_URL: databaseUrl, JACKFRUIT_TEST: '1', JACKFRUIT_DATA: dataDir })
  const platform = await openPlatform({ config, log: openLog('fatal') })
  const { all, close } = await openModules(platform)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  /** Whether somebody has not read everything that there was when it was asked. */
  const isBehind = async (last: bigint): Promise<boolean> => {
    const { rows } = await admin.query<{ behind: boolean }>(
      `select exists (select from ledger.followers where next_xid <= $1)
           or coalesce((select max(to_xid) from ledger.seals), 0) <= $1 as behind`,
      [last],
    )
    return rows[0]?.behind ?? false
  }
  return {
    async follow() {
      const { rows } = await admin.query<{ last: bigint }>('select max(xid) as last from ledger.transfers')
      const last = rows[0]?.last ?? 0n
      const until = Date.now() + longestMs
      const running = (await Promise.all(all.map((module) => module.work?.() ?? []))).flat()
      while ((await isBehind(last)) && Date.now() < until) await new Promise((wake) => setTimeout(wake, 50))
      await Promise.all(running.map((each) => each.stop()))
      if (await isBehind(last)) throw new Error('a follower or the sealer stays behind')
    },
    async skip() {
      await admin.query(
        'update ledger.followers set next_xid = pg_snapshot_xmin(pg_current_snapshot())::text::bigint',
      )
    },
    async jobs() {
      for (const { jobs = [] } of all) for (const job of jobs) if (job.name !== readsAll) await job.work()
    },
    async close() {
      await close()
      await platform.close()
      await admin.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
