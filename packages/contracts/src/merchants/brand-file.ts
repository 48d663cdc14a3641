/** A brand as data: what stands in brands/<name>/brand.json, checked before anything is seeded from it. */
import * as z from 'zod/mini'
import { commissionSteps } from '../affiliates.ts'
import { depositMethod } from '../cashier/deposit-data.ts'
import { payoutMethods, payoutRules } from '../cashier/payout-data.ts'
import { currencyCode, languageCode, merchantCode, money } from '../fields.ts'
import { registerRule, switchNode } from './merchants.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const address = z.string().check(z.maxLength(500))
const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const host = z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/))
const percent = z.string().check(z.regex(/^(100|\d{1,2}(\.\d{1,4})?)$/))
const whole = z.number().check(z.int(), z.gte(0), z.lte(1_000_000))

const minutes = (most: number) => z.number().check(z.int(), z.gte(1), z.lte(most))

const clientId = z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/)))

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

const agentPay = z.strictObject({
  dividendCap: z.optional(percent),
  salaryCap: z.optional(percent),
  /** By period: from how much on somebody counts as active. */
  minActiveBet: z.optional(
    z.strictObject({
      daily: z.optional(money),
      weekly: z.optional(money),
      semimonthly: z.optional(money),
      monthly: z.optional(money),
    }),
  ),
  selfCounts: z.optional(z.boolean()),
  retroTier: z.optional(z.boolean()),
  dividendMode: z.optional(z.enum(['AGGREGATE', 'PER_BRANCH'])),
  keepsCarry: z.optional(z.boolean()),
  dividendUnit: z.optional(money),
  lessSalaries: z.optional(z.boolean()),
  paymentFee: z.optional(percent),
  providerFee: z.optional(percent),
  frozenMargin: z.optional(z.enum(['platform', 'upline'])),
  dueHours: z.optional(whole),
  takenHours: z.optional(whole),
})

/** Values that features read by name (docs: brands). Amounts are decimal strings. */
export const brandSettings = z.strictObject({
  openingGrant: money,
  passwordMaxDays: whole,
  autoConfirmMinutes: minutes(1_000_000),
  expiredMinutes: minutes(60),
  feedbackMin: whole,
  feedbackMax: whole,
  minAgeBirthday: whole,
  giftShow: z.enum(['before', 'after', 'never']),
  isSingle: z.boolean(),
  /** How much members may send to the one above, and agents to their line; null: nothing. */
  lineTransfers: z.nullable(z.strictObject({ min: money, max: money, perDay: money })),
  /** Which credits of makers a person looks at before their money leaves: so many times the stake from an amount on, and a first win of so much. */
  unusualCredits: z.optional(
    z.strictObject({
      multiple: z.number().check(z.int(), z.gte(1), z.lte(1_000_000)),
      multipleFrom: money,
      large: money,
    }),
  ),
  esportsVendors: z.array(z.string()),
  /** Games of chance that stand under card games too, by their names in addresses. */
  cardGames: z.array(z.string()),
  /** Whether people may apply to become agents, and what an agent earns by step. */
  affiliateOpen: z.boolean(),
  affiliateSteps: commissionSteps,
  /** The account of the agent below whom everybody comes who comes by nobody; null: below nobody. */
  defaultAgent: z.optional(z.nullable(z.string().check(z.regex(/^\w{1,50}$/)))),
  /** What contracts with agents may say, and who bears what. Rates in per cent; without it the usual holds. */
  agentPay: z.optional(agentPay),
  /** The public ids of the brand's registrations for sign-in by others; the secrets are the platform's. */
  thirdParty: z.optional(z.strictObject({ google: clientId, facebook: clientId, telegram: clientId })),
  /** The jackpot: what the brand puts in, the amount it must be won by, the percentage of each stake; null keeps none. */
  jackpot: z.nullable(
    z.strictObject({
      seed: money,
      ceiling: money,
      share: percent,
    }),
  ),
  /** Pots of single games: each is won before its ceiling, or by any stake with the chance stake / odds. */
  gameJackpots: z.optional(
    z.array(
      z.strictObject({
        name: z.string().check(z.regex(/^(?!main$)[a-z][a-z0-9-]{0,39}$/)),
        /** The game's name in addresses. */
        game: z.string(),
        seed: money,
        ceiling: z.optional(money),
        odds: z.optional(money),
        share: percent,
      }),
    ),
  ),
  /** Members pay members: the amounts, how long a withdrawal waits for one before the house pays it, what a payer gets on top. */
  peer: z.nullable(
    z.strictObject({
      min: money,
      max: money,
      matchMinutes: minutes(1_440),
      payerBonus: z.string().check(z.regex(/^[01](\.\d{1,4})?$/)),
      /** Above this a receiver who is away is not confirmed for by the clock. */
      awayMax: money,
    }),
  ),
  /** Ways to pay in, in the order they are shown. */
  depositMethods: z.optional(z.array(depositMethod)),
  /** What holds for every withdrawal, and the ways to be paid, in the order they are shown. */
  payouts: payoutRules,
  payoutMethods,
  /** Of the installed app: its bar, and its screen before the page has come. */
  appColours: z.strictObject({ theme: colour, background: colour }),
  /** Pictures of the installed app: art/<appIcon>-192.png and the like. */
  appIcon: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
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
  /** Origins that games may be framed from; `{games}` is where this installation serves games, one address or two. */
  launchGameCDNs: z
    .array(z.string().check(z.regex(/^(\{games\}|https:\/\/[a-z0-9.-]+(:\d+)?)$/)))
    .check(z.minLength(1)),
  /** `country`: the one this host stands for, the region's own if left out; null: visitors are placed or asked. */
  hosts: z
    .array(
      z.strictObject({
        host,
        side: z.enum(['member', 'agent']),
        country: z.optional(z.nullable(country)),
      }),
    )
    .check(z.minLength(1)),
  /** The region row of this brand; `aliases` are detected countries that mean the same row. */
  region: z.strictObject({
    country,
    aliases: z.array(country),
    countryName: text,
    langList: z.array(languageCode).check(z.minLength(1)),
    /** It holds when somebody chooses a region that is not listed. One brand of an installation says so. */
    isDefault: z.optional(z.boolean()),
  }),
  settings: brandSettings,
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

/**
 * A brand that is like another one of the same folder: it names what differs. Its settings and switches
 * are laid over the other's one by one, everything else as a whole; without content of its own it shows
 * the other's.
 */
export const likeFile = z.looseObject({
  like: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  settings: z.optional(z.record(z.string(), z.unknown())),
  switches: z.optional(z.record(z.string(), z.enum(['0', '1']))),
})
