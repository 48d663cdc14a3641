import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Db } from '../../platform/db.ts'
import { type Mount, type Principal, serve } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/problem.ts'
import type { Directory } from '../merchants/index.ts'
import { favouritesOf, toggleFavourite } from './favourites.ts'
import { gamesLike, namedLike, openToVisitors, pageOf } from './find.ts'
import { type Game, type Games, nameOf } from './games.ts'

type Card = ReplyOf<typeof catalog.popularGames>[number]

export interface CatalogRoutes {
  readonly db: Db
  readonly games: Games
  readonly directory: Directory
  /** The numbers of what a member played, newest first. */
  readonly recentGames: (member: Principal) => Promise<readonly number[]>
}

/** More than a person reads; a longer list asks for a better word. */
const searchMax = 48
const recentMax = 9
const hotMax = 60
const firstMax = 24

export function mountCatalog(mount: Mount, { db, games, directory, recentGames }: CatalogRoutes): void {
  const languageOf = async (brandId: number, wanted: string | undefined) =>
    wanted ?? (await directory.brandOfId(brandId))?.defaultLanguage ?? 'EN'

  serve(mount, catalog.popularGames, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = await games.popular(brand.id)
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
    const ofKey = Map.groupBy(
      await games.popular(chosen.id),
      ({ gameType }) => catalog.hotKeyOf[gameType as Card['gameType']],
    )
    return Object.fromEntries(
      catalog.hotKeys.map((key) => [
        key,
        hotOrFirst(ofKey.get(key) ?? []).map((game) => cardOf(game, chosen.currency, language)),
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
    const offered = await games.popular(brand.id)
    const found = namedLike(principal ? offered : openToVisitors(offered), query.text).slice(0, searchMax)
    return { games: found.map((game) => cardOf(game, brand.currency, language)), total: found.length }
  })

  serve(mount, catalog.favouriteGames, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = new Map((await games.of(brand.id)).map((game) => [game.id, game]))
    const liked = (await favouritesOf(db, principal)).flatMap((id) => offered.get(id) ?? [])
    const pageSize = Number(query.pageSize ?? catalog.gamesPageSize)
    const wanted = pageOf(gamesLike(liked, query, brand.currency), Number(query.pageNo ?? 1), pageSize)
    return {
      games: wanted.rows.map((game) => cardOf(game, brand.currency, language)),
      totalPages: wanted.totalPages,
      nodeIds: liked.map(({ nodeId }) => nodeId),
    }
  })

  serve(mount, catalog.toggleFavourite, async ({ brand, principal, body }) => {
    const game = await games.byNode(brand.id, body.nodeId)
    if (!game) throw new Refusal('game_not_found')
    return { isFavourite: await toggleFavourite(db, principal, game.id) }
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

/** The hot ones; where nothing is hot yet, what stands first, so that a visitor has something to look at. */
function hotOrFirst(games: readonly Game[]): readonly Game[] {
  const hot = games.filter(({ isHot }) => isHot)
  return hot.length > 0 ? hot.slice(0, hotMax) : games.slice(0, firstMax)
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
    maintenanceUntil: game.maintenanceUntil?.toISOString() ?? null,
    opens: game.opens,
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
