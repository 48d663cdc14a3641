/** Opens the plumbing of one process. */
import type { FastifyBaseLogger } from 'fastify'
import { answersCalls, type Config } from './config.ts'
import { openDatabase } from './database/db.ts'
import type { Platform } from './module.ts'
import { openParts } from './parts.ts'
import { openEventBus } from './pushes/events.ts'
import { deriveSecrets } from './secrets.ts'

/** Connections for what goes on by itself, in a process that does both; what it asks of faces goes over those of calls. */
const workPool = 8

export interface OpenPlatform extends Platform {
  close(): Promise<void>
}

export interface PlatformOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly site?: string | null
  readonly now?: () => Date
}

export async function openPlatform({
  config,
  log,
  site = null,
  now = () => new Date(),
}: PlatformOptions): Promise<OpenPlatform> {
  const warn = (where: string) => (error: unknown) => log.warn({ err: error }, where)
  const { databaseUrl: url, databasePool, role } = config
  const calls = openDatabase(url, { max: answersCalls(config) ? databasePool : workPool })
  const work = role === 'all' ? openDatabase(url, { max: workPool }) : calls
  const close = async () => {
    await calls.close()
    if (work !== calls) await work.close()
  }
  const { db, pool } = calls
  const parts = openParts()
  const bus = await openEventBus(url, warn('event bus')).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    ...{ config, db, pool, workDb: work.db, bus, parts, now, log, warn, site },
    isProduction: config.env === 'production',
    secrets: deriveSecrets(config.secret),
    async close() {
      await bus.close()
      await close()
    },
  }
}
