import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import type { Answer, CallWorld } from '../../testing/call-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'

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

const select = (country: string, currency: string, language: string, cookie = '') =>
  world.ask('POST', '/wps/v2/regions/select', {
    body: { data: { country, currency, language } },
    ...(cookie && { headers: { cookie } }),
  })
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''
const infoWith = async (cookie: string, host = 'localhost') =>
  (await world.ask('GET', `/wps/v2/permission?host=${host}`, { host: `${host}:8080`, headers: { cookie } }))
    .value['info']

test('[SS-26] a region of another currency answers its merchant, and the next calls of this browser belong to it', async () => {
  const chosen = await select('IN', 'INR', 'HI')
  expect(chosen.value).toEqual({
    ...{ merchantCode: 'demoinr', country: 'IN', currency: 'INR', language: 'HI', reload: true },
  })
  expect(String(chosen.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/)
  expect(await infoWith(cookieOf(chosen))).toMatchObject({ merchantCode: 'demoinr', currencySymbol: '₹' })
  const back = await select('PH', 'MMK', 'MY', cookieOf(chosen))
  expect(back.value).toMatchObject({ merchantCode: 'demommk', reload: true })
  expect(await infoWith(cookieOf(back))).toMatchObject({ merchantCode: 'demommk', currencySymbol: 'Ks' })
})

test('[SS-27] a region of the same merchant needs no reload', async () => {
  expect((await select('PH', 'MMK', 'EN')).value).toMatchObject({ merchantCode: 'demommk', reload: false })
})

test('[SS-28] a region that is not listed falls back to the default merchant', async () => {
  const fallback = { merchantCode: 'demommk', country: 'PH', currency: 'MMK' }
  expect((await select('FR', 'EUR', 'EN')).value).toMatchObject({ ...fallback, language: 'EN' })
  expect((await select('IN', 'MMK', 'EN')).value).toMatchObject(fallback)
  expect((await select('FR', 'EUR', 'EN', 'jf_brand=demoinr')).value).toMatchObject({
    ...fallback,
    reload: true,
  })
})

test('[SS-25] a language that the region does not speak becomes its first', async () => {
  expect((await select('IN', 'INR', 'JA')).value).toMatchObject({ language: 'HI' })
})

test('what is no region is refused, and a chosen brand that is none changes nothing', async () => {
  for (const body of [
    {},
    { country: 'in', currency: 'INR', language: 'HI' },
    { country: 'IN', currency: 'INR' },
  ])
    expect(await world.ask('POST', '/wps/v2/regions/select', { body: { data: body } })).toMatchObject({
      status: 400,
    })
  for (const cookie of ['jf_brand=nothing', 'jf_brand=', 'jf_brand=%27or%201', 'brand=demoinr'])
    expect(await infoWith(cookie)).toMatchObject({ merchantCode: 'demommk' })
})

test('a chosen brand opens no host that belongs to none', async () => {
  const answer = await world.ask('GET', '/wps/v2/permission', {
    host: 'evil.example',
    headers: { cookie: 'jf_brand=demoinr' },
  })
  expect(answer).toMatchObject({ status: 421, message: 'domain_check_failed' })
})

test('[SS-22][EN-74] a host stands for its country, and a host of none is in no list', async () => {
  const { value } = await world.ask('GET', '/wps/v2/regions', { host: 'open.localhost' })
  const list = value as unknown as Record<string, unknown>[]
  expect(list[0]).toEqual({
    ...{ merchantCode: 'demommk', country: 'PH', currency: 'MMK', countryName: 'Philippines' },
    ...{ langList: ['MY', 'EN'], domains: ['localhost'] },
  })
  expect(list.flatMap(({ domains }) => domains)).not.toContain('open.localhost')
})

test('[SS-23][MD-34] the place of an address means a region by its country or an alias, or none', async () => {
  await admin.query(
    `insert into merchants.ip_countries (range, country_code)
     values ('198.51.100.0/26', 'IN'), ('198.51.100.64/26', 'MM'), ('198.51.100.128/26', 'FR')`,
  )
  forgetKept()
  const placeOf = async (ip: string) =>
    (await world.ask('GET', '/wps/v2/permission?scope=status', { ip })).value['location']
  expect(await placeOf('198.51.100.1')).toEqual({ ip: '198.51.100.1', countryCode: 'IN', region: 'IN' })
  expect(await placeOf('198.51.100.65')).toMatchObject({ countryCode: 'MM', region: 'PH' })
  expect(await placeOf('198.51.100.129')).toMatchObject({ countryCode: 'FR', region: null })
  expect(await placeOf('192.0.2.1')).toMatchObject({ countryCode: null, region: null })
})
