import { describe, expect, test } from 'vitest'
import { chooseScreen, decideCountry, languagesIn, pick, type StartupWorld, startUp } from './startup.ts'

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
    ['[EN-96] [SS-01] the app', false, false, 0],
    ['[EN-96] [SS-02] maintenance', true, false, 1],
    ['[EN-96] [SS-03] blocked', false, true, 2],
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

describe('the languages of the region', () => {
  const there = [
    { merchantCode: 'inr', country: 'IN', langList: ['HI' as const, 'EN' as const] },
    { merchantCode: 'mmk', country: 'IN', langList: ['MY' as const] },
  ]
  test('[EN-82] are those of this merchant’s region there, else of another’s', () => {
    expect(languagesIn('IN', there, 'mmk')).toEqual(['MY'])
    expect(languagesIn('IN', there, 'ngn')).toEqual(['HI', 'EN'])
  })
  test('are none where the country is not known or not on offer', () => {
    expect(languagesIn(null, there, 'mmk')).toEqual([])
    expect(languagesIn('FR', there, 'mmk')).toEqual([])
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
    location: { ip: '1.2.3.4', countryCode: null, region: null as string | null },
    maintenance: false,
    maintenanceEnd: null,
    regionRestriction: false,
    restingUntil: null as string | null,
  }

  function traced(change: object = {}, host = 'jackfruit.example') {
    const trace: string[] = []
    const numbers = [0.9, 0.1]
    const world: StartupWorld = {
      storeMerchantCode: () => void trace.push('merchant'),
      fetchPermission: async () => {
        trace.push('permission')
        return { ...permission, ...change } as never
      },
      tellRest: (until) => void (until && trace.push(`rest until ${until}`)),
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
      addLanguages: (languages) => void trace.push(`languages ${languages.join()}`),
      host: () => host,
      loadAnalytics: (id) => void trace.push(`analytics ${id}`),
    }
    return { world, trace }
  }

  test('[SS-11] [SS-12] [SS-13] [SS-14] [SS-15] [SS-16] [SS-17] [SS-19] [SS-20] takes its steps in order', async () => {
    const { world, trace } = traced()
    const started = await startUp(world)
    expect(trace).toEqual([
      ...['merchant', 'permission', 'regions', 'countries'],
      ...['pick', 'pick', 'settings', 'country PH', 'languages MY', 'analytics G-1'],
    ])
    expect(started).toMatchObject({ imageCdn: 'i2', launchCdn: 'g1', status: 0 })
  })
  test('[SS-23] a place that means a region on offer by another name counts as that region', async () => {
    const location = { ...permission.location, countryCode: 'MM', region: 'PH' }
    const { world, trace } = traced({ location }, 'open.example')
    expect((await startUp(world)).country).toEqual({ kind: 'known', country: 'PH' })
    expect(trace).toContain('country PH')
  })
  test('a break that somebody takes in this browser is known before anything is shown', async () => {
    const { world, trace } = traced({ restingUntil: '2026-11-24T00:00:00.000Z' })
    await startUp(world)
    const [rest, settings] = ['rest until 2026-11-24T00:00:00.000Z', 'settings'].map((at) =>
      trace.indexOf(at),
    )
    expect(rest).toBeGreaterThan(-1)
    expect(rest).toBeLessThan(settings ?? 0)
  })
  test('[EN-102] [SS-17] loads no analytics without an id', async () => {
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
