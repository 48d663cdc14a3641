import { merchants, type ReplyOf } from '@jackfruit/contracts'
import { currencyOf, Refusal } from '@jackfruit/kernel'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type Mount, serve } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/problem.ts'
import { type BrandData, minAgeBirthdayOf } from './brand-data.ts'
import { keepChoice } from './chosen-brand.ts'
import type { Directory } from './directory.ts'
import { plainAddress } from './location.ts'
import { chosenRegion, languageIn, regionOfPlace } from './regions.ts'
import { isInMaintenance, isRestricted } from './status.ts'

export interface MerchantsRoutes {
  readonly db: Db
  readonly directory: Directory
  /** The games' origin of this installation, in place of `{games}` in a brand's list. */
  readonly gamesOrigin: string
  /** Cookies demand https. */
  readonly secureCookies: boolean
  /** Single texts in the brand's own words, by language. */
  readonly ownTexts?: (merchantId: number) => Promise<Record<string, Record<string, string>>>
}

export function mountMerchants(mount: Mount, routes: MerchantsRoutes): void {
  const { db, directory, gamesOrigin } = routes
  /** The host's own brand, or the one asked for: what these calls answer is public for every brand. */
  const chosen = async (id: number, code?: string): Promise<BrandData> => {
    const brand = code ? await directory.brandOfCode(code) : await directory.brandOfId(id)
    if (!brand) throw new HttpProblem(404, 'not_found')
    return brand
  }

  serve(
    mount,
    merchants.permission,
    async ({ query, brand, request }) => {
      const isOwn = !query.host || query.host === request.hostname
      const asked = await (isOwn ? directory.brandOfId(brand.id) : directory.brandOfHost(query.host ?? ''))
      if (!asked) throw new Refusal('domain_check_failed')
      const status = await statusFor(directory, asked, request)
      if (query.scope === 'status') return status
      const texts = await routes.ownTexts?.(asked.id)
      const dialingCodes = await dialingCodesOf(directory, db, asked.id)
      const info = { ...infoOf(asked, gamesOrigin), dialingCodes, ...(texts && { texts }) }
      return { info, ...status }
    },
    { whileClosed: true },
  )
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

async function statusFor(directory: Directory, brand: BrandData, request: FastifyRequest) {
  const ip = plainAddress(request.ip)
  const countryCode = await directory.countryOf(ip)
  return {
    location: { ip, countryCode, region: regionOfPlace(await directory.regions(), countryCode) },
    maintenance: isInMaintenance(brand),
    maintenanceEnd: brand.maintenanceEnd?.toISOString() ?? null,
    regionRestriction: isRestricted(brand, { ip, countryCode }),
  }
}

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

type Info = NonNullable<ReplyOf<typeof merchants.permission>['info']>

function infoOf(brand: BrandData, gamesOrigin: string): Omit<Info, 'dialingCodes'> {
  const { symbol, scale } = currencyOf(brand.currency)
  return {
    merchantCode: brand.code,
    brand: brand.name,
    copyright: brand.copyright,
    currency: brand.currency,
    currencySymbol: symbol,
    currencyScale: scale,
    platform: brand.platform,
    device: brand.device,
    lotteryType: brand.lotteryType,
    prizeMode: brand.prizeMode,
    defaultLanguage: brand.defaultLanguage as Info['defaultLanguage'],
    fallbackLanguage: brand.fallbackLanguage as Info['fallbackLanguage'],
    supportedLanguages: copyOf(brand.supportedLanguages) as Info['supportedLanguages'],
    dropdownLanguages: copyOf(brand.dropdownLanguages) as Info['dropdownLanguages'],
    defaultTheme: brand.defaultTheme as Info['defaultTheme'],
    timeZone: brand.timeZone,
    minAgeAgreement: brand.minAgeAgreement,
    minAgeBirthday: minAgeBirthdayOf(brand),
    playMoney: brand.playMoney,
    esportsVendors: esportsVendorsOf(brand.settings),
    giftShow: typeof brand.settings['giftShow'] === 'string' ? brand.settings['giftShow'] : 'before',
    ...feedbackBoundsOf(brand.settings),
    whitelabel: copyOf(brand.whitelabel),
    registerRules: { ...brand.registerRules },
    resources: copyOf(brand.resources),
    customerService: copyOf(brand.customerService),
    analytics: { gtagId: brand.gtagId },
    imageCDNs: copyOf(brand.imageCdns),
    launchGameCDNs: launchOriginsOf(brand, gamesOrigin),
  }
}

const wholeOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? value : otherwise

/** The codes of makers whose sports are esports, as the brand's settings name them. */
export const esportsVendorsOf = ({ esportsVendors }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(esportsVendors) ? esportsVendors.filter((each) => typeof each === 'string') : []

/** How long a message to the operator may be, as the brand's settings say. */
export const feedbackBoundsOf = (settings: Readonly<Record<string, unknown>>) => ({
  feedbackMin: wholeOf(settings['feedbackMin'], 1),
  feedbackMax: wholeOf(settings['feedbackMax'], 2_000),
})

/** The only origins that may stand in a frame of this brand's pages. */
export const launchOriginsOf = (brand: BrandData, gamesOrigin: string): string[] =>
  brand.launchCdns.map((origin) => (origin === '{games}' ? gamesOrigin : origin))

/** The countries that mean this brand's region come first: its members are there. */
async function dialingCodesOf(directory: Directory, db: Db, merchantId: number): Promise<string[]> {
  const own = (await directory.regions()).filter((region) => region.merchantId === merchantId)
  const countries = own.flatMap(({ country, aliases }) => [...aliases, country])
  const known = new Map(
    (await readCountries(db)).map(({ countryCode, countryDialingCode }) => [countryCode, countryDialingCode]),
  )
  return [...new Set(countries.flatMap((country) => known.get(country) ?? []))]
}

async function readCountries(db: Db) {
  const { rows } = await sql<{ countryCode: string; countryDialingCode: string }>`
    select country_code as "countryCode", dialing_code as "countryDialingCode"
    from merchants.countries order by country_code`.execute(db)
  return rows
}
