import type { Game } from '../../../shared/games/game.ts'
import { type Filter, isAtMost, namedLike } from './filter.ts'
import { type Choice, useGamePages, useHotGames, useLiked, usePlayed, useVisitorsGames } from './queries.ts'

/** The games on screen, wherever they come from. */
export interface Shown {
  readonly games: readonly Game[] | undefined
  /** How many there are in all, where the platform says so. */
  readonly total: number | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly isFetchingMore: boolean
  readonly hasMore: boolean
  readonly more: () => void
  readonly again: () => void
}

/** All games come page by page; hot ones, favourites and recent ones are there at once (TR-30). */
export function useShownGames(choice: Choice, filter: Filter, isVisitor: boolean): Shown {
  const { tab, gameName } = filter
  const pages = useGamePages(choice, filter, tab === 'all')
  const hot = useHotGames(choice, tab === 'hot' && !isVisitor)
  const visitors = useVisitorsGames(choice, tab === 'hot' && isVisitor)
  const liked = useLiked(choice, tab === 'fav')
  const played = usePlayed(choice, tab === 'recent')
  if (tab === 'all')
    return {
      games: pages.data?.pages.flatMap(({ games }) => games),
      total: pages.data?.pages[0]?.total,
      error: pages.error,
      isFetching: pages.isFetching,
      isFetchingMore: pages.isFetchingNextPage,
      hasMore: pages.hasNextPage,
      more: () => void pages.fetchNextPage(),
      again: () => void pages.refetch(),
    }
  const whole = { hot: isVisitor ? visitors : hot, fav: liked, recent: played }[tab]
  const fits = ({ displayName, gameCode, gameClassify, shelf, minBet }: Game) =>
    (namedLike(displayName, gameName) || namedLike(gameCode, gameName)) &&
    (filter.shelf === undefined || shelf === filter.shelf) &&
    (filter.gameClassify === undefined || gameClassify === filter.gameClassify) &&
    isAtMost(minBet, filter.minBet)
  return {
    games: whole.data?.filter(fits),
    total: undefined,
    error: whole.error,
    isFetching: whole.isFetching,
    isFetchingMore: false,
    hasMore: false,
    more: () => {},
    again: () => void whole.refetch(),
  }
}
