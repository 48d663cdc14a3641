import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, languageCode, money } from '../fields.ts'
import { shelves } from './shelves.ts'

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
  /** The picture of a card, and the same twice as large (spelled as partners know it). */
  showIcon: z.optional(z.string()),
  lagerIcon: z.optional(z.string()),
  /** Where it opens on the site. */
  url: z.optional(z.string()),
  isHot: z.number(),
  isNew: z.number(),
  /** 0 means a free trial is supported (decision D-45). */
  supportPlay: z.number(),
  isGame: z.enum(['VASSALAGE', 'GAME', 'LOBBY']),
  gameClassify: z.nullable(z.string()),
  /** Where a game of chance stands; null for every other kind. */
  shelf: z.optional(z.nullable(z.enum(shelves))),
  minBet: money,
  maxWin: z.nullable(money),
  /** Published return in percent, four decimals, as the par sheet prints it. */
  rtp: z.nullable(z.string()),
  volatility: z.nullable(z.string()),
  /** Published share of rounds that win anything, in percent; a maker may leave it out. */
  hitRate: z.optional(z.nullable(z.string())),
  maintenance: z.boolean(),
  /** When it opens again, if that is known; null for an open game too. */
  maintenanceUntil: z.optional(z.nullable(z.string())),
  /** How the maker's games open: framed in the game page, in a window, or as a page of the site. */
  opens: z.optional(z.enum(['frame', 'window', 'seamless'])),
})

export const popularGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/popular',
  access: 'public',
  summary: 'Popular games of the brand.',
  query: z.object({
    count: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|300)$/))),
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

/** Where a game runs. A list that is asked for a set of them answers the games that share one (decision D-77). */
export const platforms = ['html5-desktop', 'html5-mobile', 'flash'] as const
/** What somebody plays on (decision D-76): 1 is iOS, 2 is Android, 3 is the web on a desktop. */
export const clientTypes = ['1', '2', '3'] as const

const text = (max: number) => z.optional(z.string().check(z.maxLength(max)))
const pageNo = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)))
const language = z.optional(languageCode)
const clientType = z.optional(z.enum(clientTypes))

/** The kind that a game stands under: what makers of esports call sports is esports (EN-130). */
export const kindOf = <Kind extends string>(
  { gameType, vassalage }: { readonly gameType: Kind; readonly vassalage: string },
  esportsVendors: readonly string[],
): Kind | 'ESPORTS' =>
  gameType === 'SPORTS' && esportsVendors.includes(vassalage.toLowerCase()) ? 'ESPORTS' : gameType

/** What a brand says of where games stand. */
export interface Standing {
  /** Makers whose sports are esports. */
  readonly esportsVendors: readonly string[]
  /** Games of chance that are played with cards, by their names in addresses. */
  readonly cardGames: readonly string[]
}

/** A game of chance with a pot stands under jackpots too, and one with cards under card games (decision D-24). */
export const standsUnder = (
  game: {
    readonly gameType: string
    readonly vassalage: string
    readonly nodeId: string
    readonly gameClassify: string | null
  },
  kind: string,
  { esportsVendors, cardGames }: Standing,
): boolean =>
  kindOf(game, esportsVendors) === kind ||
  (game.gameType === 'RNG' &&
    ((kind === 'JACKPOT' && game.gameClassify === 'JP') ||
      (kind === 'CARD' && cardGames.includes(game.nodeId))))

/** Where lotteries belong, as their makers class them. */
const lotteryAreas = ['VN', 'SEA', 'NUMBERS']

/**
 * Names that menus of lotteries go by beside those of makers: an area, or a kind (decisions D-22, D-78 and 0132). A maker
 * of such a name is meant as well.
 */
const lotteryNames: Readonly<
  Record<string, { readonly kinds: readonly string[]; readonly areas: readonly string[] }>
> = {
  tcg_lotto_vn: { kinds: ['LOTT', 'ELOTT'], areas: ['VN'] },
  tcg_sea: { kinds: ['LOTT', 'ELOTT'], areas: ['SEA'] },
  lott: { kinds: ['LOTT'], areas: lotteryAreas },
  elott: { kinds: ['ELOTT'], areas: lotteryAreas },
}

/** The kinds of lotteries that a menu's name stands for; null for the name of a maker alone. */
export const kindsOfLotteryName = (vendor: string): readonly string[] | null =>
  lotteryNames[vendor.toLowerCase()]?.kinds ?? null

/** Whether a game is of this maker, in any case of letters, or of the lotteries that go by this name. */
export function isOfVendor(
  game: {
    readonly vassalage: string
    readonly gameType: string
    readonly gameClassify: string | null
  },
  vendor: string,
): boolean {
  const wanted = vendor.toLowerCase()
  if (game.vassalage.toLowerCase() === wanted) return true
  const named = lotteryNames[wanted]
  return (
    game.gameClassify !== null &&
    named?.kinds.includes(game.gameType) === true &&
    named.areas.includes(game.gameClassify)
  )
}

/** The lists of hot games (decision D-86): kinds without a list of their own stand in the one nearest to them. */
export const hotKeys = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'] as const
export const hotKeyOf: Readonly<Record<(typeof gameTypes)[number], (typeof hotKeys)[number]>> = {
  ...{ ELOTT: 'ELOTT', LOTT: 'LOTT', LIVE: 'LIVE', SPORTS: 'SPORTS', FISH: 'FISH', RNG: 'RNG', PVP: 'PVP' },
  ...{ ESPORTS: 'SPORTS', COCKFIGHT: 'SPORTS', JACKPOT: 'RNG', CARD: 'PVP' },
}

export const hotGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/hot',
  access: 'public',
  summary: 'Hot games of the brand, by category.',
  query: z.object({
    merchantCode: text(20),
    /** 1 the app, 2 the web, 3 both (decision D-76). */
    isPlatform: z.optional(z.enum(['1', '2', '3'])),
    platform: text(40),
    language,
  }),
  reply: z.record(z.enum(hotKeys), z.array(game)),
  refusals: [],
})

export const gamesPageSize = 24

export const gameList = endpoint({
  method: 'GET',
  path: '/wps/v2/games',
  access: 'session',
  summary: 'Games by category, maker, class, name, least stake, lines and platform, 24 to a page.',
  query: z.object({
    clientType,
    platform: text(40),
    channel: text(20),
    merchant: text(20),
    gameType: z.optional(gameType),
    vassalage: text(20),
    gameClassify: text(10),
    shelf: z.optional(z.enum(shelves)),
    gameName: text(60),
    minBet: z.optional(money),
    /** Games of so many lines or more; a game without lines is none. */
    minLineNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
    language,
    pageNo,
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|300)$/))),
  }),
  reply: z.object({ games: z.array(game), totalPages: z.number(), total: z.number() }),
  refusals: [],
})

export const searchGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/search',
  access: 'public',
  summary:
    'Games by a part of their name in any language, or of their code; visitors find hot and popular ones.',
  query: z.object({ text: z.string().check(z.minLength(1), z.maxLength(60)), language }),
  reply: z.object({ games: z.array(game), total: z.number() }),
  refusals: [],
})

/** What whoever has its address may know of a game: a link leads visitors to it, too. */
export const gameCard = endpoint({
  method: 'GET',
  path: '/wps/v2/games/card',
  access: 'public',
  summary: 'One game that the brand offers, by its name in addresses.',
  query: z.object({ nodeId: code(60), language }),
  reply: game,
  refusals: ['game_not_found'],
})

export const recentGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/recent',
  access: 'member',
  summary: 'What the member played last, newest first.',
  query: z.object({
    clientType,
    vassalage: text(20),
    gameType: z.optional(gameType),
    language,
    pageNo,
    pageSize: z.optional(z.string().check(z.regex(/^[1-9]$/))),
  }),
  reply: z.object({ games: z.array(game), totalPages: z.number() }),
  refusals: [],
})

export const favouriteGames = endpoint({
  method: 'GET',
  path: '/wps/v2/games/favourites',
  access: 'member',
  summary: 'The games that the member likes, the newest first, and the names of all of them.',
  query: z.object({
    clientType,
    platform: text(40),
    vassalage: text(20),
    gameType: z.optional(gameType),
    gameName: text(60),
    language,
    pageNo,
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]\d?|[12]\d\d|300)$/))),
  }),
  reply: z.object({ games: z.array(game), totalPages: z.number(), nodeIds: z.array(z.string()) }),
  refusals: [],
})

export const toggleFavourite = endpoint({
  method: 'POST',
  path: '/wps/v2/games/favourites',
  access: 'member',
  summary: 'Adds a game to the favourites, or removes it.',
  body: z.strictObject({ nodeId: code(60), vendor: text(20), gameType: z.optional(gameType) }),
  reply: z.object({ isFavourite: z.boolean() }),
  refusals: ['game_not_found'],
})

/** What a launch answers. isOwn: the page is one of the operator's own studios'; what it asks of the page around it needs no second press. */
export const launched = z.object({
  kind: z.enum(['route', 'iframe', 'window']),
  url: z.string(),
  gameName: z.string(),
  isOwn: z.boolean(),
})

export const launchRefusals = [
  'game_not_found',
  'game_under_maintenance',
  'site_maintenance',
  'vendor_unreachable',
  'self_excluded',
  'timed_out',
  'bonus_excludes_game',
] as const

/**
 * Opens a play session. `url` carries a one-time code, good for 60 seconds, and points to the
 * games' own origin; it never carries the member's session.
 */
export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/v2/games/launch',
  access: 'session',
  summary: 'Launch a game, in the mode of the account. A trial plays only what has supportPlay 0.',
  body: z.strictObject({
    nodeId: code(60),
    mode: z.optional(z.enum(['real', 'trial'])),
    language: z.optional(languageCode),
    theme: z.optional(z.enum(['light', 'dark'])),
    device: z.optional(z.enum(['WEB', 'H5'])),
  }),
  reply: launched,
  refusals: launchRefusals,
})
