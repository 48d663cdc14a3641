import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { HttpProblem } from '../../platform/http/problem.ts'
import { type Directory, standingOf } from '../merchants/index.ts'
import { type Card, cardOf, lanesOf } from './cards.ts'
import { mountEgames } from './egame-routes.ts'
import { favouritesOf, toggleFavourite } from './favourites.ts'
import { asTheyAre, gamesLike, namedLike, openToVisitors, pageOf, platformsOf, runsOn } from './find.ts'
import type { Game, Games } from './games.ts'
import { mountLotteries } from './lottery-routes.ts'

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

interface Asked {
  readonly languageOf: (brandId: number, wanted: string | undefined) => Promise<string>
  readonly wantedOf: <Query extends object>(
    brand: { readonly id: number },
    query: Query,
  ) => Promise<Query & { readonly standing: catalog.Standing }>
}

export function mountCatalog(mount: Mount, routes: CatalogRoutes): void {
  const { db, games, directory, recentGames } = routes
  const languageOf = async (brandId: number, wanted: string | undefined) =>
    wanted ?? (await directory.brandOfId(brandId))?.defaultLanguage ?? 'EN'
  /** What was asked for, with what this brand says of where its games stand. */
  const wantedOf = async <Query extends object>({ id }: { readonly id: number }, query: Query) => {
    const brand = await directory.brandOfId(id)
    return { ...query, standing: brand ? standingOf(brand) : asTheyAre }
  }
  mountEgames(mount, { db, games, directory, languageOf })
  mountLotteries(mount, { games, recentGames, languageOf })
  mountShowcase(mount, routes, languageOf)
  mountOwnGames(mount, routes, { languageOf, wantedOf })

  serve(mount, catalog.gameList, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const found = gamesLike(await games.of(brand.id), await wantedOf(brand, query), brand.currency)
    const pageSize = Number(query.pageSize ?? catalog.gamesPageSize)
    const { rows, total, totalPages } = pageOf(found, Number(query.pageNo ?? 1), pageSize)
    return { games: rows.map((game) => cardOf(game, brand.currency, language)), total, totalPages }
  })
}

/** What is shown to whoever looks around. */
function mountShowcase(
  mount: Mount,
  { games, directory }: CatalogRoutes,
  languageOf: Asked['languageOf'],
): void {
  serve(mount, catalog.popularGames, async ({ brand, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = await games.popular(brand.id)
    return offered.slice(0, Number(query.count ?? 100)).map((game) => cardOf(game, brand.currency, language))
  })

  serve(mount, catalog.gameVendors, async ({ brand, query }) => {
    const chosen = query.merchantCode ? await directory.brandOfCode(query.merchantCode) : brand
    if (!chosen) throw new HttpProblem(404, 'not_found')
    const settled = await directory.brandOfId(chosen.id)
    return { lanes: lanesOf(await games.of(chosen.id), settled ? standingOf(settled) : asTheyAre) }
  })

  serve(mount, catalog.hotGames, async ({ brand, query }) => {
    const chosen = query.merchantCode ? await directory.brandOfCode(query.merchantCode) : brand
    if (!chosen) throw new HttpProblem(404, 'not_found')
    const language = await languageOf(chosen.id, query.language)
    const wanted = platformsOf[query.isPlatform ?? '3']
    const ofKey = Map.groupBy(
      (await games.popular(chosen.id)).filter((game) => runsOn(game, wanted)),
      ({ gameType }) => catalog.hotKeyOf[gameType as Card['gameType']],
    )
    return Object.fromEntries(
      catalog.hotKeys.map((key) => [
        key,
        hotOrFirst(ofKey.get(key) ?? []).map((game) => cardOf(game, chosen.currency, language)),
      ]),
    ) as ReplyOf<typeof catalog.hotGames>
  })

  serve(mount, catalog.gameCard, async ({ brand, query }) => {
    const game = await games.byNode(brand.id, query.nodeId)
    if (!game) throw new Refusal('game_not_found')
    return cardOf(game, brand.currency, await languageOf(brand.id, query.language))
  })

  serve(mount, catalog.searchGames, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = await games.popular(brand.id)
    const found = namedLike(principal ? offered : openToVisitors(offered), query.text).slice(0, searchMax)
    return { games: found.map((game) => cardOf(game, brand.currency, language)), total: found.length }
  })
}

/** What a member liked, and played lately. */
function mountOwnGames(
  mount: Mount,
  { db, games, recentGames }: CatalogRoutes,
  { languageOf, wantedOf }: Asked,
): void {
  serve(mount, catalog.favouriteGames, async ({ brand, principal, query }) => {
    const language = await languageOf(brand.id, query.language)
    const offered = new Map((await games.of(brand.id)).map((game) => [game.id, game]))
    const liked = (await favouritesOf(db, principal)).flatMap((id) => offered.get(id) ?? [])
    const pageSize = Number(query.pageSize ?? catalog.gamesPageSize)
    const wanted = pageOf(
      gamesLike(liked, await wantedOf(brand, query), brand.currency),
      Number(query.pageNo ?? 1),
      pageSize,
    )
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
    const found = gamesLike(played, await wantedOf(brand, query), brand.currency)
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
