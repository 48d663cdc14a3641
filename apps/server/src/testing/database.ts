/** A database of its own for one test file: cloned from a migrated template in tens of milliseconds. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/database/db.ts'

export interface TestDatabase extends Database {
  /** The application's role: what the product runs as. */
  readonly appUrl: string
  /** A superuser on the same database: for arranging, tampering and looking. */
  readonly adminUrl: string
  /**
   * Resolves when whoever reads the ledger by watermark sees all that was committed before: readers wait for every
   * transaction of the cluster that is open, those of PostgreSQL's own workers too.
   */
  settled(): Promise<void>
  drop(): Promise<void>
}

interface Wish {
  readonly max?: number
  /** Without anything in it, for a test that migrates by itself. */
  readonly isEmpty?: boolean
  /** With the brands of the demonstration, for nearly everybody. */
  readonly brands?: boolean
}

export async function testDatabase({
  max = 8,
  isEmpty = false,
  brands = false,
}: Wish = {}): Promise<TestDatabase> {
  const { adminUrl, appPassword, template, withBrands } = ownCluster()
  const source = isEmpty ? 'template0' : brands ? withBrands : template
  const name = `t_${randomBytes(6).toString('hex')}`
  // Files are copied: page by page through the log, as is usual, takes ten times as long.
  await asAdmin(adminUrl, (client) =>
    client.query(`create database ${name} template ${source} strategy file_copy`),
  )
  const urlTo = (user: string, password: string) => {
    const url = new URL(adminUrl)
    url.username = user
    url.password = password
    url.pathname = `/${name}`
    return url.toString()
  }
  const admin = new URL(adminUrl)
  const appUrl = urlTo('jackfruit_app', appPassword)
  const database = openDatabase(appUrl, { max })
  return {
    ...database,
    appUrl,
    adminUrl: urlTo(admin.username, decodeURIComponent(admin.password)),
    async settled() {
      const { rows } = await database.pool.query(
        'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
      )
      const horizon = 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as passed'
      for (;;) {
        const { rows: found } = await database.pool.query(horizon, [rows[0].next])
        if (found[0].passed) return
        await new Promise((wake) => setTimeout(wake, 20))
      }
    },
    async drop() {
      await database.close()
      await asAdmin(adminUrl, async (client) => {
        await gone(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

/** The cluster of the worker that runs this file. */
function ownCluster() {
  const clusters = inject('clusters')
  const own = clusters[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % clusters.length]
  if (!own) throw new Error('no cluster was started for this worker')
  return own
}

/**
 * A pool has ended before its connections have: one that the server cuts off meanwhile is an error that nobody
 * listens for, in whatever test comes next. What somebody forgot to close is cut off all the same.
 */
async function gone(client: pg.Client, name: string) {
  for (let looks = 0; looks < 100; looks++) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

async function asAdmin(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
