/**
 * Starts the clusters of a test run. Each worker has one with a migrated template that its files clone: who reads the
 * ledger by watermark waits for every transaction of the cluster, so files side by side would wait for each other.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedBrands } from '../modules/merchants/index.ts'
import { migrate, provision } from '../platform/database/migrate.ts'

export interface TestPostgres {
  adminUrl: string
  appPassword: string
  template: string
  /** The same with the brands of the demonstration in it, as the platform seeds them. */
  withBrands: string
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
const withBrands = 'template_with_brands'
const appPassword = 'only-for-tests'

interface Started {
  readonly adminUrl: string
  readonly clusters: readonly TestPostgres[]
  stop(): Promise<void>
}

/** Projects share what one of them started: this file is another module to each, so it lies where all of them look. */
const shared = globalThis as { jackfruitTestClusters?: { readonly started: Promise<Started>; users: number } }

export default async function setup(project: TestProject) {
  shared.jackfruitTestClusters ??= { started: start(workersOf(project)), users: 0 }
  const own = shared.jackfruitTestClusters
  own.users++
  const { adminUrl, clusters, stop } = await own.started
  project.provide('postgres', { adminUrl })
  project.provide('clusters', clusters)
  return async () => {
    if (--own.users > 0) return
    delete shared.jackfruitTestClusters
    await stop()
  }
}

/** As many as run at once in any of the projects. */
const workersOf = ({ vitest }: TestProject): number =>
  Math.max(...vitest.projects.map(({ config }) => Number(config.maxWorkers)))

async function start(count: number): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-test-'))
  const servers: Server[] = []
  const begin = async (name: string) => {
    const server = await startPostgres({ dataDir: join(dataDir, name), durable: false })
    servers.push(server)
    return server.adminUrl
  }
  const workers = Array.from({ length: count }, (_, at) => `worker-${at}`)
  const [adminUrl, ...clusters] = await Promise.all([
    begin('bare'),
    ...workers.map(async (name) => prepared(await begin(name))),
  ])
  return {
    ...{ adminUrl, clusters },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function prepared(adminUrl: string): Promise<TestPostgres> {
  const urlOf = (name: string) => adminUrl.replace(/\/postgres$/, `/${name}`)
  await provision(adminUrl, { database: template, role: 'jackfruit_app', password: appPassword })
  await migrate(urlOf(template))
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`create database ${withBrands} template ${template} strategy file_copy`)
  await admin.end()
  await seedBrands(urlOf(withBrands))
  return { adminUrl, appPassword, template, withBrands }
}
