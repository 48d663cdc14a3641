import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetKept } from '../../platform/briefly.ts'
import { asOwner } from '../../platform/database/as-owner.ts'
import type { CallWorld } from '../../testing/call-world.ts'
import { openStartWorld } from '../../testing/start-world.ts'
import { brandChanges, changeBrand, idOfBrand } from './index.ts'

let world: CallWorld
let merchantId = 0
beforeAll(async () => {
  world = await openStartWorld()
  merchantId = await asOwner(
    world.database.adminUrl,
    async (client) => (await idOfBrand(client, 'demommk')) ?? 0,
  )
})
afterAll(() => world.close())

const signed = { by: 'Daw Hla', why: 'asked by the brand, letter 7' }
async function set(what: string, value: string) {
  const changed = await asOwner(world.database.adminUrl, (client) =>
    changeBrand(client, { merchantId, what, value, ...signed, at: new Date() }),
  )
  forgetKept()
  return changed
}
const journal = () => asOwner(world.database.adminUrl, (client) => brandChanges(client, merchantId, 100))
const told = async (host = 'localhost') =>
  (await world.ask('GET', '/wps/v2/permission', { host })).value['info'] as Record<string, unknown>
const settingOf = async (key: string) =>
  ((await world.directory.brandOfId(merchantId))?.settings as Record<string, unknown> | undefined)?.[key]

test('[IM-06] an operator changes languages, lottery, look, zone, addresses and the tag: what a page asks first tells each, of this brand alone', async () => {
  const [before, elsewhere] = [await told(), await told('second.localhost')]
  const changes = [
    ['defaultLanguage', 'EN', { defaultLanguage: 'EN' }],
    ['supportedLanguages', 'EN,MY,TH', { supportedLanguages: ['EN', 'MY', 'TH'] }],
    ['fallbackLanguage', 'MY', { fallbackLanguage: 'MY' }],
    ['dropdownLanguages', 'MY, EN', { dropdownLanguages: ['MY', 'EN'] }],
    ['prizeMode', 'Lott', { prizeMode: 'Lott' }],
    ['defaultTheme', 'dark', { defaultTheme: 'dark' }],
    ['timeZone', 'Asia/Bangkok', { timeZone: 'Asia/Bangkok' }],
    ['minAgeAgreement', '20', { minAgeAgreement: 20 }],
    ['gtagId', 'G-ABCD1234', { analytics: { gtagId: 'G-ABCD1234' } }],
    ['imageCDNs', '/img/b,/img/c', { imageCDNs: ['/img/b', '/img/c'] }],
    ['launchGameCDNs', 'https://play.example', { launchGameCDNs: ['https://play.example'] }],
  ] as const
  let expected = before
  for (const [field, value, shown] of changes) {
    expect(await set(field, value), field).toMatchObject({ problem: null })
    expected = { ...expected, ...shown }
    expect(await told()).toEqual(expected)
  }
  expect(await told('second.localhost')).toEqual(elsewhere)
  const kept = await journal()
  expect(kept.map(({ what }) => what).toReversed()).toEqual(changes.map(([field]) => field))
  expect(kept[0]).toMatchObject({ before: ['{games}'], after: ['https://play.example'], ...signed })
})

test('[IM-06] a limit is changed by its way, and all beside it stays as it was', async () => {
  const [payouts, methods] = [
    (await settingOf('payouts')) as Record<string, unknown>,
    (await settingOf('depositMethods')) as { code: string }[],
  ]
  await set('payouts.dayMax', '123456.00')
  expect(await settingOf('payouts')).toEqual({ ...payouts, dayMax: '123456.00' })
  await set('depositMethods.kbzpay.max', '777000.00')
  expect(await settingOf('depositMethods')).toEqual(
    methods.map((each) => (each.code === 'kbzpay' ? { ...each, max: '777000.00' } : each)),
  )
  await set('feedbackMax', '500')
  expect(await told()).toMatchObject({ feedbackMax: 500 })
  expect((await journal())[0]).toMatchObject({ what: 'feedbackMax', after: 500 })
})

describe('[IM-06] what cannot be is refused with the reason, and nothing is changed or kept', () => {
  test.each([
    ['defaultLanguage', 'HI', 'not_supported'],
    ['defaultLanguage', 'XX', 'invalid'],
    ['dropdownLanguages', 'EN,KO', 'invalid'],
    ['supportedLanguages', 'TH', 'in_use'],
    ['lotteryType', 'VN', 'invalid'],
    ['prizeMode', 'Best', 'invalid'],
    ['defaultTheme', 'blue', 'invalid'],
    ['defaultTheme', 'dark', 'same'],
    ['timeZone', 'Asia/Nowhere', 'no_zone'],
    ['minAgeAgreement', '17', 'invalid'],
    ['gtagId', '<script>', 'invalid'],
    ['imageCDNs', 'http://plain.example', 'invalid'],
    ['launchGameCDNs', 'javascript:1', 'invalid'],
    ['currencySymbol', '$', 'symbol'],
    ['code', 'other', 'unknown'],
    ['jackpot.seed', '1.00', 'unknown'],
    ['payouts', '1', 'unknown'],
    ['payouts.__proto__', '1', 'unknown'],
    ['payouts.dayMax', '-5', 'invalid'],
    ['payouts.dayMax', '1.005', 'invalid'],
    ['payouts.dayCount', 'many', 'invalid'],
    ['lineTransfers.min', '999999999.00', 'crossed'],
    ['feedbackMin', '2000', 'crossed'],
  ])('%s %s: %s', async (what, value, problem) => {
    const before = [
      await told(),
      await settingOf('payouts'),
      await settingOf('lineTransfers'),
      await journal(),
    ]
    expect(await set(what, value)).toMatchObject({ problem })
    expect([
      ...[await told(), await settingOf('payouts'), await settingOf('lineTransfers'), await journal()],
    ]).toEqual(before)
  })
})
