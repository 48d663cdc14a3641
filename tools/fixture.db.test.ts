import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContent } from '../apps/server/src/modules/content/index.ts'
import { openPasswords } from '../apps/server/src/modules/identity/guards/passwords.ts'
import { seedBrands } from '../apps/server/src/modules/merchants/index.ts'
import { deriveSecrets } from '../apps/server/src/platform/secrets.ts'
import { type TestDatabase, testDatabase } from '../apps/server/src/testing/database.ts'

const script = fileURLToPath(new URL('./fixture.ts', import.meta.url))
const secret = 'only-for-the-test-of-fixtures-0123456789'
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-fixture-'))
let database: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  await seedBrands(database.adminUrl)
  await seedContent(database.adminUrl)
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

function fixture(args: string, env: Record<string, string> = {}) {
  const ran = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args.split(' ')],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'] ?? '',
        JACKFRUIT_TEST: '1',
        JACKFRUIT_DATA: dataDir,
        JACKFRUIT_SECRET: secret,
        DATABASE_OWNER_URL: database.adminUrl,
        ...env,
      },
    },
  )
  return { status: ran.status, said: ran.stderr, made: ran.status === 0 ? JSON.parse(ran.stdout) : null }
}

const membersCalled = async (prefix: string) =>
  Number(
    (await admin.query('select count(*) from identity.members where username like $1', [`${prefix}%`]))
      .rows[0].count,
  )

test('it refuses without the flag of tests, and in production even with it', async () => {
  const plain = fixture('member demommk nobody1', { JACKFRUIT_TEST: '0' })
  expect([plain.status, plain.said]).toEqual([1, expect.stringContaining('set JACKFRUIT_TEST=1')])
  const production = fixture('member demommk nobody1', { JACKFRUIT_ENV: 'production' })
  expect([production.status, production.said]).toEqual([1, expect.stringContaining('never in production')])
  expect(await membersCalled('nobody')).toBe(0)
})

test('it says what to do when nothing runs', () => {
  const { status, said } = fixture('member demommk nobody1', { DATABASE_OWNER_URL: '' })
  expect([status, said]).toEqual([1, expect.stringContaining('npm start first')])
})

test('a merchant has a host and a currency of its own, once', async () => {
  expect(fixture('merchant shopinr --host shop.localhost --currency INR').made).toMatchObject({ fresh: true })
  expect(fixture('merchant shopinr --host shop.localhost --currency INR').made).toMatchObject({
    fresh: false,
  })
  const { rows } = await admin.query(
    `select b.currency, h.host from merchants.brands b join merchants.hosts h on h.merchant_id = b.id where b.code = 'shopinr'`,
  )
  expect(rows).toEqual([{ currency: 'INR', host: 'shop.localhost' }])
})

test('a member can log in with the password, and has the grant and the deposit', async () => {
  const { made } = fixture('member demommk fixed1 --password Known#2026 --deposit 250.50')
  expect(made).toMatchObject({ username: 'fixed1', type: 0, upline: null, balance: '100250.50' })
  const { rows } = await admin.query('select password_hash from identity.members where id = $1', [made.id])
  const passwords = openPasswords(deriveSecrets(secret).pepper)
  expect(await passwords.isRight(rows[0].password_hash, 'Known#2026')).toBe(true)
})

test('a deposit repeated with its key counts once; a name twice, an unknown one and no amount are refused', () => {
  expect(fixture('deposit demommk fixed1 100 --key a').made).toMatchObject({ balance: '100350.50' })
  expect(fixture('deposit demommk fixed1 100 --key a').made).toMatchObject({ balance: '100350.50' })
  expect(fixture('member demommk FIXED1').said).toContain('is taken')
  expect(fixture('deposit demommk nobody1 100').said).toContain('Nobody is called nobody1')
  for (const amount of ['0', '1e3', '1.234'])
    expect(fixture(`deposit demommk fixed1 ${amount}`).status, amount).toBe(1)
  expect(fixture('deposit demommk fixed1 1 --key b').made).toMatchObject({ balance: '100351.50' })
})

test('a tree has its agents one below the other, and members under the lowest', async () => {
  const { made } = fixture('tree demommk root --depth 2 --width 2 --members 3')
  expect(made).toHaveLength(1 + 2 + 4 + 4 * 3)
  const { rows } = await admin.query(
    `select m.username, m.type, u.username as upline from identity.members m left join identity.members u on u.id = m.upline_id
     where m.username in ('root', 'roota2', 'roota2a1', 'roota2a1m3') order by m.username`,
  )
  expect(rows).toEqual([
    { username: 'root', type: 2, upline: null },
    { username: 'roota2', type: 1, upline: 'root' },
    { username: 'roota2a1', type: 1, upline: 'roota2' },
    { username: 'roota2a1m3', type: 0, upline: 'roota2a1' },
  ])
  expect(fixture('member demommk under1 --upline roota2a1m3').said).toContain('is no agent')
})

test('a banner and a notice are published, changed and withdrawn, and a text is edited', async () => {
  const titleOf = async (table: string, id: string) =>
    (await admin.query(`select titles->>'EN' as title from content.${table} where id = $1`, [id])).rows[0]
      ?.title
  const banner = fixture('banner demommk shop --title One --leads 1=/help').made.id
  fixture(`change demommk banner ${banner} --title EN=Two`)
  expect(await titleOf('banners', banner)).toBe('Two')
  const notice = fixture('notice demommk B --title News --html <p>x</p><script>1</script> --home').made.id
  const { rows } = await admin.query('select contents, on_home from content.announcements where id = $1', [
    notice,
  ])
  expect(rows).toEqual([{ contents: { EN: '<p>x</p>', MY: '<p>x</p>' }, on_home: true }])
  expect(fixture(`withdraw demommk banner ${banner}`).made).toEqual({ done: true })
  expect(fixture(`withdraw demommk notice ${notice}`).made).toEqual({ done: true })
  expect([await titleOf('banners', banner), await titleOf('announcements', notice)]).toEqual([
    undefined,
    undefined,
  ])
  expect(fixture(`withdraw demommk banner ${banner}`)).toMatchObject({ status: 1 })
  expect(fixture('banner demommk shop --title One --leads 2=javascript:1').said).toContain('may not lead')
})

test('maintenance, restriction, switches, places and hosts are set, and a mistake changes nothing', async () => {
  const state = async () =>
    (
      await admin.query(
        `select b.maintenance_end as until,
           (select string_agg(mod_id, ',' order by mod_id) from merchants.setting_nodes n
            where n.merchant_id = b.id and enabled = '1' and mod_id in ('SITE_MAINTENANCE', 'SITE_REGION_RESTRICTION', 'LOGIN_FREE_PLAY')) as on,
           (select string_agg(value, ',' order by value) from merchants.blocked p where p.merchant_id = b.id) as blocked
         from merchants.brands b where code = 'demommk'`,
      )
    ).rows[0]
  fixture('maintenance demommk on --until 2031-01-31T10:00:00Z')
  fixture('restriction demommk on FR 192.0.2.7 10.0.0.0/8')
  expect(fixture('switch demommk LOGIN_FREE_PLAY off').made).toEqual({ done: true })
  expect(await state()).toEqual({
    until: new Date('2031-01-31T10:00:00Z'),
    on: 'SITE_MAINTENANCE,SITE_REGION_RESTRICTION',
    blocked: '10.0.0.0/8,192.0.2.7,FR',
  })
  expect(fixture('restriction demommk off nowhere').said).toContain('no country code')
  expect((await state()).blocked).toBe('10.0.0.0/8,192.0.2.7,FR')
  fixture('maintenance demommk off')
  fixture('restriction demommk off')
  expect(await state()).toEqual({ until: null, on: null, blocked: null })
  for (const args of [
    ...['place 127.0.0.0/8 IN', 'place 127.0.0.0/8 none', 'host demommk more.localhost PH'],
    ...['cdn demommk image /img/a', 'service demommk VIP none', 'resource demommk telegram none'],
    'article demommk terms who --title Who',
  ])
    expect(fixture(args), args).toMatchObject({ status: 0 })
  expect(fixture('switch demommk SITE_NOTHING on').status).toBe(1)
  expect(fixture('switch nobody SITE_MAINTENANCE on').said).toContain('no merchant nobody')
  expect(fixture('maintenance demommk maybe').said).toContain('on or off')
})
