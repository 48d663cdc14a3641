/** A durable PostgreSQL of the benchmark's own: the product's settings, a throw-away folder, a hundred thousand members. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import '../../apps/server/src/platform/database/int8.ts'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { migrate, provision } from '../../apps/server/src/platform/database/migrate.ts'

export interface BenchDatabase {
  readonly appUrl: string
  readonly adminUrl: string
  readonly dataDir: string
  readonly house: number
  readonly accounts: number
  query(text: string): Promise<Record<string, unknown>[]>
  stop(): Promise<void>
}

const accounts = 100_000
const opening = 1_000_000_000
const tmpfsMagic = 0x01021994

export async function openBenchDatabase(): Promise<BenchDatabase> {
  if (statfsSync(tmpdir()).type === tmpfsMagic)
    throw new Error(`${tmpdir()} lies in memory, where fsync means nothing: set TMPDIR to a folder on a disk`)
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-bench-'))
  const server = await startPostgres({ dataDir })
  const password = 'only-for-benchmarks'
  await provision(server.adminUrl, { database: 'bench', role: 'jackfruit_app', password })
  const adminUrl = server.adminUrl.replace(/\/postgres$/, '/bench')
  await migrate(adminUrl)
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const query = async (text: string) => (await admin.query<Record<string, unknown>>(text)).rows
  const house = await fill(query)
  return {
    appUrl: server.urlOf('jackfruit_app', password, 'bench'),
    adminUrl,
    dataDir,
    house,
    accounts,
    query,
    async stop() {
      await admin.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Members with an opening grant each, written as the ledger itself would have left them: the audit runs at the end. */
async function fill(query: BenchDatabase['query']): Promise<number> {
  const [row] = await query(`select ledger.open_house(1, 'vendor:hexworks', 'MMK') as house`)
  const house = row?.['house'] as number
  await query(`insert into ledger.accounts (merchant_id, owner, kind, currency, balance, seq)
    select 1, g, 1, 'MMK', ${opening}, 1 from generate_series(1, ${accounts}) g`)
  await query(`insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    select id, 1, ${opening}, ${opening}, hashtextextended('opening', 0), 0, pg_current_xact_id()::text::bigint, ${house}, 0, 9, 1, false, 'opening', ''
      from ledger.accounts`)
  await query(`insert into ledger.house_balances values (${house}, 0, -1::bigint * ${opening} * ${accounts})`)
  // What pgbench calls simple-update works on tables of its own shape.
  await query(
    `create table public.simple_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 90)`,
  )
  await query(
    `create table public.simple_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`,
  )
  await query(`insert into public.simple_accounts select g, 1, 0, '' from generate_series(1, ${accounts}) g`)
  await query(
    'grant select, insert, update on public.simple_accounts, public.simple_history to jackfruit_app',
  )
  await query('vacuum (analyze)')
  await query('checkpoint')
  return house
}
