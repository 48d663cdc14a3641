/** One process of the platform: its modules over its plumbing, and what it does with them. */
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { mountCalls } from './calls.ts'
import { openModules } from './modules.ts'
import { answersCalls } from './platform/config.ts'
import { openProbe } from './platform/database/probe.ts'
import { openMetrics } from './platform/http/metrics.ts'
import { openServer } from './platform/http/server.ts'
import { confirmMoney } from './platform/http/serving/confirmed.ts'
import { mountHealth } from './platform/http/serving/health.ts'
import { type Leaving, mountLeaving } from './platform/http/serving/leaving.ts'
import { demandSpace } from './platform/http/serving/space.ts'
import type { Running } from './platform/module.ts'
import { openPlatform, type PlatformOptions } from './platform/open.ts'
import { mergedSettings, settingFaults } from './platform/settings.ts'
import { endingParts } from './platform/stopping.ts'
import { beatJob, hearClock } from './platform/work/beat.ts'
import { startJobs } from './platform/work/jobs.ts'

const siteFolder = fileURLToPath(new URL('../../site/dist', import.meta.url))

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
  const modules = await openModules(platform)
  const { all, faces, close } = modules
  const settings = mergedSettings(all.flatMap((module) => module.settings ?? []))
  const running: (readonly [part: string, running: Running])[] = []
  const begun = (part: string, each: Running) => void running.push([part, each])
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
          for (const each of (await module.work?.()) ?? []) begun(`work of ${module.name}`, each)
      }
      const jobs = [beatJob(bus), ...all.flatMap((module) => module.jobs ?? [])]
      const onError = (job: string, error: unknown) => warn(job)(error)
      const onPulledBack = (names: readonly string[]) =>
        log.warn({ jobs: names }, 'jobs remembered the future, and begin again with the next minute')
      if (ownerUrl) {
        begun('jobs', await startJobs({ ownerUrl, jobs, onError, onPulledBack, clock }))
      }
    },
    async serve() {
      const beats = answersCalls(config) ? hearClock(bus, log) : null
      if (beats) begun('clock', beats)
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
      await mountCalls(http, { platform, modules, metrics, begun })
      return http
    },
    leave,
    async close() {
      leave()
      // One that fails to end, or hangs, keeps no other from ending.
      const end = endingParts(log)
      await end('calls', () => http?.close())
      leaving?.cut()
      await Promise.all(running.toReversed().map(([part, each]) => end(part, () => each.stop())))
      await Promise.all([end('modules', () => close(end)), end('probe', () => probe.close())])
      await end('database', () => platform.close())
    },
  }
}
