import { catalog } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useSettled } from '../../../shared/calls/useSettled.ts'
import { favouritesKey } from '../../../shared/games/favourites.ts'
import type { Game } from '../../../shared/games/game.ts'
import { type Maker, useLanes } from '../../../shared/games/makers.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage } from '../../../shared/text/text.ts'
import { useGames } from '../shared/popular.ts'
import type { Filter } from './filter.ts'

export type GameType = Game['gameType']
export type Vendor = Maker

/** What the brand says of where its games stand. */
function useStanding(): catalog.Standing {
  const { esportsVendors = [], cardGames = [] } = useBrand()
  return { esportsVendors, cardGames }
}

/** Who makes games of these kinds, once for each of them; no kind at all means every kind. */
export const useVendors = (gameTypes: readonly GameType[]) =>
  useLanes((lanes) =>
    lanes
      .filter(({ gameType }) => gameTypes.length === 0 || gameTypes.includes(gameType))
      .flatMap(({ cards }) => cards),
  )

/** Makers are named in any case of letters. */
export const isOf = (vendor: string | undefined, { vassalage }: { vassalage: string }): boolean =>
  vendor === undefined || vassalage.toLowerCase() === vendor.toLowerCase()

/** What a page of a maker, or of a name of lotteries, may list: such a name is of no maker in the lanes. */
export const mayOffer = (vendor: string | undefined, maker: Vendor): boolean =>
  isOf(vendor, maker) ||
  (vendor !== undefined && (catalog.kindsOfLotteryName(vendor)?.includes(maker.gameType) ?? false))

/** A game's maker, or a name that lotteries go by. */
const isGameOf = (vendor: string | undefined, game: Game): boolean =>
  vendor === undefined || catalog.isOfVendor(game, vendor)

export interface Choice {
  readonly gameType: GameType
  readonly vendor: string | undefined
}

/**
 * All games of a kind, 24 at a time: for people with a session, the platform refuses others (decision D-69). Another
 * choice is another list, which begins at its first page; one that is left is forgotten.
 */
export function useGamePages({ gameType, vendor }: Choice, filter: Filter, isWanted: boolean) {
  const { shelf, gameClassify, minBet } = filter
  const gameName = useSettled(filter.gameName.trim()) || undefined
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['game-list', gameType, vendor, shelf, gameClassify, minBet, gameName, language],
    queryFn: ({ pageParam, signal }) =>
      call(catalog.gameList, {
        query: {
          ...{ clientType: '3', platform: 'flash,html5-desktop', gameType, vassalage: vendor, language },
          ...{ shelf, gameClassify, minBet, gameName },
          ...{ pageNo: String(pageParam), pageSize: String(catalog.gamesPageSize) },
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    enabled: isWanted,
    staleTime: 60_000,
    gcTime: 0,
  })
}

/** The hot games of a kind. */
export function useHotGames({ gameType, vendor }: Choice, isWanted: boolean) {
  const language = useLanguage() as 'EN'
  const standing = useStanding()
  return useQuery({
    queryKey: ['hot-games', language],
    queryFn: ({ signal }) =>
      call(catalog.hotGames, { query: { isPlatform: '2', platform: 'W', language }, signal }),
    enabled: isWanted,
    staleTime: 60_000,
    select: (hot) =>
      // A game of chance with cards stands in the list of its own kind.
      catalog.hotKeys
        .flatMap((key) => hot[key])
        .filter((game) => catalog.standsUnder(game, gameType, standing) && isGameOf(vendor, game)),
  })
}

/** What a visitor sees of a maker, or of a kind within a kind: its hot games, and the others that are played most (decision 0088). */
export function useVisitorsGames(choice: Choice, isWanted: boolean) {
  const { gameType, vendor } = choice
  const standing = useStanding()
  const hot = useHotGames(choice, isWanted)
  const isNarrow = vendor !== undefined || gameType === 'JACKPOT' || gameType === 'CARD'
  const popular = useGames(useLanguage(), isWanted && isNarrow)
  if (!isNarrow || !hot.data) return hot
  const known = new Set(hot.data.map(({ nodeId }) => nodeId))
  const others = (popular.data ?? []).filter(
    (game) =>
      catalog.standsUnder(game, gameType, standing) && isGameOf(vendor, game) && !known.has(game.nodeId),
  )
  return { ...hot, data: popular.isPending ? undefined : [...hot.data, ...others] }
}

/** The member's favourites of a kind. */
export function useLiked({ gameType, vendor }: Choice, isWanted: boolean) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: [...favouritesKey, 'list', gameType, vendor, language],
    queryFn: ({ signal }) =>
      call(catalog.favouriteGames, {
        query: {
          ...{ clientType: '3', platform: 'flash,html5-desktop', gameType, vassalage: vendor, language },
          pageSize: '100',
        },
        signal,
      }),
    enabled: isWanted,
    select: ({ games }) => games,
  })
}

/** What the member played last of a kind; asked anew whenever it is looked at. */
export function usePlayed({ gameType, vendor }: Choice, isWanted: boolean) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['recent-games', gameType, vendor, language],
    queryFn: ({ signal }) =>
      call(catalog.recentGames, {
        query: { clientType: '3', gameType, vassalage: vendor, language, pageNo: '1', pageSize: '9' },
        signal,
      }),
    enabled: isWanted,
    refetchOnMount: 'always',
    staleTime: 0,
    select: ({ games }) => games,
  })
}

/** Games of any kind, for a page that has none of its own. */
export function useOtherGames(isWanted: boolean) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['other-games', language],
    queryFn: ({ signal }) =>
      call(catalog.popularGames, { query: { count: '6', device: 'WEB', language }, signal }),
    enabled: isWanted,
    staleTime: 60_000,
  })
}

/** The game of this code, if this maker offers it. */
export function useGameOfCode(gameCode: string | undefined, vendor: string | undefined) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['game-of-code', gameCode, language],
    queryFn: ({ signal }) => call(catalog.searchGames, { query: { text: gameCode ?? '', language }, signal }),
    enabled: gameCode !== undefined && gameCode !== '',
    staleTime: 60_000,
    select: ({ games }) => games.find((game) => game.gameCode === gameCode && isGameOf(vendor, game)) ?? null,
  })
}

const makersMost = '100'

/** What a maker offers here, of every kind. */
export function useMakerGames(vassalage: string) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['maker-games', vassalage, language],
    queryFn: ({ signal }) =>
      call(catalog.gameList, {
        query: { clientType: '3', vassalage, language, pageSize: makersMost },
        signal,
      }),
    staleTime: 60_000,
    select: ({ games }) => games,
  })
}
