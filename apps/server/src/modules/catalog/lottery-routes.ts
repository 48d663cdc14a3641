/** The lists of lotteries: of what the brand offers and the member played, empty where that is nothing. */
import { catalog, lottery } from '@jackfruit/contracts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { cardOf } from './cards.ts'
import { type Game, type Games, isLottery } from './games.ts'

interface LotteryRoutes {
  readonly games: Games
  readonly recentGames: (member: Principal) => Promise<readonly number[]>
  readonly languageOf: (brandId: number, wanted: string | undefined) => Promise<string>
}

/** The lotteries of Vietnam, whoever makes them. */
const isVietnamese = (game: Game) =>
  isLottery(game) && catalog.isOfVendor({ ...game, vassalage: game.vendor }, 'TCG_LOTTO_VN')
const vnGamesMax = 100
const recentMax = 9

export function mountLotteries(mount: Mount, { games, recentGames, languageOf }: LotteryRoutes): void {
  serve(mount, lottery.vnMenus, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const byKind = Map.groupBy((await games.of(brand.id)).filter(isVietnamese), ({ gameType }) => gameType)
    return [...byKind].map(([title, ofKind]) => ({
      title,
      gameMenus: ofKind.map((game) => cardOf(game, brand.currency, language)),
    }))
  })

  serve(mount, lottery.vnGames, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = (await games.of(brand.id))
      .filter(isVietnamese)
      .slice(0, Number(query.count ?? vnGamesMax))
    return { games: offered.map((game) => cardOf(game, brand.currency, language)) }
  })

  serve(mount, lottery.recent, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = new Map((await games.of(brand.id)).filter(isLottery).map((game) => [game.id, game]))
    const played = (await recentGames(principal)).flatMap((id) => offered.get(id) ?? []).slice(0, recentMax)
    return { games: played.map((game) => cardOf(game, brand.currency, language)) }
  })
}
