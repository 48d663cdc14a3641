/** Opens the plumbing of one process. */
import { bounds } from '@jackfruit/postgres'
import type { FastifyBaseLogger } from 'fastify'
import { answersCalls, type Config } from './config.ts'
import { openDatabase } from './database/db.ts'
import { demandOneEach } from './database/one-each.ts'
import { type Measure, measureOf, type Space, watchSpace } from './database/space.ts'
import type { Platform } from './module.ts'
import { openParts } from './parts.ts'
import { openEventBus } from './pushes/events.ts'
import { deriveSecrets } from './secrets.ts'
import { type Clock, openClock } from './work/clock.ts'
import { answerNoCalls } from './work/pace.ts'

/** Connections for what goes on by itself, in a process that does both; what it asks of faces goes over those of calls. */
const workPool = 8
/** For what is kept in memory and read again now and then, for many at once. */
const keptPool = 4

export interface OpenPlatform extends Platform {
  readonly clock: Clock
  readonly space: Space
  close(): Promise<void>
}

export interface PlatformOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly site?: string | null
  readonly now?: () => Date
  /** The clock of this process, in milliseconds. */
  readonly ownClock?: () => number
  /** Bytes that are free for the database, where somebody else measures them. */
  readonly freeSpace?: Measure
}

export async function openPlatform({
  config,
  log,
  site = null,
  now,
  ownClock,
  freeSpace,
}: PlatformOptions): Promise<OpenPlatform> {
  const warn = (where: string) => (error: unknown) => log.warn({ err: error }, where)
  const { databaseUrl: url, databasePool, role } = config
  if (!answersCalls(config)) answerNoCalls()
  const calls = answersCalls(config)
    ? openDatabase(url, { max: databasePool })
    : openDatabase(url, { max: workPool, bounds: bounds.working })
  const work = role === 'all' ? openDatabase(url, { max: workPool, bounds: bounds.working }) : calls
  const kept = openDatabase(url, { max: keptPool })
  if (process.env['JACKFRUIT_TEST']) for (const each of new Set([calls, work])) demandOneEach(each)
  const close = async () => {
    await calls.close()
    await kept.close()
    if (work !== calls) await work.close()
  }
  const { db, pool } = calls
  const parts = openParts()
  const orClose = async (error: unknown) => {
    await close()
    throw error
  }
  const clock = await openClock({ url, log, own: ownClock }).catch(orClose)
  parts.say('clock', clock.why)
  const bus = await openEventBus(url, warn('event bus')).catch(async (error: unknown) => {
    await clock.close()
    return orClose(error)
  })
  parts.say('bus', bus.why)
  const measure = freeSpace ?? measureOf(config, work.db)
  const space = watchSpace({ measure, bounds: config.space, parts, log })
  return {
    ...{ config, db, pool, workDb: work.db, keptDb: kept.db, bus, clock, parts, space, log, warn, site },
    now: now ?? clock.now,
    isProduction: config.env === 'production',
    secrets: deriveSecrets(config.secret),
    async close() {
      await clock.close()
      await space.stop()
      await bus.close()
      await close()
    },
  }
}
