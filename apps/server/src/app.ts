/** One process of the platform: its modules over its plumbing, and what it does with them. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Faces, openModules } from './modules.ts'
import { answersCalls } from './platform/config.ts'
import { openProbe } from './platform/database/probe.ts'
import { openScreens } from './platform/http/drawing/screens.ts'
import { mountForget } from './platform/http/forget.ts'
import { openMetrics } from './platform/http/metrics.ts'
import { mountDescription } from './platform/http/openapi.ts'
import { mountPages, type PageBrand } from './platform/http/pages.ts'
import { openServer } from './platform/http/server.ts'
import { confirmMoney } from './platform/http/serving/confirmed.ts'
import { mountHealth } from './platform/http/serving/health.ts'
import { type Leaving, mountLeaving } from './platform/http/serving/leaving.ts'
import { demandSpace } from './platform/http/serving/space.ts'
import type { Entrance, Module, Running } from './platform/module.ts'
import { openPlatform, type PlatformOptions } from './platform/open.ts'
import { mountSockets } from './platform/pushes/sockets.ts'
import { mergedSettings, settingFaults } from './platform/settings.ts'
import { endingWith } from './platform/stopping.ts'
import { beatJob, hearClock } from './platform/work/beat.ts'
import { startJobs } from './platform/work/jobs.ts'

const siteFolder = fileURLToPath(new URL('../../site/dist', import.meta.url))
/** What draws the first screens of a built site lies beside it. */
const drawing = '../dist-server/main.js'

export interface App {
  /** Brings what an installation begins with, and tells which settings of brands are wrong. */
  seed(): Promise<void>
  /** Starts what goes on by itself. */
  work(): Promise<void>
  /** Mounts what it answers: every call, or where it only works its health and its figures. Listening is the caller's. */
  serve(): Promise<FastifyInstance>
  /** Not ready from now on, though it still answers: a balancer leads nobody here any longer. */
  leave(): void
  /** Stops taking calls, answers those on their way, ends what was begun, and lets go of the database. */
  close(): Promise<void>
}

export async function openApp({ site = siteFolder, ...given }: PlatformOptions): Promise<App> {
  const platform = await openPlatform({ ...given, site })
  const { bus, clock, config, log, warn } = platform
  const probe = openProbe(config.databaseUrl)
  const { all, faces, close } = await openModules(platform)
  const settings = mergedSettings(all.flatMap((module) => module.settings ?? []))
  const running: (readonly [part: string, running: Running])[] = []
  let http: FastifyInstance | undefined
  let leaving: Leaving | undefined
  const leave = () => {
    platform.parts.say('process', () => 'is stopping')
    leaving?.leave()
  }

  return {
    async seed() {
      const { ownerUrl } = config
      if (ownerUrl) for (const module of all) await module.maySeed?.()
      if (ownerUrl) for (const module of all) await module.seed?.(ownerUrl)
      const { directory } = faces.merchants
      for (const id of new Set((await directory.regions()).map(({ merchantId }) => merchantId))) {
        const brand = await directory.brandOfId(id)
        const wrong = (fault: unknown) => log.error({ fault }, 'a setting is wrong')
        const faults = brand ? settingFaults(settings, brand) : []
        faults.forEach(wrong)
        if (faults.length > 0) continue
        for (const module of all)
          await module.demandBrand?.(id).catch((error: unknown) => wrong(String(error)))
      }
    },
    async work() {
      const { ownerUrl, role } = config
      if (role !== 'clock') {
        for (const module of all)
          for (const each of (await module.work?.()) ?? []) running.push([`work of ${module.name}`, each])
      }
      const jobs = [beatJob(bus), ...all.flatMap((module) => module.jobs ?? [])]
      const onError = (job: string, error: unknown) => warn(job)(error)
      const onPulledBack = (names: readonly string[]) =>
        log.warn({ jobs: names }, 'jobs remembered the future, and begin again with the next minute')
      if (ownerUrl) {
        const ours = await startJobs({ ownerUrl, jobs, onError, onPulledBack, clock })
        running.push(['jobs', ours])
      }
    },
    async serve() {
      const beats = answersCalls(config) ? hearClock(bus, log) : null
      if (beats) running.push(['clock', beats])
      const ours = [clock.figure, platform.space.figure, ...all.flatMap((module) => module.metrics ?? [])]
      const metrics = openMetrics({ figures: beats ? [...ours, beats.figure] : ours })
      http = await openServer({ config, log, metrics })
      leaving = mountLeaving(http)
      demandSpace(http, platform.space)
      confirmMoney(http, platform.pool)
      const database = async () => {
        await probe.write()
        return null
      }
      const checks = Object.assign({ database }, ...all.map(({ ready }) => ready))
      mountHealth(http, { parts: platform.parts, checks })
      if (!answersCalls(config)) return http
      for (const module of all) await module.mayAnswer?.()
      const entrance = entranceOf(faces)
      for (const module of all) await module.serve?.({ app: http, gate: entrance })
      mountDescription(http)
      if (config.test) mountForget(http)
      await mountSockets(http, { ...entrance, gauge: metrics.sockets, attach: attachTo(all) })
      const { isProduction } = platform
      if (site === null) return http
      const screens = openScreens(http, join(site, drawing), log)
      running.push(['drawings', { stop: screens.close }])
      const screenOf = async (request: FastifyRequest, { language }: PageBrand) => {
        const brand = await entrance.brandOf(request)
        return brand && !(await entrance.closedFor(request, brand)) ? screens.of(request, language) : null
      }
      await mountPages(http, { folder: site, isProduction, brandOf: entrance.pageOf, screenOf })
      return http
    },
    leave,
    async close() {
      leave()
      // One that fails to end, or hangs, keeps no other from ending.
      const end = endingWith(log)
      await end('calls', () => http?.close())
      leaving?.cut()
      await Promise.all(running.toReversed().map(([part, each]) => end(part, () => each.stop())))
      await Promise.all([end('modules', () => close(end)), end('probe', () => probe.close())])
      await end('database', () => platform.close())
    },
  }
}

/** What plumbing asks of the domain, each answered by the module that knows. */
function entranceOf({ merchants, identity, cashier }: Faces): Entrance {
  const { brandOf, closedFor, pageOf } = merchants
  const { principalOf, unseal, redeemTicket } = identity
  const { missed } = cashier
  return {
    ...{ brandOf, closedFor, pageOf, principalOf, unseal, missed },
    redeem: (ticket, brand) => redeemTicket(ticket, brand.id),
  }
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
