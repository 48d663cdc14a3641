import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '../../app.ts'
import { forgetKept } from '../../platform/briefly.ts'
import { readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'

const secret = 'k3'.repeat(20)
let database: TestDatabase
let admin: pg.Client
const lines: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await begin({ JACKFRUIT_ROLE: 'clock', DATABASE_OWNER_URL: database.adminUrl, JACKFRUIT_ENV: 'demo' })
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const production = { JACKFRUIT_ENV: 'production', GAMES_ORIGIN: 'https://games.example' }

/** A process of this environment seeds and mounts what it answers, as main does. */
async function begin(more: Readonly<Record<string, string>>) {
  forgetKept()
  const config = readConfig({ DATABASE_URL: database.appUrl, JACKFRUIT_SECRET: secret, ...more })
  const log = openLog('warn', { write: (line) => void lines.push(line) })
  const app = await openApp({ config, log, site: null })
  try {
    await app.seed()
    await app.serve()
  } finally {
    await app.close()
  }
}

const standing = async () => {
  const { rows } = await admin.query<{ username: string; status: string }>(
    "select username, status from identity.members where username in ('general', 'agent', 'player') order by id",
  )
  return Object.fromEntries(rows.map(({ username, status }) => [username, status]))
}

test('in production nothing answers from a database that was a demonstration until its logins are locked, and a line names them', async () => {
  // One who took a demonstration's account over has a password of their own: that one is theirs.
  await admin.query(
    `update identity.members set password_hash = (select password_hash from identity.members where username = 'player')
     where username = 'agent'`,
  )
  await expect(begin({ ...production, JACKFRUIT_ROLE: 'api' })).rejects.toThrow(
    'general, player of demommk still open with the published passwords',
  )
  await expect(begin(production)).rejects.toThrow('this database was a demonstration')
  expect(await standing()).toEqual({ general: 'active', agent: 'active', player: 'active' })

  lines.length = 0
  await begin({ ...production, JACKFRUIT_ROLE: 'clock', DATABASE_OWNER_URL: database.adminUrl })
  expect(await standing()).toEqual({ general: 'locked', agent: 'active', player: 'locked' })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ brand: 'demommk', accounts: ['general', 'player'] }),
  )
  await begin(production)
})

test('a brand with a host of elsewhere answers only to who says whether it is a demonstration', async () => {
  const here = { DATABASE_URL: database.appUrl }
  await begin(here)
  await admin.query(
    `insert into merchants.hosts (host, merchant_id, side) select 'play.example', id, 'member' from merchants.brands where code = 'demommk'`,
  )
  await expect(begin(here)).rejects.toThrow(
    'JACKFRUIT_ENV is not set, and play.example is a host of this database',
  )
  await begin({ ...here, JACKFRUIT_ENV: 'demo' })
})
