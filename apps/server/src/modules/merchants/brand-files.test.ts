import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { folderOfLike, readBrandFile, readBrandFiles } from './brand-files.ts'

const brands = readBrandFiles()
const switchesOf = (nodes: (typeof brands)[number]['whitelabel']): [string, string][] =>
  nodes.flatMap(({ modId, enabled, childrenNodes }) => [[modId, enabled], ...switchesOf(childrenNodes)])

test.each([
  ['[EN-75] Philippines', 'PH', 'MMK', ['MY', 'EN']],
  ['[EN-76] Bangladesh', 'BD', 'BDT', ['EN', 'BN']],
  ['[EN-77] India', 'IN', 'INR', ['HI', 'EN']],
  ['[EN-78] Nigeria', 'NG', 'NGN', ['EN']],
  ['[EN-79] Indonesia', 'ID', 'IDRK', ['EN', 'ID']],
  ['[EN-80] Pakistan', 'PK', 'PKR', ['EN', 'UR']],
  ['[EN-81] Kenya', 'KE', 'KES', ['EN']],
])('%s has a brand with its currency and its languages', (_, country, currency, langList) => {
  const found = brands.filter(({ region }) => region.country === country)
  expect(found).toMatchObject([{ currency, region: { langList } }])
  expect(found[0]?.supportedLanguages.toSorted()).toEqual(langList.toSorted())
})

test('[D-111] there is one brand for each currency, and demommk is the default', () => {
  expect(new Set(brands.map(({ currency }) => currency)).size).toBe(brands.length)
  expect(brands.filter(({ region }) => region.isDefault).map(({ merchantCode }) => merchantCode)).toEqual([
    'demommk',
  ])
  expect(brands[0]?.merchantCode).toBe('demommk')
  const hosts = brands.flatMap((brand) => brand.hosts.map(({ host }) => host))
  expect(new Set(hosts).size).toBe(hosts.length)
})

test('a brand that is like another names only what differs', () => {
  const [demo, india] = ['demommk', 'demoinr'].map((code) =>
    brands.find(({ merchantCode }) => merchantCode === code),
  )
  const own = Object.entries(india?.settings ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(Object(demo?.settings)[key]),
  )
  expect(Object.fromEntries(own)).toMatchObject({ openingGrant: '5000.00', isSingle: true })
  expect(own.map(([key]) => key).toSorted()).toEqual([
    ...[
      'affiliateSteps',
      'appIcon',
      'depositMethods',
      'gameJackpots',
      'isSingle',
      'jackpot',
      'lineTransfers',
      'openingGrant',
    ],
    ...['payoutMethods', 'payouts', 'peer'],
  ])
  expect(india?.registerRules).toEqual(demo?.registerRules)
  const differing = switchesOf(india?.whitelabel ?? []).filter(
    ([id, enabled]) => new Map(switchesOf(demo?.whitelabel ?? [])).get(id) !== enabled,
  )
  expect(differing).toEqual([
    ['SITE_CHAT_ROOM', '0'],
    ['AGENT_HOUR_SALARY', '0'],
  ])
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function own(file: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-brands-'))
  folders.push(folder)
  for (const [name, brand] of Object.entries({ base: brands[0], own: file })) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'brand.json'), JSON.stringify(brand))
  }
  return join(folder, 'own', 'brand.json')
}

test('a mistake in a brand’s file is told with its place', () => {
  const read = (file: object) => () => readBrandFile(own(file))
  expect(read({ like: 'base', switches: { SITE_NOTHING: '1' } })).toThrow(
    /switches: there is no SITE_NOTHING/,
  )
  expect(read({ like: 'base', currency: 'mmk' })).toThrow(/own\/brand\.json: currency/)
  expect(read({ like: 'base', nothing: 1 })).toThrow(/own\/brand\.json/)
  expect(read({ like: '../base' })).toThrow(/like/)
  expect(read({ like: 'base', currency: 'QQQ' })).toThrow(/QQQ/)
  const demo = brands[0]?.settings
  const paying = (change: object) => read({ like: 'base', settings: change })
  const [way, ...ways] = demo?.payoutMethods ?? []
  expect(paying({ payouts: { ...demo?.payouts, gateways: [] } })).toThrow(/settings\.payouts\.gateways/)
  expect(paying({ payouts: { ...demo?.payouts, dayMax: '1.00' } })).toThrow(
    /settings\.payouts\.papersFrom: is more/,
  )
  for (const [change, told] of [
    [{ min: '0.00' }, /payoutMethods\.0\.min: is nothing/],
    [{ max: '1.00' }, /payoutMethods\.0\.max: is less than min/],
    [{ max: '900000000.00' }, /payoutMethods\.0\.max: is more than dayMax/],
    [{ feeFixed: '10000.00' }, /payoutMethods\.0\.feeFixed: eats up/],
    [{ pattern: '(' }, /payoutMethods\.0\.pattern: is no pattern/],
    [{ network: 'TRC20' }, /payoutMethods\.0/],
  ] as const)
    expect(paying({ payoutMethods: [{ ...way, ...change }, ...ways] })).toThrow(told)
  expect(readBrandFile(own({ like: 'base', brand: 'Mine' }))).toEqual({ ...brands[0], brand: 'Mine' })
  expect(folderOfLike(own({ like: 'base' }))).toMatch(/base$/)
})
