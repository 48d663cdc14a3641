import type { Module, Platform } from '../../platform/module.ts'
import type { Games } from '../catalog/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Vendors } from '../vendors/index.ts'
import type { Purses } from '../wallet/index.ts'
import { mountBets } from './bets.ts'
import { mountReturns } from './returns.ts'
import { mountReports } from './routes.ts'

interface Uses {
  readonly merchants: Merchants
  readonly wallet: Purses
  readonly catalog: Games
  readonly vendors: Vendors
}

export function open(
  { db, now }: Platform,
  { merchants, wallet: purses, catalog: games, vendors }: Uses,
): Module<null> {
  const { directory } = merchants
  return {
    face: null,
    serve(mount) {
      mountBets(mount, { db, directory, purses, games, askEvidence: vendors.askEvidence })
      mountReports(mount, { db, directory, purses, nameGame: games.named })
      mountReturns(mount, { db, directory, now, gameOf: games.named })
    },
  }
}
