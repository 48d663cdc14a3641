/** What a page asks first: whether the brand is open to this visitor, and what the brand is. */
import type { merchants, QueryOf, ReplyOf } from '@jackfruit/contracts'
import { currencyOf, Refusal } from '@jackfruit/kernel'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import { settingOrDefault } from '../../platform/settings.ts'
import type { BrandData } from './brand-data.ts'
import { feedbackBoundsOf, merchantSettings, minAgeBirthdayOf, standingOf } from './brand-settings.ts'
import { readCountries } from './countries.ts'
import type { Directory } from './directory.ts'
import { plainAddress } from './location.ts'
import { regionOfPlace } from './regions.ts'
import { isInMaintenance, isRestricted } from './status.ts'

interface StartParts {
  readonly db: Db
  readonly directory: Directory
  /** The games' origins of this installation, in place of `{games}` in a brand's list. */
  readonly gamesOrigins: readonly string[]
}

/** All but what the browser itself brings along: a break that somebody takes in it. */
export type Start = Omit<ReplyOf<typeof merchants.permission>, 'restingUntil'>

/** Of the host's own brand, or of the one whose host was asked for. */
export type AskStart = (asked: {
  readonly brand: { readonly id: number }
  readonly query: QueryOf<typeof merchants.permission>
  readonly request: FastifyRequest
}) => Promise<{ readonly brandId: number; readonly start: Start }>

export const openStart =
  ({ db, directory, gamesOrigins }: StartParts): AskStart =>
  async ({ brand, query, request }) => {
    const isOwn = !query.host || query.host === request.hostname
    const asked = await (isOwn ? directory.brandOfId(brand.id) : directory.brandOfHost(query.host ?? ''))
    if (!asked) throw new Refusal('domain_check_failed')
    const status = await statusFor(directory, asked, request)
    if (query.scope === 'status') return { brandId: asked.id, start: status }
    const dialingCodes = await dialingCodesOf(directory, db, asked.id)
    return { brandId: asked.id, start: { info: { ...infoOf(asked, gamesOrigins), dialingCodes }, ...status } }
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

type Info = NonNullable<ReplyOf<typeof merchants.permission>['info']>

function infoOf(brand: BrandData, gamesOrigins: readonly string[]): Omit<Info, 'dialingCodes'> {
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
    ...standingOf(brand),
    giftShow: settingOrDefault(merchantSettings, brand, 'giftShow'),
    ...feedbackBoundsOf(brand),
    whitelabel: copyOf(brand.whitelabel),
    registerRules: { ...brand.registerRules },
    resources: copyOf(brand.resources),
    customerService: copyOf(brand.customerService),
    analytics: { gtagId: brand.gtagId },
    imageCDNs: copyOf(brand.imageCdns),
    launchGameCDNs: launchOriginsOf(brand, gamesOrigins),
  }
}

/** The only origins that may stand in a frame of this brand's pages. */
export const launchOriginsOf = (brand: BrandData, gamesOrigins: readonly string[]): string[] =>
  brand.launchCdns.flatMap((origin) => (origin === '{games}' ? gamesOrigins : [origin]))

/** The countries that mean this brand's region come first: its members are there. */
async function dialingCodesOf(directory: Directory, db: Db, merchantId: number): Promise<string[]> {
  const own = (await directory.regions()).filter((region) => region.merchantId === merchantId)
  const countries = own.flatMap(({ country, aliases }) => [...aliases, country])
  const known = new Map(
    (await readCountries(db)).map(({ countryCode, countryDialingCode }) => [countryCode, countryDialingCode]),
  )
  return [...new Set(countries.flatMap((country) => known.get(country) ?? []))]
}
