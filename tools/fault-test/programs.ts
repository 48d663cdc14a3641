/** Two platforms, their clock, the studio host and payments, over a database that is reached by a wire. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import { bringUp, type Stack } from '../stack/stack.ts'
import { vendorEnvironment } from '../storm/people.ts'
import type { Cluster } from './cluster.ts'

export interface Ports {
  readonly database: number
  readonly platforms: readonly [number, number]
  readonly games: number
}

/** Programs fall on purpose here, again and again. */
const fallsMax = 1_000
const page = fileURLToPath(new URL('../../apps/site/dist/index.html', import.meta.url))

export interface OnWhat {
  readonly dataDir: string
  readonly ports: Ports
  readonly cluster: Cluster
  readonly wire: TcpProxy
  readonly env: Readonly<Record<string, string>>
  readonly say: (line: string) => void
}

/** The database is not theirs to stop. */
export function bringUpOn({ dataDir, ports, cluster, wire, env, say }: OnWhat): Promise<Stack> {
  const [port, second] = ports.platforms
  return bringUp({
    ...{ dataDir, port, morePorts: [second], gamesPort: ports.games, fallsMax, say },
    // Pages are not what is proved here: any build of them will do.
    skipBuild: existsSync(page),
    store: {
      adminUrl: wire.through(cluster.adminUrl()),
      pid: cluster.pid,
      leave: () => {},
      stop: async () => {},
    },
    env: {
      JACKFRUIT_TEST: '1',
      RATE_LIMITS: 'off',
      PASSWORD_COST: 'least',
      // Longer than the balancer needs to notice; the longest of its questions is not.
      LEAVE_SECONDS: '2',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
      ...vendorEnvironment,
      ...env,
    },
  })
}
