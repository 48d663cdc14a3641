import type { Module, Platform } from '../../platform/module.ts'
import type { Identity } from '../identity/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'
import { openProtection, type Protection } from './protection.ts'

interface Uses {
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
}

export async function open(
  platform: Platform,
  { merchants, identity, wallet }: Uses,
): Promise<Module<Protection>> {
  const { db, bus, now, warn } = platform
  const { directory } = merchants
  const protection = await openProtection({
    ...{ db, directory, bus, now, purses: wallet, onError: warn('protection') },
    markRest: identity.markRest,
  })
  return { face: protection, serve: protection.mount, close: protection.close }
}
