import type { Module, Platform } from '../../platform/module.ts'
import type { Games } from '../catalog/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { mountTurnover } from './routes.ts'
import { startTurnover } from './start.ts'

interface Uses {
  readonly merchants: Merchants
  readonly wallet: Purses
  readonly catalog: Games
}

export function open({ db, workDb, warn }: Platform, { merchants, wallet, catalog }: Uses): Module<null> {
  const { directory } = merchants
  const { named } = catalog
  return {
    face: null,
    serve: (mount) => mountTurnover(mount, { db, directory, purses: wallet, gameOf: named, nameGame: named }),
    work: () => [startTurnover({ db: workDb, gameOf: named }, warn('turnover'))],
  }
}
