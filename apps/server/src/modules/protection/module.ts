import type { Module, Platform } from '../../platform/module.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { openProtection, type Protection } from './protection.ts'

interface Uses {
  readonly merchants: Merchants
  readonly wallet: Purses
}

export async function open(platform: Platform, { merchants, wallet }: Uses): Promise<Module<Protection>> {
  const { db, bus, now, warn } = platform
  const { directory } = merchants
  const protection = await openProtection({
    ...{ db, directory, bus, now, purses: wallet, onError: warn('protection') },
  })
  return { face: protection, serve: protection.mount, close: protection.close }
}
