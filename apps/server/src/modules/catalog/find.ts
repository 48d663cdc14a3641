/** Which of a brand's games are meant: by name, by kind, a page at a time. */
import { catalog } from '@jackfruit/contracts'
import type { Shelf } from '@jackfruit/contracts/shelves'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { Game } from './games.ts'

type Found = Pick<
  Game,
  | 'names'
  | 'code'
  | 'nodeId'
  | 'vendor'
  | 'gameType'
  | 'gameClassify'
  | 'shelf'
  | 'minBet'
  | 'isHot'
  | 'lines'
  | 'platforms'
>

/** Letters alone count: neither case nor marks of writing, nor how the spaces were set. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** Names in every language and the code. Those whose name begins with the words come first, else the brand's order. */
export function namedLike<G extends Found>(games: readonly G[], text: string): readonly G[] {
  const words = plain(text)
  if (words === '') return []
  const found = games.flatMap((game) => {
    const called = [...Object.values(game.names), game.code].map(plain)
    if (!called.some((name) => name.includes(words))) return []
    return [{ game, isBeginning: called.some((name) => name.startsWith(words)) }]
  })
  return [...found.filter((each) => each.isBeginning), ...found.filter((each) => !each.isBeginning)].map(
    ({ game }) => game,
  )
}

export interface Wanted {
  readonly gameType?: string | undefined
  readonly vassalage?: string | undefined
  readonly gameClassify?: string | undefined
  readonly shelf?: Shelf | undefined
  readonly gameName?: string | undefined
  readonly minBet?: string | undefined
  /** What the brand says of where its games stand. */
  readonly standing?: catalog.Standing
  /** The games of so many lines or more. */
  readonly minLineNum?: string | undefined
  /** Names of platforms between commas. */
  readonly platform?: string | undefined
  readonly clientType?: (typeof catalog.clientTypes)[number] | undefined
}

/** Every given condition narrows; makers are named in any case of letters. */
export function gamesLike<G extends Found>(
  games: readonly G[],
  wanted: Wanted,
  currency: string,
): readonly G[] {
  const { gameType, vassalage, gameClassify, shelf, gameName, minBet, minLineNum, platform, clientType } =
    wanted
  const least = minBet ? parseMinor(minBet) : null
  const { standing = asTheyAre } = wanted
  const fits = games.filter(
    (game) =>
      (!gameType || catalog.standsUnder({ ...game, vassalage: game.vendor }, gameType, standing)) &&
      (!vassalage || catalog.isOfVendor({ ...game, vassalage: game.vendor }, vassalage)) &&
      (!gameClassify || game.gameClassify === gameClassify) &&
      (!shelf || game.shelf === shelf) &&
      (least === null || isAtMost(leastOf(game, currency), least)) &&
      (!minLineNum || (game.lines ?? 0) >= Number(minLineNum)) &&
      (!platform || runsOn(game, platform.split(','))) &&
      (!clientType || runsOn(game, platformsOfClient[clientType])),
  )
  return gameName ? namedLike(fits, gameName) : fits
}

/** Of a brand that says nothing. */
export const asTheyAre: catalog.Standing = { esportsVendors: [], cardGames: [] }

/** Decision D-76: phones run what is made for phones. */
const platformsOfClient = {
  1: ['html5-mobile'],
  2: ['html5-mobile'],
  3: ['html5-desktop'],
} as const

/** The same for the app, the web, which is open on desktops and phones, and both. */
export const platformsOf = {
  1: ['html5-mobile'],
  2: ['html5-desktop', 'html5-mobile'],
  3: ['html5-desktop', 'html5-mobile'],
} as const

export const runsOn = ({ platforms }: Pick<Game, 'platforms'>, wanted: readonly string[]): boolean =>
  platforms.some((platform) => wanted.includes(platform))

/** Decision D-44: what can be played with that stake. */
const isAtMost = (own: Minor | null, chosen: Minor) => own !== null && own <= chosen

const leastOf = ({ minBet }: Found, currency: string): Minor | null => parseMinor(minBet[currency] ?? '')

/** What a visitor's search looks through (decision D-70): hot games, and the popular ones. */
const popularMax = 100
export const openToVisitors = <G extends Found>(games: readonly G[]): readonly G[] =>
  games.filter(({ isHot }, place) => isHot || place < popularMax)

export interface Page<G> {
  readonly rows: readonly G[]
  readonly total: number
  readonly totalPages: number
}

export function pageOf<G>(games: readonly G[], pageNo: number, pageSize: number): Page<G> {
  return {
    rows: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: games.length,
    totalPages: Math.ceil(games.length / pageSize),
  }
}
