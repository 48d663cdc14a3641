import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { type Mount, type Principal, serve } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/problem.ts'
import type { Directory } from '../merchants/index.ts'
import { gamesLike, namedLike, openToVisitors, pageOf } from './find.ts'
import { type Game, type Games, nameOf } from './games.ts'

type Card = ReplyOf<typeof catalog.popularGames>[number]

export interface CatalogRoutes {
  readonly games: Games
  readonly directory: Directory
  /** The numbers of what a member played, newest first. */
  readonly recentGames: (member: Principal) => Promise<readonly number[]>
}

/** More than a person reads; a longer list asks for a better word. */
const searchMax = 48
const recentMax = 9
const hotMax = 60

export function mountCatalog(mount: Mount, { games, directory, recentGames }: CatalogRoutes): void {
  const languageOf = async (brandId: number, wanted: string | undefined) =>
    wanted ?? (await directory.brandOfId(brandId))?.defaultLanguage ?? 'EN'

  serve(mount, catalog.popularGames, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = await games.of(brand.id)
    return offered.slice(0, Number(query.count ?? 100)).map((game) => cardOf(game, brand.currency, language))
  })

  serve(mount, catalog.gameVendors, async ({ brand, query }) => {
    const chosen = query.merchantCode ? await directory.brandOfCode(query.merchantCode) : brand
    if (!chosen) throw new HttpProblem(404, 'not_found')
    return { lanes: lanesOf(await games.of(chosen.id)) }
  })

  serve(mount, catalog.hotGames, async ({ brand, query }) => {
    const chosen = query.merchantCode ? await directory.brandOfCode(query.merchantCode) : brand
    if (!chosen) throw new HttpProblem(404, 'not_found')
    const language = await languageOf(chosen.id, query.language)
    const hot = (await games.of(chosen.id)).filter(({ isHot }) => isHot)
    return Object.fromEntries(
      catalog.hotKeys.map((key) => [
        key,
        hot
          .filter(({ gameType }) => catalog.hotKeyOf[gameType as Card['gameType']] === key)
          .slice(0, hotMax)
          .map((game) => cardOf(game, chosen.currency, language)),
      ]),
    ) as ReplyOf<typeof catalog.hotGames>
  })

  serve(mount, catalog.gameList, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const found = gamesLike(await games.of(brand.id), query, brand.currency)
    const pageSize = Number(query.pageSize ?? catalog.gamesPageSize)
    const { rows, total, totalPages } = pageOf(found, Number(query.pageNo ?? 1), pageSize)
    return { games: rows.map((game) => cardOf(game, brand.currency, language)), total, totalPages }
  })

  serve(mount, catalog.searchGames, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = await games.of(brand.id)
    const found = namedLike(principal ? offered : openToVisitors(offered), query.text).slice(0, searchMax)
    return { games: found.map((game) => cardOf(game, brand.currency, language)), total: found.length }
  })

  serve(mount, catalog.recentGames, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = new Map((await games.of(brand.id)).map((game) => [game.id, game]))
    const played = (await recentGames(principal)).flatMap((id) => offered.get(id) ?? [])
    const found = gamesLike(played, query, brand.currency)
    const pageSize = Number(query.pageSize ?? recentMax)
    const { rows, totalPages } = pageOf(found, Number(query.pageNo ?? 1), pageSize)
    return { games: rows.map((game) => cardOf(game, brand.currency, language)), totalPages }
  })
}

function cardOf(game: Game, currency: string, language: string): Card {
  const gameName = nameOf(game, language)
  return {
    nodeId: game.nodeId,
    vassalage: game.vendor,
    vendorName: game.vendorName,
    gameType: game.gameType as Card['gameType'],
    gameCode: game.code,
    gameName,
    displayName: gameName,
    iconUrl: `art/tile-${game.code}@1x.webp`,
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.hasFreePlay ? 0 : 1,
    isGame: 'GAME',
    gameClassify: game.gameClassify,
    minBet: game.minBet[currency] ?? '0',
    maxWin: game.maxWin[currency] ?? null,
    rtp: game.rtp,
    volatility: game.volatility,
    hitRate: game.hitRate,
    maintenance: game.maintenance,
  }
}

/** One lane for each category that has games, one card for each maker in it. */
function lanesOf(games: readonly Game[]): ReplyOf<typeof catalog.gameVendors>['lanes'] {
  const byType = Map.groupBy(games, (game) => game.gameType as Card['gameType'])
  return [...byType].map(([gameType, ofType]) => ({
    title: gameType,
    gameType,
    cards: [...Map.groupBy(ofType, (game) => game.vendor)].map(([vassalage, [first, ...rest]]) => ({
      vassalage,
      name: first?.vendorName ?? vassalage,
      gameType,
      accountTypeId: vassalage,
      isHot: [first, ...rest].some((game) => game?.isHot) ? 1 : 0,
      nodeId: first?.nodeId ?? '',
    })),
  }))
}
