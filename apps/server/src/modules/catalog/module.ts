import type { Module, Platform } from '../../platform/module.ts'
import type { Merchants } from '../merchants/index.ts'
import { type Purses, playsByGame, recentGames } from '../wallet/index.ts'
import { type Games, offerGames, openGames } from './games.ts'
import { mountCatalog } from './routes.ts'

interface Uses {
  readonly merchants: Merchants
  readonly wallet: Purses
}

export function open({ db, keptDb }: Platform, { merchants, wallet }: Uses): Module<Games> {
  const games = openGames(keptDb, { playsOf: (merchantId) => playsByGame(keptDb, merchantId) })
  return {
    face: games,
    seed: () => offerGames(db),
    serve: (mount) =>
      mountCatalog(mount, {
        ...{ db, games, directory: merchants.directory },
        recentGames: async (member) =>
          recentGames(db, member.merchantId, (await wallet.of(member)).accountId),
      }),
  }
}
