import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { CallWorld } from '../../testing/call-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'
import { launchOriginsOf, readBrandFiles, seedBrands } from './index.ts'

let world: CallWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openStartWorld()
  const { database } = world
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const second = 'second.localhost'
const keptForMs = 1_050
const settled = () => new Promise((done) => setTimeout(done, keptForMs))

async function idOf(code: string): Promise<number> {
  const { rows } = await admin.query<{ id: number }>('select id from merchants.brands where code = $1', [
    code,
  ])
  return rows[0]?.id ?? 0
}

async function withSwitch(code: string, modId: string, run: () => Promise<void>) {
  const set = (enabled: string) =>
    admin.query('update merchants.setting_nodes set enabled = $1 where mod_id = $2 and merchant_id = $3', [
      enabled,
      modId,
      id,
    ])
  const id = await idOf(code)
  await set('1')
  await settled()
  try {
    await run()
  } finally {
    await set('0')
    await settled()
  }
}

test('[SS-01] [D-85] [EN-110] [EN-111] [EN-112] [EN-113] [EN-114] [EN-115] [EN-116] [EN-98] permission gives a browser all it needs to start, and the brand is the host’s', async () => {
  const first = await world.ask('GET', '/wps/v2/permission')
  expect(first).toMatchObject({ status: 200, success: true })
  expect(first.value).toMatchObject({
    maintenance: false,
    regionRestriction: false,
    info: {
      merchantCode: 'demommk',
      currency: 'MMK',
      defaultLanguage: 'MY',
      esportsVendors: ['skyotter'],
      cardGames: expect.arrayContaining(['tg-baccarat', 'vp-job']),
      launchGameCDNs: ['http://127.0.0.1:8081'],
      imageCDNs: ['/img/a', '/img/b'],
      analytics: { gtagId: '' },
      customerService: expect.arrayContaining([{ label: 'Live chat', isVip: false }]),
      resources: expect.arrayContaining([expect.objectContaining({ resourceType: expect.any(String) })]),
      whitelabel: expect.arrayContaining([
        {
          modId: expect.any(String),
          enabled: expect.stringMatching(/^[01]$/),
          childrenNodes: expect.any(Array),
        },
      ]),
      registerRules: { username: { enabled: true, required: true } },
    },
    location: { ip: expect.stringMatching(/\d/), countryCode: null },
  })
  const other = await world.ask('GET', '/wps/v2/permission', { host: `${second}:8080` })
  expect(other.value).toMatchObject({ info: { merchantCode: 'demoinr', currency: 'INR' } })
})

test('[OV-60] [OV-61] [OV-62] [OV-63] [OV-64] the demonstration is a web of SEA lotteries, in Burmese and English', async () => {
  const { value } = await world.ask('GET', '/wps/v2/permission')
  const { platform, device, lotteryType, defaultLanguage, supportedLanguages } = value['info'] as Record<
    string,
    unknown
  >
  expect({ platform, device, lotteryType, defaultLanguage }).toEqual({
    ...{ platform: 'web', device: 'WEB', lotteryType: 'SEA', defaultLanguage: 'MY' },
  })
  expect((supportedLanguages as string[]).toSorted()).toEqual(['EN', 'MY'])
})

test('[IM-92] [EN-115] a brand’s list names one place for games, and every address of it is told', async () => {
  const { directory } = world
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the demo brand is missing')
  const [first, other, own] = ['http://127.0.0.1:8081', 'http://games.localhost:8081', 'https://own.example']
  expect(launchOriginsOf(brand, [first])).toEqual([first])
  expect(launchOriginsOf(brand, [first, other])).toEqual([first, other])
  expect(launchOriginsOf({ ...brand, launchCdns: [own, '{games}'] }, [first, other])).toEqual([
    ...[own, first, other],
  ])
})

test('[API-14] [API-20] [API-25] [API-32] [API-91] [EN-73] [EN-100] what start-up asks for beside it is answered, and agrees', async () => {
  const info = (await world.ask('GET', '/wps/v2/permission')).value['info'] as Record<string, unknown>
  const read = async (path: string) => (await world.ask('GET', `/wps/v2/${path}`)).value as unknown
  expect(await read('menu/whitelabel')).toEqual(info['whitelabel'])
  expect(await read('settings/register-rules')).toEqual(info['registerRules'])
  expect(await read('settings/register')).toMatchObject({
    usernameEnabled: true,
    mobileReg: true,
    direct: true,
  })
  expect(await read('routers')).toEqual({ domainList: expect.arrayContaining(['localhost']) })
  const countries = (await read('countries')) as Record<string, string>[]
  expect(countries).toContainEqual({ countryCode: 'MM', countryDialingCode: '95' })
  for (const country of countries)
    expect(country).toEqual({
      countryCode: expect.stringMatching(/^[A-Z]{2}$/),
      countryDialingCode: expect.stringMatching(/^\d{1,4}$/),
    })
})

test('[ER-21] a host of no brand is refused, whatever other headers say', async () => {
  for (const headers of [{}, { 'x-forwarded-host': 'localhost' }, { forwarded: 'host=localhost' }]) {
    const answer = await world.ask('GET', '/wps/v2/permission', { host: 'evil.example', headers })
    expect(answer).toMatchObject({ status: 421, success: false, message: 'domain_check_failed' })
  }
})

test('[SS-18] maintenance closes every call but the ones that tell of it, on this brand alone', async () => {
  await withSwitch('demommk', 'SITE_MAINTENANCE', async () => {
    expect((await world.ask('GET', '/wps/v2/permission?scope=status')).value).toMatchObject({
      maintenance: true,
    })
    expect(await world.ask('GET', '/wps/v2/settings/register')).toMatchObject({
      status: 503,
      message: 'site_maintenance',
    })
    expect(await world.ask('GET', '/wps/v2/settings/register', { host: second })).toMatchObject({
      status: 200,
    })
  })
  expect(await world.ask('GET', '/wps/v2/settings/register')).toMatchObject({ status: 200, success: true })
})

test('[SS-18] [ER-22] a blocked country is turned away by its address, and a header changes nothing', async () => {
  const id = await idOf('demommk')
  await admin.query(
    "insert into merchants.blocked (merchant_id, kind, value) values ($1, 'country', 'KP') on conflict do nothing",
    [id],
  )
  await withSwitch('demommk', 'SITE_REGION_RESTRICTION', async () => {
    const ip = '203.0.113.9'
    expect(await world.ask('GET', '/wps/v2/settings/register', { ip })).toMatchObject({
      status: 403,
      message: 'region_restricted',
    })
    const dressed = await world.ask('GET', '/wps/v2/settings/register', {
      ip,
      headers: { 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'MM' },
    })
    expect(dressed).toMatchObject({ status: 403 })
    expect(await world.ask('GET', '/wps/v2/settings/register', { ip: '198.51.100.1' })).toMatchObject({
      status: 200,
    })
  })
})

test('row-level security shows a brand only to a transaction that named it', async () => {
  const { db } = world.database
  const codes = async (id: number) =>
    (
      await inMerchant(db, id, (tx) => sql<{ code: string }>`select code from merchants.brands`.execute(tx))
    ).rows.map(({ code }) => code)
  expect((await sql`select * from merchants.brands`.execute(db)).rows).toEqual([])
  expect((await sql`select * from merchants.settings`.execute(db)).rows).toEqual([])
  expect(await codes(await idOf('demommk'))).toEqual(['demommk'])
  expect(await codes(await idOf('demoinr'))).toEqual(['demoinr'])
})

test('the application cannot write a brand', async () => {
  const id = await idOf('demommk')
  const rename = inMerchant(world.database.db, id, (tx) =>
    sql`update merchants.brands set name = 'x'`.execute(tx),
  )
  await expect(rename).rejects.toThrow(/permission denied/)
})

test('seeding again leaves what operators changed as it is', async () => {
  await admin.query("update merchants.settings set value = '7' where key = 'feedbackMin'")
  expect(await seedBrands(world.database.adminUrl, readBrandFiles())).toEqual([])
  const { rows } = await admin.query(
    "select distinct value from merchants.settings where key = 'feedbackMin'",
  )
  expect(rows).toEqual([{ value: 7 }])
})

test('regions name the hosts where each brand lives', async () => {
  const { value } = await world.ask('GET', '/wps/v2/regions')
  const list = value as unknown as { merchantCode: string; domains: string[] }[]
  expect(list.map(({ merchantCode, domains }) => [merchantCode, domains])).toEqual(
    expect.arrayContaining([
      ['demommk', ['localhost']],
      ['demoinr', [second]],
    ]),
  )
})

test('a wrong method is told from a wrong address', async () => {
  expect(await world.ask('POST', '/wps/v2/permission')).toMatchObject({
    status: 405,
    message: 'method_not_allowed',
  })
  expect(await world.ask('GET', '/wps/v2/nothing')).toMatchObject({ status: 404, message: 'not_found' })
})
