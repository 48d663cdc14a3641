import { describe, expect, test } from 'vitest'
import { chooseScreen, decideCountry, pick, regionChoice, type StartupWorld, startUp } from './startup.ts'

const region = (merchantCode: string, country: string, domains: string[] = []) => ({
  ...{ merchantCode, country, domains },
  ...{ currency: 'MMK', countryName: country, langList: ['MY' as const] },
})
const regions = [
  region('mmk', 'PH', ['jackfruit.example']),
  region('inr', 'IN', ['in.example']),
  region('ngn', 'NG'),
]

describe('the screen', () => {
  test.each([
    ['[SS-01] the app', false, false, 0],
    ['[SS-02] maintenance', true, false, 1],
    ['[SS-03] blocked', false, true, 2],
    ['[SS-18] maintenance before the region', true, true, 1],
  ])('%s', (_, maintenance, regionRestriction, status) => {
    expect(chooseScreen({ maintenance, regionRestriction })).toBe(status)
  })
})

describe('the country', () => {
  test.each([
    [
      'a stored one holds',
      { stored: 'KE', host: 'in.example', detected: 'NG' },
      { kind: 'known', country: 'KE' },
    ],
    [
      '[SS-22] else the one mapped from the host',
      { stored: null, host: 'in.example', detected: 'NG' },
      { kind: 'known', country: 'IN' },
    ],
    [
      '[SS-23] else the detected one, if on offer',
      { stored: null, host: 'x.example', detected: 'IN' },
      { kind: 'known', country: 'IN' },
    ],
    [
      '[SS-24] else the person is asked',
      { stored: null, host: 'x.example', detected: 'FR' },
      { kind: 'ask' },
    ],
    [
      '[SS-24] asked too when nothing was detected',
      { stored: null, host: 'x.example', detected: null },
      { kind: 'ask' },
    ],
  ])('%s', (_, question, answer) => {
    expect(decideCountry({ ...question, regions })).toEqual(answer)
  })
  test('nobody is asked where no region is on offer, or one only', () => {
    const lost = { stored: null, host: 'x.example', detected: 'FR' }
    expect(decideCountry({ ...lost, regions: [] })).toEqual({ kind: 'none' })
    expect(decideCountry({ ...lost, regions: regions.slice(0, 1) })).toEqual({ kind: 'known', country: 'PH' })
  })
})

describe('a chosen region', () => {
  test.each([
    ['[SS-26] of another merchant reloads under it', 'IN', { merchantCode: 'inr', mustReload: true }],
    ['[SS-27] of the same merchant does not', 'PH', { merchantCode: 'mmk', mustReload: false }],
    [
      '[SS-28] that is unknown falls back to the default merchant',
      'FR',
      { merchantCode: 'mmk', mustReload: false },
    ],
  ])('%s', (_, country, choice) => {
    expect(regionChoice({ country }, 'mmk', regions, 'mmk')).toEqual(choice)
  })
})

describe('picking a CDN', () => {
  test('[SS-13][SS-14] every entry of the list can come', () => {
    const list = ['a', 'b', 'c']
    expect([0, 0.33, 0.34, 0.67, 0.999].map((random) => pick(list, random))).toEqual([
      'a',
      'a',
      'b',
      'c',
      'c',
    ])
  })
  test('an empty list means our own address', () => {
    expect(pick([], 0.5)).toBe('')
  })
})

describe('start-up', () => {
  const info = { imageCDNs: ['i1', 'i2'], launchGameCDNs: ['g1', 'g2'], analytics: { gtagId: 'G-1' } }
  const permission = {
    info,
    location: { ip: '1.2.3.4', countryCode: null },
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
  }

  function traced(change: object = {}) {
    const trace: string[] = []
    const numbers = [0.9, 0.1]
    const world: StartupWorld = {
      storeMerchantCode: () => void trace.push('merchant'),
      fetchPermission: async () => {
        trace.push('permission')
        return { ...permission, ...change } as never
      },
      fetchRegions: async () => {
        trace.push('regions')
        return regions
      },
      fetchCountries: async () => void trace.push('countries'),
      random: () => {
        trace.push('pick')
        return numbers.shift() ?? 0
      },
      setSettings: async () => void trace.push('settings'),
      storedCountry: () => null,
      storeCountry: (country) => void trace.push(`country ${country}`),
      host: () => 'jackfruit.example',
      loadAnalytics: (id) => void trace.push(`analytics ${id}`),
    }
    return { world, trace }
  }

  test('[SS-11..SS-17][SS-19][SS-20] takes its steps in order', async () => {
    const { world, trace } = traced()
    const started = await startUp(world)
    expect(trace).toEqual([
      ...['merchant', 'permission', 'regions', 'countries'],
      ...['pick', 'pick', 'settings', 'country PH', 'analytics G-1'],
    ])
    expect(started).toMatchObject({ imageCdn: 'i2', launchCdn: 'g1', status: 0 })
  })
  test('[SS-17] loads no analytics without an id', async () => {
    const { world, trace } = traced({ info: { ...info, analytics: { gtagId: '' } } })
    await startUp(world)
    expect(trace.filter((step) => step.startsWith('analytics'))).toEqual([])
  })
  test('[SS-18] still goes through its steps when the site is closed, and chooses the screen last', async () => {
    const { world, trace } = traced({ maintenance: true, regionRestriction: true })
    expect((await startUp(world)).status).toBe(1)
    expect(trace).toContain('settings')
  })
  test('a failed permission call ends it: nothing later happens', async () => {
    const { world, trace } = traced()
    const broken = { ...world, fetchPermission: () => Promise.reject(new Error('down')) }
    await expect(startUp(broken)).rejects.toThrow('down')
    expect(trace).not.toContain('settings')
  })
})
