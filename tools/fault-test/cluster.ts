/** The PostgreSQL that faults are done to: killed, stopped, copied, followed by a standby, moved. */
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { childrenOf, sendKill } from '@jackfruit/groundwork/kill'
import { claimPorts } from '@jackfruit/groundwork/ports'
import pg from 'pg'

export interface Cluster {
  readonly root: string
  readonly port: number
  pid(): number
  /** The superuser's address of `postgres`, directly. */
  adminUrl(): string
  /** Every process of it at once, without a word. */
  kill(): Promise<void>
  /** As its operator does it: sessions are ended with a word. */
  stop(): Promise<void>
  start(): Promise<void>
  /** A standby that streams from it, in another folder and at another port. */
  standby(root: string, more?: StandbyOptions): Promise<Cluster>
}

interface StandbyOptions {
  /** As the primary names it. */
  readonly name?: string
  /** The way to the primary, when it is not the direct one. */
  readonly primaryPort?: number
}

interface ClusterOptions {
  readonly root: string
  readonly durable: boolean
  readonly port?: number
  readonly settings?: Readonly<Record<string, string>>
}

export async function openCluster({
  root,
  durable,
  port: given,
  settings,
}: ClusterOptions): Promise<Cluster> {
  const port = given ?? (await claimPorts(1))[0] ?? 0
  // Machines that prove this are small, and two clusters stand beside each other.
  const small = { shared_buffers: '96MB', wal_keep_size: '512MB', ...settings }
  const begin = () => startPostgres({ dataDir: root, durable, port, settings: small })
  let server: Server = await begin()
  return {
    root,
    port,
    pid: () => server.pid,
    adminUrl: () => server.adminUrl,
    async kill() {
      for (const pid of [server.pid, ...childrenOf(server.pid)]) sendKill(pid)
      await server.stop()
    },
    stop: () => server.stop(),
    async start() {
      server = await begin()
    },
    async standby(folder, { name = 'standby', primaryPort = port } = {}) {
      await copyWhileItRuns(server.adminUrl, root, folder)
      const password = readFileSync(join(root, 'superuser'), 'utf8').trim()
      return openCluster({
        ...{ root: folder, durable },
        settings: {
          ...settings,
          primary_conninfo: `host=127.0.0.1 port=${primaryPort} user=postgres password=${password} application_name=${name}`,
          wal_receiver_timeout: '60s',
          wal_retrieve_retry_interval: '500ms',
        },
      })
    },
  }
}

/** Whose each file is, is copied too. A file may go while its folder is read: PostgreSQL's own log tells what was in it. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  // Not the folder itself: it may be a disk of its own.
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true, force: true })
  const done = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (done.error) throw done.error
}

/** A copy of the files while it writes them, made whole by the label; the standby reads the log from its primary. */
async function copyWhileItRuns(adminUrl: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('standby', true)`)
    copyFolder(from, to)
    const cluster = join(to, 'cluster')
    rmSync(join(cluster, 'postmaster.pid'), { force: true })
    for (const entry of readdirSync(join(cluster, 'pg_wal'), { withFileTypes: true }))
      if (entry.isFile()) rmSync(join(cluster, 'pg_wal', entry.name))
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    const { uid, gid } = statSync(cluster)
    for (const [name, text] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(cluster, name), text)
      chownSync(join(cluster, name), uid, gid)
    }
  } finally {
    await client.end()
  }
}

/** It takes calls that write from now on. */
export async function promote(cluster: Cluster): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrl() })
  await client.connect()
  try {
    await client.query('select pg_promote(true, 30)')
  } finally {
    await client.end()
  }
}

/** Runs one statement as the superuser, in a connection of its own. */
export async function asSuperuser<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    // What a fault has set for everybody does not keep it from being taken back.
    options: '-c transaction_timeout=0 -c idle_session_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    // One that is away already needs no farewell.
    await client.end().catch(() => {})
  }
}

export async function untilTrue(
  what: string,
  withinMs: number,
  check: () => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + withinMs
  while (!(await check().catch(() => false))) {
    if (performance.now() > until) throw new Error(`${what} not within ${withinMs / 1_000} s`)
    await pause(100)
  }
}
