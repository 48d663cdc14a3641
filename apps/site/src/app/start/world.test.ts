import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Brand } from '../../shared/session/brand.ts'
import { browserWorld } from './world.ts'

const rules = { username: { enabled: true, required: true } }
const brand = {
  ...{
    merchantCode: 'demoinr',
    brand: 'Demo',
    currency: 'INR',
    currencySymbol: '₹',
    timeZone: 'Asia/Kolkata',
  },
  ...{ prizeMode: 'SEA', lotteryType: 'SEA', device: 'WEB', platform: 'web', defaultTheme: 'light' },
  ...{ defaultLanguage: 'EN', fallbackLanguage: 'EN', supportedLanguages: ['EN'], dropdownLanguages: ['EN'] },
  registerRules: rules,
} as unknown as Brand
const kept = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown

beforeAll(() =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } }),
)
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

test('[EN-10] [EN-12] [EN-17] [EN-100] [EN-103] [EN-104] [SS-15] session storage holds settings, and the rules of registration', async () => {
  await browserWorld.setSettings({ brand, imageCdn: '/img/b', launchCdn: 'https://games.example' })
  expect(kept('settings')).toMatchObject({
    ...{ merchantCode: 'demoinr', currencySymbol: '₹', lotteryType: 'SEA', device: 'WEB', platform: 'web' },
    ...{ imgUrl: '/img/b', startGameUrl: 'https://games.example' },
  })
  expect(kept('validate')).toEqual(rules)
  expect(sessionStorage.getItem('merchantCode')).toBe('demoinr')
})

test('[SS-12] [API-28] permissions are asked for with the host of the page', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  await browserWorld.fetchPermission().catch(() => null)
  const { pathname, searchParams } = new URL(String(sent.mock.calls[0]?.[0]), 'http://site')
  expect([pathname, searchParams.get('host')]).toEqual(['/wps/v2/permission', location.hostname])
})

test('[SS-11] before anything is known the merchant is the default one, and a known one stays', () => {
  browserWorld.storeMerchantCode()
  expect(sessionStorage.getItem('merchantCode')).toBe('demommk')
  sessionStorage.setItem('merchantCode', 'demoinr')
  browserWorld.storeMerchantCode()
  expect(sessionStorage.getItem('merchantCode')).toBe('demoinr')
})

test('[SS-17] [EN-102] analytics is loaded with the brand’s id, and nothing that is no id', () => {
  const scripts = () =>
    [...document.querySelectorAll('script')].map(({ src }) => src).filter((src) => /gtag/.test(src))
  browserWorld.loadAnalytics('"><script>')
  expect(scripts()).toEqual([])
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  browserWorld.loadAnalytics('G-TEST1234')
  const [script] = added.mock.calls[0] ?? []
  expect((script as HTMLScriptElement).src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234')
})
