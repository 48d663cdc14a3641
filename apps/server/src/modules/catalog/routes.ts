import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { type Mount, serve } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/problem.ts'
import type { Directory } from '../merchants/index.ts'
import { type Game, type Games, nameOf } from './games.ts'

type Card = ReplyOf<typeof catalog.popularGames>[number]

export interface CatalogRoutes {
  readonly games: Games
  readonly directory: Directory
}

export function mountCatalog(mount: Mount, { games, directory }: CatalogRoutes): void {
  serve(mount, catalog.popularGames, async ({ brand, query }) => {
    const language = query.language ?? (await directory.brandOfId(brand.id))?.defaultLanguage ?? 'EN'
    const offered = await games.of(brand.id)
    return offered.slice(0, Number(query.count ?? 100)).map((game) => cardOf(game, brand.currency, language))
  })

  serve(mount, catalog.gameVendors, async ({ brand, query }) => {
    const chosen = query.merchantCode ? await directory.brandOfCode(query.merchantCode) : brand
    if (!chosen) throw new HttpProblem(404, 'not_found')
    return { lanes: lanesOf(await games.of(chosen.id)) }
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
    supportPlay: 1,
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
