import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { code, languageCode, money } from './fields.ts'

export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'JACKPOT',
  'CARD',
] as const
export const gameType = z.enum(gameTypes)

export const game = z.object({
  nodeId: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
  gameCode: z.string(),
  gameName: z.string(),
  displayName: z.string(),
  iconUrl: z.string(),
  isHot: z.number(),
  isNew: z.number(),
  /** 0 means a free trial is supported (decision D-45). */
  supportPlay: z.number(),
  isGame: z.enum(['VASSALAGE', 'GAME', 'LOBBY']),
  gameClassify: z.nullable(z.string()),
  minBet: money,
  maxWin: z.nullable(money),
  /** Published return in percent, four decimals, as the par sheet prints it. */
  rtp: z.nullable(z.string()),
  volatility: z.nullable(z.string()),
  /** Published share of rounds that win anything, in percent; a maker may leave it out. */
  hitRate: z.optional(z.nullable(z.string())),
  maintenance: z.boolean(),
})

export const popularGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/popular',
  access: 'public',
  summary: 'Popular games of the brand.',
  query: z.object({
    count: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    prizeMode: z.optional(z.string().check(z.maxLength(10))),
    device: z.optional(z.string().check(z.maxLength(10))),
    language: z.optional(languageCode),
  }),
  reply: z.array(game),
  refusals: [],
})

export const gameVendors = endpoint({
  method: 'GET',
  path: '/wps/v2/games/vendors',
  access: 'public',
  summary: 'Vendor cards by category.',
  query: z.object({ merchantCode: z.optional(z.string().check(z.maxLength(20))) }),
  reply: z.object({
    lanes: z.array(
      z.object({
        title: z.string(),
        gameType,
        cards: z.array(
          z.object({
            vassalage: z.string(),
            name: z.string(),
            gameType,
            accountTypeId: z.string(),
            isHot: z.number(),
            nodeId: z.string(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})

/**
 * Opens a play session. `url` carries a one-time code, good for 60 seconds, and points to the
 * games' own origin; it never carries the member's session.
 */
export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/v2/games/launch',
  access: 'session',
  summary: 'Launch a game.',
  body: z.strictObject({
    nodeId: code(60),
    mode: z.optional(z.enum(['real', 'trial'])),
    language: z.optional(languageCode),
    theme: z.optional(z.enum(['light', 'dark'])),
    device: z.optional(z.enum(['WEB', 'H5'])),
  }),
  reply: z.object({ kind: z.enum(['route', 'iframe', 'window']), url: z.string(), gameName: z.string() }),
  refusals: [
    'game_not_found',
    'game_under_maintenance',
    'in_need_true_account',
    'site_maintenance',
    'vendor_unreachable',
  ],
})
