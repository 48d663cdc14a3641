/** A durable PostgreSQL that can be killed without a word and started again where it was. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { migrate, provision } from '../../apps/server/src/platform/database/migrate.ts'

export interface KillableServer {
  readonly appUrl: string
  readonly adminUrl: string
  /** The whole server at once, or only its first process, whose orphans then have to notice. */
  kill(what: 'server' | 'postmaster'): Promise<void>
  restart(): Promise<void>
  stop(): Promise<void>
}

const database = 'killed'
const password = 'only-for-tests'

export async function openKillableServer(dataDir: string): Promise<KillableServer> {
  let server: Server = await startPostgres({ dataDir })
  const port = Number(new URL(server.adminUrl).port)
  await provision(server.adminUrl, { database, role: 'jackfruit_app', password })
  const adminUrl = server.adminUrl.replace(/\/postgres$/, `/${database}`)
  await migrate(adminUrl)
  return {
    adminUrl,
    appUrl: server.urlOf('jackfruit_app', password, database),
    async kill(what) {
      const children = what === 'server' ? childrenOf(server.pid) : []
      for (const pid of [server.pid, ...children]) sendKill(pid)
      await server.stop()
    },
    async restart() {
      server = await startPostgres({ dataDir, port })
    },
    stop: () => server.stop(),
  }
}

function sendKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in between: that is what was wanted.
  }
}

/** Backends lead process groups of their own, so the group of the first process does not reach them. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, ppid] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
        return Number(ppid) === parent
      } catch {
        return false // gone since the folder was listed
      }
    })
    .map(Number)
}
