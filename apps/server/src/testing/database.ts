/** A database of its own for one test file: cloned from a migrated template in tens of milliseconds. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db.ts'

export interface TestDatabase extends Database {
  /** The application's role: what the product runs as. */
  readonly appUrl: string
  /** A superuser on the same database: for arranging, tampering and looking. */
  readonly adminUrl: string
  drop(): Promise<void>
}

export async function testDatabase({ max = 8 }: { max?: number } = {}): Promise<TestDatabase> {
  const { adminUrl, appPassword, template } = inject('postgres')
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, `create database ${name} template ${template}`)
  const urlTo = (user: string, password: string) => {
    const url = new URL(adminUrl)
    url.username = user
    url.password = password
    url.pathname = `/${name}`
    return url.toString()
  }
  const admin = new URL(adminUrl)
  const appUrl = urlTo('jackfruit_app', appPassword)
  const database = openDatabase(appUrl, { max })
  return {
    ...database,
    appUrl,
    adminUrl: urlTo(admin.username, decodeURIComponent(admin.password)),
    async drop() {
      await database.close()
      await asAdmin(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function asAdmin(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
