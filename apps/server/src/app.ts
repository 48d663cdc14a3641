/** One process of the platform: its modules over its plumbing, and what it does with them. */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { openModules } from './modules.ts'
import { mountForget } from './platform/http/forget.ts'
import { mountHealth } from './platform/http/health.ts'
import { openMetrics } from './platform/http/metrics.ts'
import { mountDescription } from './platform/http/openapi.ts'
import { mountPages } from './platform/http/pages.ts'
import { openServer } from './platform/http/server.ts'
import type { Entrance, Module, Running } from './platform/module.ts'
import { openPlatform, type PlatformOptions } from './platform/open.ts'
import { mountSockets } from './platform/pushes/sockets.ts'
import { startJobs } from './platform/work/jobs.ts'

const siteFolder = fileURLToPath(new URL('../../site/dist', import.meta.url))

export interface App {
  /** Brings what an installation begins with. */
  seed(): Promise<void>
  /** Starts what goes on by itself. */
  work(): Promise<void>
  /** Mounts every call; listening is the caller's. */
  serve(): Promise<FastifyInstance>
  /** Stops taking calls, answers those on their way, ends what was begun, and lets go of the database. */
  close(): Promise<void>
}

export async function openApp({ site = siteFolder, ...given }: PlatformOptions): Promise<App> {
  const platform = await openPlatform({ ...given, site })
  const { config, log, pool, warn } = platform
  const { all, close } = await openModules(platform)
  const running: Running[] = []
  let http: FastifyInstance | undefined

  return {
    async seed() {
      const { ownerUrl } = config
      if (ownerUrl) for (const module of all) await module.seed?.(ownerUrl)
    },
    async work() {
      for (const module of all) running.push(...((await module.work?.()) ?? []))
      const { ownerUrl } = config
      const jobs = all.flatMap((module) => module.jobs ?? [])
      const onError = (job: string, error: unknown) => warn(job)(error)
      if (ownerUrl) running.push(await startJobs({ ownerUrl, jobs, onError }))
    },
    async serve() {
      const metrics = openMetrics()
      http = await openServer({ config, log, metrics })
      const entrance = entranceOf(all)
      for (const module of all) await module.serve?.({ app: http, gate: entrance })
      const database = async () => (await pool.query('select 1')).rowCount === 1
      mountHealth(http, Object.assign({ database }, ...all.map(({ ready }) => ready)))
      mountDescription(http)
      if (config.test) mountForget(http)
      await mountSockets(http, { ...entrance, gauge: metrics.sockets, attach: attachTo(all) })
      const { isProduction } = platform
      if (site !== null) await mountPages(http, { folder: site, isProduction, brandOf: entrance.pageOf })
      return http
    },
    async close() {
      // One that fails to end keeps no other from ending.
      const failed = warn('while stopping')
      await http?.close().catch(failed)
      await Promise.all(running.toReversed().map((each) => each.stop().catch(failed)))
      await close().catch(failed)
      await platform.close()
    },
  }
}

/** What plumbing asks of the domain, each answered by the module that knows. */
function entranceOf(all: readonly Module<unknown>[]): Entrance {
  const parts = all.flatMap(({ entrance }) => Object.entries(entrance ?? {}))
  const names = ['brandOf', 'principalOf', 'unseal', 'closedFor', 'redeem', 'missed', 'pageOf']
  const known = parts.map(([name]) => name)
  if (names.toSorted().join() !== known.toSorted().join())
    throw new Error(`the entrance is answered for ${known.join(', ')}, and should be for ${names.join(', ')}`)
  return Object.fromEntries(parts) as unknown as Entrance
}

/** Every module pushes what is its own. */
const attachTo =
  (all: readonly Module<unknown>[]): NonNullable<Module<unknown>['attach']> =>
  async (...person) => {
    const attached = await Promise.allSettled(all.map(({ attach }) => attach?.(...person)))
    const stop = () => {
      for (const each of attached) if (each.status === 'fulfilled') each.value?.()
    }
    const failed = attached.find((each) => each.status === 'rejected')
    if (!failed) return stop
    stop()
    throw failed.reason
  }
