/** Lists of lotteries. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, instant, languageCode, money } from '../fields.ts'
import { game, launched, launchRefusals } from './catalog.ts'
import { prizeModes } from './lottery-words.ts'

export { modeOf, modeOfMenu, type PrizeMode, prizeModes } from './lottery-words.ts'

const prizeMode = z.optional(z.enum(prizeModes))
const language = z.optional(languageCode)

export const vnMenus = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/vn/menus',
  access: 'public',
  summary: 'The lotteries of Vietnam by their kind; an empty list where the brand offers none.',
  query: z.object({ prizeMode, device: z.optional(z.enum(['WEB', 'H5'])), language }),
  reply: z.array(z.object({ title: z.string(), gameMenus: z.array(game) })),
  refusals: [],
})

export const vnGames = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/vn/games',
  access: 'public',
  summary: 'The lotteries of Vietnam in one list.',
  query: z.object({ count: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))), prizeMode, language }),
  reply: z.object({ games: z.array(game) }),
  refusals: [],
})

export const recent = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/recent',
  access: 'member',
  summary: 'The lotteries that the member played last, newest first, nine at most.',
  query: z.object({ language }),
  reply: z.object({ games: z.array(game) }),
  refusals: [],
})

const gameCode = code(60)

export const launch = endpoint({
  method: 'POST',
  path: '/wps/v2/lottery/launch',
  access: 'session',
  summary:
    'Opens a lottery for betting, with a table of odds; or names the page of its lobby, which a game is not needed for.',
  body: z.strictObject({
    /** Said always (decision D-79): whose lotteries are meant goes by the game. */
    lottoArea: z.literal('VN'),
    launchMode: z.literal('LOTT'),
    lottoPrizeMode: z.enum(prizeModes),
    lottoGameCode: z.optional(gameCode),
    lottoView: z.enum(['betting', 'lobby']),
    /** The kind of bet that is shown first. */
    lottoPlayType: z.optional(code(40)),
    mode: z.optional(z.enum(['real', 'trial'])),
    device: z.optional(z.enum(['WEB', 'H5'])),
    /** Where the back control of the page leads: a path of the site. */
    backUrl: z.optional(z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[\w\-./?=&%~:]*$/))),
    language,
    theme: z.optional(z.enum(['light', 'dark'])),
  }),
  reply: z.object({ ...launched.shape, backUrl: z.string() }),
  refusals: launchRefusals,
})

export const games = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/games',
  access: 'public',
  summary:
    'All lotteries, each with what its plays return at most for a stake of one, stake included, in this table of odds.',
  query: z.object({ prizeMode, language }),
  reply: z.object({
    prizeMode: z.enum(prizeModes),
    games: z.array(
      z.object({
        ...game.shape,
        /** Of Vietnam, of its neighbours, or games of numbers; the maker, where it does not say. */
        gameGroupCode: z.string(),
        /** Empty while the maker does not answer. */
        odds: z.record(z.string(), money),
      }),
    ),
  }),
  refusals: [],
})

export const openedNumero = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/numero/opened',
  access: 'public',
  summary:
    'Games of numbers that take bets now, each with its round and how many seconds are left, the soonest first.',
  query: z.object({ prizeMode }),
  reply: z.array(z.object({ gameCode, round: code(64), closeAt: instant, countdown: z.int() })),
  refusals: [],
})

export const nextDraws = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/draws/next',
  access: 'public',
  summary: 'Of each lottery the draw that is bet on and the one after it.',
  reply: z.object({
    /** The platform's clock as it answers: countdowns go by it. */
    at: instant,
    draws: z.array(z.object({ nodeId: code(60), issueId: code(64), closesAt: instant, drawsAt: instant })),
  }),
  refusals: [],
})

export const proof = endpoint({
  method: 'GET',
  path: '/wps/v2/lottery/draws/proof',
  access: 'public',
  summary:
    'The proof of a draw, from its maker; null for one that is not drawn, or whose result people entered.',
  query: z.object({ issueId: code(64) }),
  reply: z.object({ proof: z.nullable(z.record(z.string(), z.unknown())) }),
  refusals: ['game_not_found', 'vendor_unreachable'],
})
