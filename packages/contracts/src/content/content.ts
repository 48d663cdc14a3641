/** What operators write and visitors read: banners, announcements, help, addresses; and what visitors write back. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money } from '../fields.ts'

const language = z.optional(languageCode)

/** Groups of banners by page; three more make the activity gift (decision D-29), and one opens as a window (MD-10). */
export const bannerGroups = [
  'home',
  'rng',
  'live',
  'fish',
  'pvp',
  'sports',
  'esports',
  'lottery',
  'download',
  'promotions',
  'shop',
  'help',
  'w_topup_1',
  'w_topup_2',
  'w_topup_3',
  'activity',
] as const
export const bannerGroup = z.enum(bannerGroups)

/**
 * Where a click leads (decision D-31): '1' a path of ours, '2' an https address in a new window, '3' a promotion,
 * '4' a game's nodeId, '5' a page id of the member centre. Empty: the slide cannot be clicked.
 */
export const linkageType = z.enum(['', '1', '2', '3', '4', '5'])

export const banner = z.object({
  bannerId: z.string(),
  groupName: bannerGroup,
  /** A picture of ours (`art/…@1x.webp`), on the brand's image address. */
  url: z.string(),
  /** Drawn over the picture as text, so that it can be read, spoken and translated. */
  title: z.string(),
  text: z.string(),
  linkageType,
  linkageTarget: z.string(),
})

export const banners = endpoint({
  method: 'GET',
  path: '/wps/v2/banners',
  access: 'public',
  summary: 'Slides of a page, in order, that are published now.',
  query: z.object({ groupName: z.optional(bannerGroup), language }),
  reply: z.array(banner),
  refusals: [],
})

/** `content` is HTML, sanitised when it was written; browsers sanitise it again when they show it. */
export const notice = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  publishedAt: instant,
})

/** B bulletin, PL platform, PU payment, PR promotion, H maintenance and the like on home. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/v2/announcements',
  access: 'public',
  summary: 'Announcements of one type, newest first, nine to a page.',
  query: z.object({
    type: z.optional(z.enum(announcementTypes)),
    platform: z.optional(z.enum(['W'])),
    language,
    pageNo: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  reply: z.object({ content: z.array(notice), totalPages: z.number() }),
  refusals: [],
})

export const notices = endpoint({
  method: 'GET',
  path: '/wps/v2/notices',
  access: 'public',
  summary: 'The short list for the bar and the dialog on home.',
  query: z.object({ language, platform: z.optional(z.enum(['W'])) }),
  reply: z.array(notice),
  refusals: [],
})

export const helpCentre = endpoint({
  method: 'GET',
  path: '/wps/v2/help',
  access: 'public',
  summary: 'Topics of the help centre with their answers, and the texts behind the links of the footer.',
  query: z.object({ language }),
  reply: z.object({
    topics: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** `help` stands in the help centre, `info` behind a link of the footer (about, terms, privacy, responsible play). */
        kind: z.enum(['help', 'info']),
        articles: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
      }),
    ),
  }),
  refusals: [],
})

export const winners = endpoint({
  method: 'GET',
  path: '/wps/v2/games/winners',
  access: 'public',
  summary: 'The latest wins of real rounds; names are masked.',
  query: z.object({
    gameCategory: z.optional(z.enum(['ALL'])),
    language,
    limitNum: z.optional(z.string().check(z.regex(/^([1-9]|1\d|20)$/))),
  }),
  reply: z.object({
    lists: z.array(
      z.object({
        player: z.string(),
        gameName: z.string(),
        nodeId: z.string(),
        prizeAmount: money,
        at: instant,
      }),
    ),
  }),
  refusals: [],
})

/** `paidToday` is what has left for members' own accounts outside since the brand's midnight, in its currency. */
export const virtualNumbers = endpoint({
  method: 'GET',
  path: '/wps/v2/home/virtual-numbers',
  access: 'public',
  summary:
    'Figures of a brand, each counted: what the jackpot holds, members who are online, what was paid out today.',
  reply: z.object({
    /** What the pool held at `at`; null where the brand keeps none. */
    jackpot: z.nullable(z.object({ base: money, at: instant })),
    /** Members heard from in the last five minutes, without trials. */
    online: z.number().check(z.int(), z.gte(0)),
    paidToday: money,
  }),
  refusals: [],
})

/**
 * Addresses of customer service, sealed to a key that the browser makes for this one call: `key` is the
 * public JWK (EC P-256) as base64url JSON; `sealed` is a compact JWE (ECDH-ES+A256KW, A256GCM) of
 * {addresses: [{label, url, isVip}]}.
 */
export const customerService = endpoint({
  method: 'GET',
  path: '/wps/v2/customer-service',
  access: 'public',
  summary: 'Where to reach customer service, for this browser alone.',
  query: z.object({
    key: z.string().check(z.minLength(40), z.maxLength(400)),
    label: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ sealed: z.string() }),
  refusals: ['service_unavailable_now'],
})

export const feedback = endpoint({
  method: 'PUT',
  path: '/wps/v2/feedback',
  access: 'public',
  summary: 'A few words to the operator; from members and visitors.',
  body: z.strictObject({
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)),
    contact: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    humanCheck: z.optional(z.string().check(z.maxLength(2048))),
  }),
  reply: z.object({ id: z.string() }),
  refusals: ['field_invalid', 'too_many_attempts'],
})
