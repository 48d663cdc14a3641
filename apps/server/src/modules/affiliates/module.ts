import type { Module, Platform } from '../../platform/module.ts'
import { openAttempts } from '../identity/index.ts'
import type { Merchants } from '../merchants/index.ts'
import { affiliateSettings } from './brand-settings.ts'
import { mountAffiliates } from './routes.ts'

export function open(platform: Platform, { merchants }: { readonly merchants: Merchants }): Module<null> {
  const { db, now, secrets } = platform
  const { fields: key, blindIndex: indexKey } = secrets
  const attempts = openAttempts({ db, key: indexKey, now })
  return {
    face: null,
    settings: affiliateSettings,
    serve: (mount) =>
      mountAffiliates(mount, { db, directory: merchants.directory, key, indexKey, attempts, now }),
  }
}
