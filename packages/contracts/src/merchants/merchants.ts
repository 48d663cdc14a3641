import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, merchantCode } from '../fields.ts'

/** A node of the whitelabel tree; `enabled` is the text '1' when on. */
export interface SwitchNode {
  modId: string
  enabled: '0' | '1'
  childrenNodes: SwitchNode[]
}
export const switchNode: z.ZodMiniType<SwitchNode> = z.object({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  get childrenNodes() {
    return z.array(switchNode)
  },
}) as never

export const registerRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.number(),
  maxLength: z.number(),
  acceptedPattern: z.string(),
  patternId: z.string(),
})

export const region = z.object({
  merchantCode,
  country: z.string(),
  currency: currencyCode,
  countryName: z.string(),
  langList: z.array(languageCode),
  /** Hosts that stand for this country: whoever comes by one of them is not asked. */
  domains: z.array(z.string()),
})

const status = {
  location: z.object({
    ip: z.string(),
    countryCode: z.nullable(z.string()),
    /** The country of the region on offer that this place means (decision D-03: MM is the row PH), or null. */
    region: z.nullable(z.string()),
  }),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(z.string()),
  regionRestriction: z.boolean(),
  /** Until when somebody who uses this browser takes a break here: it opens no trial and no new account. */
  restingUntil: z.nullable(instant),
}

/** The brand as the browser needs it to start. */
export const brandInfo = z.object({
  merchantCode,
  brand: z.string(),
  copyright: z.string(),
  currency: currencyCode,
  currencySymbol: z.string(),
  currencyScale: z.number(),
  platform: z.string(),
  device: z.string(),
  lotteryType: z.string(),
  prizeMode: z.string(),
  defaultLanguage: languageCode,
  fallbackLanguage: languageCode,
  supportedLanguages: z.array(languageCode),
  dropdownLanguages: z.array(languageCode),
  defaultTheme: z.enum(['light', 'dark']),
  timeZone: z.string(),
  minAgeAgreement: z.number(),
  /** Where a birthday is asked for, nobody younger is taken. */
  minAgeBirthday: z.number(),
  /** Dialling codes of the brand's countries, the usual one first. */
  dialingCodes: z.array(z.string()),
  playMoney: z.boolean(),
  /** When the gifts greet: `before` the login, `after` it, or `never`. */
  giftShow: z.string(),
  /** Makers of sports whose games are esports (decision D-85). */
  esportsVendors: z.optional(z.array(z.string())),
  /** Games of chance that stand under card games too, by their names in addresses. */
  cardGames: z.optional(z.array(z.string())),
  /** How long a message to the operator may be, in characters as people count them. */
  feedbackMin: z.number(),
  feedbackMax: z.number(),
  whitelabel: z.array(switchNode),
  registerRules: z.record(z.string(), registerRule),
  resources: z.array(
    z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string(), labelNameEn: z.string() }),
  ),
  customerService: z.array(z.object({ label: z.string(), isVip: z.boolean() })),
  analytics: z.object({ gtagId: z.string() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  /** Single texts in the brand's own words, by language and `feature.key`, over those that the site ships with. */
  texts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
})

export const permission = endpoint({
  method: 'GET',
  path: '/wps/v2/permission',
  access: 'public',
  summary:
    'Everything a browser needs to start: brand, switches, location, system status. scope=status answers status only.',
  query: z.object({
    host: z.optional(z.string().check(z.maxLength(255))),
    scope: z.optional(z.enum(['status'])),
  }),
  reply: z.object({ info: z.optional(brandInfo), ...status }),
  refusals: ['domain_check_failed'],
})

export const whitelabelMenu = endpoint({
  method: 'GET',
  path: '/wps/v2/menu/whitelabel',
  access: 'public',
  summary: 'The tree of switches of a brand.',
  query: z.object({ merchantCode: z.optional(merchantCode) }),
  reply: z.array(switchNode),
  refusals: [],
})

export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/v2/settings/register',
  access: 'public',
  summary: 'Which ways of registering are on.',
  query: z.object({ merchantCode: z.optional(merchantCode) }),
  reply: z.object({
    usernameEnabled: z.boolean(),
    mobileReg: z.boolean(),
    mobileRegPass: z.boolean(),
    smsEnabled: z.boolean(),
    direct: z.boolean(),
    thirdParty: z.array(z.string()),
  }),
  refusals: [],
})

export const registerRules = endpoint({
  method: 'GET',
  path: '/wps/v2/settings/register-rules',
  access: 'public',
  summary: 'The rule of each registration field.',
  query: z.object({ merchantCode: z.optional(merchantCode) }),
  reply: z.record(z.string(), registerRule),
  refusals: [],
})

export const regions = endpoint({
  method: 'GET',
  path: '/wps/v2/regions',
  access: 'public',
  summary: 'Regions on offer.',
  query: z.object({ host: z.optional(z.string().check(z.maxLength(255))) }),
  reply: z.array(region),
  refusals: [],
})

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/**
 * A choice of region. The platform keeps the merchant for this browser (a cookie that script cannot read),
 * so the next page and every later call belong to it: with `reload` the site starts anew at `/`.
 */
export const selectRegion = endpoint({
  method: 'POST',
  path: '/wps/v2/regions/select',
  access: 'public',
  summary: 'Chooses a region; answers its merchant, or the default merchant for a region that is not listed.',
  body: z.strictObject({ country: countryCode, currency: currencyCode, language: languageCode }),
  reply: z.object({
    merchantCode,
    /** The country of the row that holds now: the browser stores it. */
    country: z.string(),
    currency: currencyCode,
    /** The asked language if that region speaks it, else the region's first. */
    language: languageCode,
    /** Another merchant than the one that answered. */
    reload: z.boolean(),
  }),
  refusals: [],
})

export const routers = endpoint({
  method: 'GET',
  path: '/wps/v2/routers',
  access: 'public',
  summary: 'Addresses under which the brand can be reached.',
  query: z.object({ host: z.optional(z.string().check(z.maxLength(255))) }),
  reply: z.object({ domainList: z.array(z.string()) }),
  refusals: [],
})

export const countryCodes = endpoint({
  method: 'GET',
  path: '/wps/v2/countries',
  access: 'public',
  summary: 'Dialling codes of countries.',
  reply: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
  refusals: [],
})
