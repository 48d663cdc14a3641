import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from '../../app.ts'
import { forgetKept } from '../../platform/briefly.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import { openLog } from '../../platform/log.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { seedBrands } from '../merchants/index.ts'

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
  return run(readConfig({ DATABASE_URL: database.appUrl, JACKFRUIT_SECRET: secret, ...more }))
}

async function run(config: Config) {
  forgetKept()
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
  await expect(begin(here)).rejects.toThrow('JACKFRUIT_ENV is not set, and play.example is a host of a brand')
  await begin({ ...here, JACKFRUIT_ENV: 'demo' })
})

test('nothing is seeded where nobody said the mode and a brand has a host of elsewhere', async () => {
  const live = await testDatabase()
  const owner = new pg.Client({ connectionString: live.adminUrl })
  await owner.connect()
  await seedBrands(live.adminUrl)
  await owner.query(
    `insert into merchants.hosts (host, merchant_id, side) select 'play.example', id, 'member' from merchants.brands where code = 'demommk'`,
  )
  await owner.query("delete from merchants.settings where key = 'peer'")
  const given = { DATABASE_URL: live.appUrl, DATABASE_OWNER_URL: live.adminUrl, JACKFRUIT_ROLE: 'clock' }
  expect(() => readConfig(given)).toThrow('JACKFRUIT_ROLE=clock needs JACKFRUIT_ENV')
  // Also where the environment's own rule were passed, the database is asked before the first row.
  const guessed = { ...readConfig({ ...given, JACKFRUIT_ENV: 'demo' }), isEnvSaid: false }
  await expect(run(guessed)).rejects.toThrow(
    'JACKFRUIT_ENV is not set, and play.example is a host of a brand',
  )
  const { rows } = await owner.query(`
    select (select count(*)::int from identity.members) as members,
      (select count(*)::int from merchants.settings where key = 'peer') as settings`)
  expect(rows).toEqual([{ members: 0, settings: 0 }])
  await owner.end()
  await live.drop()
})
