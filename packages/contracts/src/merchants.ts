import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currencyCode, languageCode, merchantCode } from './fields.ts'

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
  domains: z.array(z.string()),
})

const status = {
  location: z.object({ ip: z.string(), countryCode: z.nullable(z.string()) }),
  maintenance: z.boolean(),
  maintenanceEnd: z.nullable(z.string()),
  regionRestriction: z.boolean(),
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
  playMoney: z.boolean(),
  whitelabel: z.array(switchNode),
  registerRules: z.record(z.string(), registerRule),
  resources: z.array(
    z.object({ resourceType: z.string(), url: z.string(), qrCodeUrl: z.string(), labelNameEn: z.string() }),
  ),
  customerService: z.array(z.object({ label: z.string(), isVip: z.boolean() })),
  analytics: z.object({ gtagId: z.string() }),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
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
