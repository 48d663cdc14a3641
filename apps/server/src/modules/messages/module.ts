import { invariant } from '@jackfruit/kernel'
import type { Module, Platform } from '../../platform/module.ts'
import { openPort, type Port } from '../../platform/port.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Identity } from '../identity/index.ts'
import type { Merchants } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import { carryFresh } from './carry.ts'
import { openCentre } from './centre.ts'
import { cleanUpMessages } from './clean-up.ts'
import { followAll } from './follow.ts'
import { openMessageNews } from './news.ts'
import { mountMessages } from './routes.ts'
import type { Owner } from './rows.ts'
import { seedMessages } from './seed.ts'
import type { Announced, Announcements } from './seen.ts'

export interface MessageCentre {
  /** How many messages and announcements a member has not read. */
  unread(owner: Owner): Promise<number>
  readonly announcements: Port<Announcements>
  /** What the brand announces to agents alone, the newest first. */
  announcedToAgents(merchantId: number, language: string | undefined): Promise<readonly Announced[]>
}

interface Uses {
  readonly merchants: Merchants
  readonly messaging: Messages
  readonly identity: Identity
}

export function open(platform: Platform, { merchants, messaging, identity }: Uses): Module<MessageCentre> {
  const { db, workDb, bus, now, warn, isProduction } = platform
  const { directory } = merchants
  const announcements = openPort<Announcements>('messages.announcements')
  const news = openMessageNews(bus)
  const brandOf = async (merchantId: number) => {
    const brand = await directory.brandOfId(merchantId)
    invariant(brand, `no brand ${merchantId}`)
    return brand
  }
  const centre = openCentre({
    ...{ db, now, announcements: announcements.plugged },
    async languagesOf(merchantId, asked) {
      const { defaultLanguage, fallbackLanguage } = await brandOf(merchantId)
      return [asked ?? defaultLanguage, fallbackLanguage, 'EN']
    },
  })
  const currencyOf = async (merchantId: number) => (await brandOf(merchantId)).currency
  return {
    face: {
      announcements,
      announcedToAgents: async (merchantId, language) =>
        announcements.plugged().toAgents(merchantId, language),
      async unread(owner) {
        const { announcements: fresh, personal, offers, system } = await centre.unread(owner)
        return fresh + personal + offers + system
      },
    },
    seed: async (ownerUrl) => void (isProduction || (await seedMessages(ownerUrl, identity.memberByName))),
    serve: (mount) => mountMessages(mount, { db, centre, news, identity, messaging }),
    attach: async ({ memberId }, send) => news.listen(memberId, send),
    jobs: [
      {
        ...{ name: 'messages-clean', cron: '23 3 * * *' },
        work: (stopping) => cleanUpMessages(workDb, now(), stopping),
      },
    ],
    work: () => [
      loop({
        ...{ name: 'messages', everyMs: 1_000, onError: warn('messages') },
        async work() {
          await followAll(workDb, currencyOf)
          await carryFresh({ db: workDb, directory, identity, messaging, news })
        },
      }),
    ],
  }
}
