/** Starts one PostgreSQL for a test run and migrates the template that each test file clones. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { migrate, provision } from '../platform/migrate.ts'

export interface TestPostgres {
  adminUrl: string
  appPassword: string
  template: string
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres
  }
}

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-test-'))
  const server = await startPostgres({ dataDir, durable: false })
  const template = 'template_jackfruit'
  const appPassword = 'only-for-tests'
  await provision(server.adminUrl, { database: template, role: 'jackfruit_app', password: appPassword })
  await migrate(server.adminUrl.replace(/\/postgres$/, `/${template}`))
  project.provide('postgres', { adminUrl: server.adminUrl, appPassword, template })
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
