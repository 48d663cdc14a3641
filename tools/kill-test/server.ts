/** A durable PostgreSQL that can be killed without a word and started again where it was. */
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { childrenOf, sendKill } from '@jackfruit/groundwork/kill'
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
