/** A brand as data: what stands in brands/<name>/brand.json, checked before anything is seeded from it. */
import * as z from 'zod/mini'
import { currencyCode, languageCode, merchantCode, money } from './fields.ts'
import { registerRule, switchNode } from './merchants.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const address = z.string().check(z.maxLength(500))
const host = z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/))
const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000))

/** Values that features read by name (docs: brands). Amounts are decimal strings. */
const settings = z.strictObject({
  openingGrant: money,
  passwordMaxDays: whole,
  autoConfirmMinutes: whole,
  expiredMinutes: whole,
  feedbackMin: whole,
  feedbackMax: whole,
  minAgeBirthday: whole,
  giftShow: z.string(),
  isSingle: z.boolean(),
  esportsVendors: z.array(z.string()),
})

export const brandFile = z.strictObject({
  merchantCode,
  brand: text,
  copyright: text,
  currency: currencyCode,
  platform: z.literal('web'),
  device: z.literal('WEB'),
  lotteryType: z.literal('SEA'),
  prizeMode: z.enum(['Lott', 'ZY', 'Elott', 'SEA']),
  defaultLanguage: languageCode,
  fallbackLanguage: languageCode,
  supportedLanguages: z.array(languageCode).check(z.minLength(1)),
  dropdownLanguages: z.array(languageCode).check(z.minLength(1)),
  defaultTheme: z.enum(['light', 'dark']),
  timeZone: text,
  minAgeAgreement: z.number().check(z.int(), z.gte(18), z.lte(30)),
  playMoney: z.boolean(),
  gtagId: z.string().check(z.regex(/^(G-[A-Z0-9]{4,20})?$/)),
  /** Prefixes of pictures: paths of this server, or https origins. */
  imageCDNs: z
    .array(z.string().check(z.regex(/^(\/[a-z0-9/-]*|https:\/\/[a-z0-9.-]+)$/)))
    .check(z.minLength(1)),
  /** Origins that games may be framed from; `{games}` is the games' origin of this installation. */
  launchGameCDNs: z
    .array(z.string().check(z.regex(/^(\{games\}|https:\/\/[a-z0-9.-]+(:\d+)?)$/)))
    .check(z.minLength(1)),
  hosts: z.array(z.strictObject({ host, side: z.enum(['member', 'agent']) })).check(z.minLength(1)),
  /** The region row of this brand; `aliases` are detected countries that mean the same row. */
  region: z.strictObject({
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    aliases: z.array(z.string().check(z.regex(/^[A-Z]{2}$/))),
    countryName: text,
    langList: z.array(languageCode).check(z.minLength(1)),
  }),
  settings,
  whitelabel: z.array(switchNode),
  registerRules: z.record(z.string(), registerRule),
  resources: z.array(
    z.strictObject({ resourceType: text, url: address, qrCodeUrl: address, labelNameEn: text }),
  ),
  customerService: z.array(z.strictObject({ label: text, url: address, isVip: z.boolean() })),
  blocked: z.array(
    z.strictObject({ kind: z.enum(['country', 'ip', 'cidr']), value: z.string().check(z.maxLength(50)) }),
  ),
})
export type BrandFile = z.infer<typeof brandFile>
