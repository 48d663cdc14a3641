/** A studio's own database for one test file, made by the superuser and owned by nobody special. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface StudioDatabase {
  readonly url: string
  query(text: string, values?: unknown[]): Promise<Record<string, never>[]>
  drop(): Promise<void>
}

export async function studioDatabase(adminUrl: string): Promise<StudioDatabase> {
  const name = `studio_${randomBytes(6).toString('hex')}`
  await once(adminUrl, `create database ${name} strategy file_copy`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.toString(), max: 2 })
  // One that is cut off while it closes has left its pool, which no longer listens for it.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  return {
    url: url.toString(),
    query: async (text, values = []) => (await pool.query(text, values)).rows,
    async drop() {
      await pool.end()
      await once(adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function once(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
