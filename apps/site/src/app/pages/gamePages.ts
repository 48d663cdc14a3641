import type { catalog, content } from '@jackfruit/contracts'

export type GameType = (typeof catalog.gameTypes)[number]

/** Pages that list games of one kind, a maker at a time if one is chosen. */
export const gamesPages: ReadonlyMap<string, GameType> = new Map<string, GameType>([
  ['/rng', 'RNG'],
  ['/fish', 'FISH'],
  ['/live', 'LIVE'],
  ['/pvp', 'PVP'],
])

/** Pages of a kind of games that begin with its makers. The last three are ours (decision D-24). */
export const categoryPages: ReadonlyMap<string, GameType> = new Map<string, GameType>([
  ['/sports', 'SPORTS'],
  ['/esports', 'ESPORTS'],
  ['/lott', 'LOTT'],
  ['/elott', 'ELOTT'],
  ['/cockfight', 'COCKFIGHT'],
  ['/jackpot', 'JACKPOT'],
  ['/card', 'CARD'],
])

/** Pages that open one game of a maker, named in the address, with nothing but the header around it. */
export const directPages = {
  lists: ['/lottery', '/lottert', '/vnlottery', '/sealottery'],
  /** These take all of the screen below the header. */
  screenfuls: ['/seamless', '/fbsports'],
}

type BannerGroup = (typeof content.bannerGroups)[number]

const groups: Readonly<Partial<Record<GameType, BannerGroup>>> = {
  RNG: 'rng',
  LIVE: 'live',
  FISH: 'fish',
  PVP: 'pvp',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  ELOTT: 'lottery',
}

/** Whose slides the page of a kind of games shows; four kinds have none, of the lotteries the slow ones (decision D-136). */
export const bannerGroupOf = (gameType: GameType): BannerGroup | null => groups[gameType] ?? null

export interface Direct {
  readonly gameTypes: readonly GameType[]
  /** Whose games the page is for; null for those of every maker. */
  readonly vendor: string | null
}

const lotteries: readonly GameType[] = ['LOTT', 'ELOTT']

/** What a direct page opens: the address may name another maker where the page has none of its own (D-21, D-22, D-26, D-27). */
export function directOf(path: string, vendor: string | undefined): Direct {
  switch (path) {
    case '/lottert':
      return { gameTypes: lotteries, vendor: 'LOTT' }
    case '/vnlottery':
      return { gameTypes: lotteries, vendor: 'TCG_LOTTO_VN' }
    case '/sealottery':
      return { gameTypes: lotteries, vendor: 'TCG_SEA' }
    case '/fbsports':
      return { gameTypes: ['SPORTS'], vendor: vendor ?? 'FB' }
    case '/seamless':
      return { gameTypes: [], vendor: vendor ?? null }
    default:
      return { gameTypes: lotteries, vendor: vendor ?? null }
  }
}
