import type { Module, Platform } from '../../platform/module.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import { identitySettings } from './brand-settings.ts'
import { cleanUpIdentity } from './clean-up.ts'
import { demoBrand } from './demo-accounts.ts'
import { demandNoDemoAccounts, lockDemoAccounts } from './demo-guard.ts'
import { openPasswords } from './guards/hashing/passwords.ts'
import { type Identity, openIdentity } from './identity.ts'
import { seedDemoMembers } from './seed.ts'
import { limitsOff } from './settings.ts'

interface Uses {
  readonly merchants: Merchants
  readonly messaging: Messages
}

export function open(platform: Platform, { merchants, messaging }: Uses): Module<Identity> {
  const { config, db, workDb, keptDb, secrets, bus, now, log, isProduction } = platform
  const passwords = openPasswords(secrets.pepper, { price: config.passwordCost })
  const identity = openIdentity({
    ...{ db, keptDb, directory: merchants.directory, secrets, bus, now, messages: messaging, passwords },
    secureCookies: isProduction,
    dataDir: config.dataDir,
    thirdParty: config.thirdParty,
    phoneVerify: config.phoneVerify,
    ...(!config.rateLimits && { limits: limitsOff }),
  })
  return {
    face: identity,
    settings: identitySettings,
    async seed(ownerUrl) {
      if (!isProduction) return void (await seedDemoMembers(ownerUrl, secrets))
      const brand = await merchants.directory.brandOfCode(demoBrand)
      if (brand) await lockDemoAccounts(ownerUrl, { passwords, log }, brand.id)
    },
    async mayAnswer() {
      const brand = isProduction ? await merchants.directory.brandOfCode(demoBrand) : null
      if (brand) await demandNoDemoAccounts({ db, passwords }, brand.id)
    },
    serve: identity.mount,
    attach: async ({ sessionId }, _send, end) => identity.onSessionEnded(sessionId, end),
    jobs: [{ name: 'identity-clean', cron: '* * * * *', work: () => cleanUpIdentity(workDb, now()) }],
  }
}
