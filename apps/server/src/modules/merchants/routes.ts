import { merchants } from '@jackfruit/contracts'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import { HttpProblem } from '../../platform/http/problem.ts'
import type { BrandData } from './brand-data.ts'
import { keepChoice } from './chosen-brand.ts'
import { readCountries } from './countries.ts'
import type { Directory } from './directory.ts'
import { chosenRegion, languageIn } from './regions.ts'

export interface MerchantsRoutes {
  readonly db: Db
  readonly directory: Directory
  /** Cookies demand https. */
  readonly secureCookies: boolean
}

export function mountMerchants(mount: Mount, routes: MerchantsRoutes): void {
  const { db, directory } = routes
  /** The host's own brand, or the one asked for: what these calls answer is public for every brand. */
  const chosen = async (id: number, code?: string): Promise<BrandData> => {
    const brand = code ? await directory.brandOfCode(code) : await directory.brandOfId(id)
    if (!brand) throw new HttpProblem(404, 'not_found')
    return brand
  }

  serve(
    mount,
    merchants.whitelabelMenu,
    async ({ brand, query }) => copyOf((await chosen(brand.id, query.merchantCode)).whitelabel),
    { whileClosed: true },
  )
  serve(mount, merchants.registerSettings, async ({ brand, query }) =>
    registerSettingsOf(await chosen(brand.id, query.merchantCode)),
  )
  serve(mount, merchants.registerRules, async ({ brand, query }) => ({
    ...(await chosen(brand.id, query.merchantCode)).registerRules,
  }))
  serve(mount, merchants.regions, async () => copyOf(await directory.regions()), { whileClosed: true })
  serve(mount, merchants.selectRegion, async ({ brand, body, reply }) => {
    const region = chosenRegion(await directory.regions(), body)
    if (!region) throw new HttpProblem(404, 'not_found')
    const { merchantCode, country, currency } = region
    keepChoice(reply, merchantCode, routes.secureCookies)
    const reload = merchantCode !== brand.code
    return { merchantCode, country, currency, language: languageIn(region, body.language), reload }
  })
  serve(
    mount,
    merchants.routers,
    async ({ brand }) => ({ domainList: copyOf(await directory.hostsOf(brand.id)) }),
    {
      whileClosed: true,
    },
  )
  serve(mount, merchants.countryCodes, () => readCountries(db), { whileClosed: true })
}

const copyOf = <T>(list: readonly T[]): T[] => [...list]

function registerSettingsOf({ switches }: BrandData) {
  const isOn = (id: string) => switches.get(id) === true
  return {
    usernameEnabled: isOn('REG_USERNAME'),
    mobileReg: isOn('REG_MOBILE'),
    mobileRegPass: isOn('REG_MOBILE_PASS'),
    smsEnabled: isOn('REG_SMS'),
    direct: isOn('REG_DIRECT'),
    thirdParty: ['GOOGLE', 'FACEBOOK', 'TELEGRAM']
      .filter((name) => isOn(`LOGIN_${name}`))
      .map((name) => name.toLowerCase()),
  }
}
