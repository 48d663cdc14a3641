/** How games and their makers are told on the wire. */
import { catalog, type ReplyOf } from '@jackfruit/contracts'
import { type Game, nameOf } from './games.ts'

export type Card = ReplyOf<typeof catalog.popularGames>[number]

export function cardOf(game: Game, currency: string, language: string): Card {
  const gameName = nameOf(game, language)
  const icon = `art/tile-${game.code}@1x.webp`
  return {
    nodeId: game.nodeId,
    vassalage: game.vendor,
    vendorName: game.vendorName,
    gameType: game.gameType as Card['gameType'],
    gameCode: game.code,
    gameName,
    displayName: gameName,
    iconUrl: icon,
    showIcon: icon,
    lagerIcon: `art/tile-${game.code}@2x.webp`,
    url: `/game?nodeId=${encodeURIComponent(game.nodeId)}`,
    isHot: game.isHot ? 1 : 0,
    isNew: game.isNew ? 1 : 0,
    supportPlay: game.hasFreePlay ? 0 : 1,
    isGame: 'GAME',
    gameClassify: game.gameClassify,
    shelf: game.shelf,
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

/** Kinds of which games of chance are a part, too. */
const within = ['JACKPOT', 'CARD'] as const

/** One lane for each category that has games, in the categories' own order; one card for each maker in it. */
export function lanesOf(
  games: readonly Game[],
  standing: catalog.Standing,
): ReplyOf<typeof catalog.gameVendors>['lanes'] {
  const byType = Map.groupBy(games, (game) => game.gameType as Card['gameType'])
  for (const kind of within) {
    const found = games.filter((game) =>
      catalog.standsUnder({ ...game, vassalage: game.vendor }, kind, standing),
    )
    if (found.length > 0) byType.set(kind, found)
  }
  // Whichever studio listed its games first after a start: a menu whose entries change places is learnt by nobody.
  return catalog.gameTypes.flatMap((gameType) => {
    const ofType = byType.get(gameType)
    return ofType ? [{ title: gameType, gameType, cards: cardsOf(ofType, gameType) }] : []
  })
}

const cardsOf = (games: readonly Game[], gameType: Card['gameType']) =>
  [...Map.groupBy(games, (game) => game.vendor)].map(([vassalage, [first, ...rest]]) => ({
    vassalage,
    name: first?.vendorName ?? vassalage,
    gameType,
    accountTypeId: vassalage,
    isHot: [first, ...rest].some((game) => game?.isHot) ? 1 : 0,
    nodeId: first?.nodeId ?? '',
  }))
