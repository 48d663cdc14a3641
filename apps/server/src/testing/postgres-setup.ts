/**
 * Starts the clusters of a test run. Each worker has one with a migrated template that its files clone: who reads the
 * ledger by watermark waits for every transaction of the cluster, so files side by side would wait for each other.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { migrate, provision } from '../platform/database/migrate.ts'

export interface TestPostgres {
  adminUrl: string
  appPassword: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, with the platform's template. */
    clusters: readonly TestPostgres[]
    /** One for whoever brings a schema of their own. */
    postgres: { adminUrl: string }
  }
}

const template = 'template_jackfruit'
const appPassword = 'only-for-tests'

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-test-'))
  const servers: Server[] = []
  const start = async (name: string) => {
    const server = await startPostgres({ dataDir: join(dataDir, name), durable: false })
    servers.push(server)
    return server.adminUrl
  }
  const workers = Array.from({ length: Number(project.config.maxWorkers) }, (_, at) => `worker-${at}`)
  const [adminUrl, ...clusters] = await Promise.all([
    start('bare'),
    ...workers.map(async (name) => prepared(await start(name))),
  ])
  project.provide('postgres', { adminUrl })
  project.provide('clusters', clusters)
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function prepared(adminUrl: string): Promise<TestPostgres> {
  await provision(adminUrl, { database: template, role: 'jackfruit_app', password: appPassword })
  await migrate(adminUrl.replace(/\/postgres$/, `/${template}`))
  return { adminUrl, appPassword, template }
}
