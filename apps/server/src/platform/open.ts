/** Opens the plumbing of one process. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { openDatabase } from './database/db.ts'
import type { Platform } from './module.ts'
import { openEventBus } from './pushes/events.ts'
import { deriveSecrets } from './secrets.ts'

/** Connections for what goes on by itself, beside those for calls. */
const workPool = 4

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
  const max = { api: databasePool, jobs: workPool, all: databasePool + workPool }[role]
  const { db, pool, close } = openDatabase(url, { max })
  const bus = await openEventBus(url, warn('event bus')).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    ...{ config, db, pool, bus, now, log, warn, site },
    isProduction: config.env === 'production',
    secrets: deriveSecrets(config.secret),
    async close() {
      await bus.close()
      await close()
    },
  }
}
