import type { Module, Platform } from '../../platform/module.ts'
import type { Games } from '../catalog/index.ts'
import { type Identity, openAttempts } from '../identity/index.ts'
import { type Merchants, merchantIds, serviceAddresses } from '../merchants/index.ts'
import type { MessageCentre } from '../messages/index.ts'
import { announcedBy } from './announcements/announced.ts'
import { sealFeedback } from './feedback.ts'
import { mountContent } from './routes.ts'
import { seedContent } from './seed.ts'
import { mountServicePage } from './service-page.ts'
import { mountStart } from './start.ts'
import { newestWins } from './winners.ts'

interface Uses {
  readonly merchants: Merchants
  readonly identity: Identity
  readonly catalog: Games
  readonly messages: MessageCentre
}

export function open(platform: Platform, { merchants, identity, catalog, messages }: Uses): Module<null> {
  const { db, workDb, now, secrets, site } = platform
  const sealAll = async () => {
    for (const id of await merchantIds(workDb))
      while ((await sealFeedback({ db: workDb, key: secrets.fields }, id)) > 0);
  }
  messages.announcements.plug(announcedBy(db, merchants.directory))
  return {
    face: null,
    seed: async (ownerUrl) => void (await seedContent(ownerUrl)),
    jobs: [{ name: 'seal-feedback', cron: '*/5 * * * *', work: sealAll }],
    serve(mount) {
      mountStart(mount, { db, start: merchants.start, restUntil: identity.restUntil })
      mountServicePage(mount.app, { db, brandOf: merchants.brandOf, site })
      mountContent(mount, {
        ...{ db, key: secrets.fields, directory: merchants.directory, now },
        attempts: openAttempts({ db, key: secrets.blindIndex, now }),
        latestWins: (merchantId, limit) => newestWins(db, merchantId, limit),
        nameGame: catalog.named,
        findMember: identity.memberOf,
        serviceAddresses: (merchantId) => serviceAddresses(db, merchantId),
      })
    },
  }
}
