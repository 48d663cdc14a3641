import { merchants } from '@jackfruit/contracts'
import { chooseLanguage } from '@jackfruit/i18n'
import { call } from '../../shared/calls/api.ts'
import { takeDraw } from '../../shared/calls/early.ts'
import { pageNonce } from '../../shared/look/document.ts'
import { beginTheme } from '../../shared/look/theme.ts'
import { defaultMerchant, merchantKey } from '../../shared/session/merchant.ts'
import { tellRest } from '../../shared/session/rest.ts'
import { beginTexts } from '../../shared/text/text.ts'
import { scriptUrl } from '../../shared/text/trusted.ts'
import { homePaths } from '../pages/paths.ts'
import type { StartupWorld } from './startup.ts'

const countryKey = 'country'
/** The person's language; the key is a given of the product. */
const languageKey = 'hisLang'
const yearMs = 365 * 86_400_000

const storedMerchant = (): string => sessionStorage.getItem(merchantKey) ?? defaultMerchant
export const storeMerchant = (code: string) => sessionStorage.setItem(merchantKey, code)
export const storeCountry = (country: string) => localStorage.setItem(countryKey, country)
export const storedLanguage = (): string | null => localStorage.getItem(languageKey)
export function storeLanguage(code: string): void {
  localStorage.setItem(languageKey, code)
  // The platform draws the first screen in it. Browsers without this way of keeping it begin in the brand's.
  const kept = { name: 'language', value: code, expires: Date.now() + yearMs, sameSite: 'lax' } as const
  void globalThis.cookieStore?.set({ ...kept, path: '/' }).catch(() => null)
}

const firstPart = () => ((homePaths as readonly string[]).includes(location.pathname) ? 'home' : 'all')

/** Start-up's hands on the real browser. */
export const browserWorld: StartupWorld = {
  storeMerchantCode: () => storeMerchant(storedMerchant()),
  fetchPermission: () => call(merchants.permission, { query: { host: location.hostname } }),
  tellRest,
  // A closed site refuses both lists; then there is nothing to choose from.
  fetchRegions: () => call(merchants.regions, { query: { host: location.hostname } }).catch(() => []),
  fetchCountries: () => call(merchants.countryCodes).catch(() => []),
  random: () => takeDraw() ?? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  async setSettings({ brand, imageCdn, launchCdn }) {
    storeMerchant(brand.merchantCode)
    const { merchantCode, currency, currencySymbol, timeZone, prizeMode, lotteryType, device, platform } =
      brand
    const settings = {
      merchantCode,
      currency,
      currencySymbol,
      timeZone,
      prizeMode,
      lotteryType,
      device,
      platform,
      imgUrl: imageCdn,
      startGameUrl: launchCdn,
    }
    sessionStorage.setItem('settings', JSON.stringify(settings))
    sessionStorage.setItem('validate', JSON.stringify(brand.registerRules))
    document.title = brand.brand
    beginTheme(brand.defaultTheme)
    await beginTexts(chooseLanguage(storedLanguage(), brand), brand, firstPart())
  },
  storedCountry: () => localStorage.getItem(countryKey),
  storeCountry,
  async addLanguages(languages, brand) {
    const stored = storedLanguage()
    const dropdownLanguages = [...brand.dropdownLanguages, ...languages]
    const chosen = chooseLanguage(stored, { ...brand, dropdownLanguages })
    if (chosen === stored && chosen !== chooseLanguage(stored, brand))
      await beginTexts(chosen, brand, firstPart())
  },
  host: () => location.hostname,
  loadAnalytics(gtagId) {
    if (!/^[A-Z]+-[A-Z0-9]+$/.test(gtagId)) return
    const script = document.createElement('script')
    script.async = true
    script.nonce = pageNonce()
    script.src = scriptUrl(`https://www.googletagmanager.com/gtag/js?id=${gtagId}`)
    document.head.append(script)
  },
}
