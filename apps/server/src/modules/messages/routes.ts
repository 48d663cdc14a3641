import { messages } from '@jackfruit/contracts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import type { Identity } from '../identity/index.ts'
import type { Messages } from '../messaging/index.ts'
import type { Centre } from './centre.ts'
import type { MessageNews } from './news.ts'
import type { Owner } from './rows.ts'
import { setWish, wishesOf } from './wishes.ts'

interface MessageRoutes {
  readonly db: Db
  readonly centre: Centre
  readonly news: Pick<MessageNews, 'tell'>
  readonly identity: Pick<Identity, 'reachOf'>
  readonly messaging: Pick<Messages, 'stateOf'>
}

const pageUsual = 20

export function mountMessages(mount: Mount, { db, centre, news, identity, messaging }: MessageRoutes): void {
  /** Does it, and tells the member's other pages. */
  const change = async (owner: Owner, work: Promise<void>): Promise<null> => {
    await work
    news.tell(owner.memberId)
    return null
  }

  serve(mount, messages.list, ({ principal, query }) =>
    centre.page(principal, {
      ...{ tab: query.tab, isUnread: query.show === 'unread', language: query.language },
      ...{ page: Number(query.pageNo ?? 1), size: Number(query.pageSize ?? pageUsual) },
    }),
  )
  serve(mount, messages.unreadCount, async ({ principal }) => {
    const { announcements, personal, offers, system } = await centre.unread(principal)
    return announcements + personal + offers + system
  })
  serve(mount, messages.read, ({ principal, body }) => change(principal, centre.read(principal, body.id)))
  serve(mount, messages.readAll, ({ principal, body }) =>
    change(principal, centre.readAll(principal, body.tab)),
  )
  serve(mount, messages.remove, ({ principal, query }) =>
    change(principal, centre.remove(principal, query.id)),
  )
  serve(mount, messages.restore, ({ principal, body }) =>
    change(principal, centre.restore(principal, body.id)),
  )

  serve(mount, messages.settings, ({ principal }) =>
    inMerchant(db, principal.merchantId, async (tx) => {
      const ways = await identity.reachOf(tx, principal)
      const has = (kind: 'mail' | 'sms') =>
        messaging.stateOf(kind) !== 'off' && ways.some((way) => way.kind === kind)
      return { wishes: await wishesOf(tx, principal), reach: { mail: has('mail'), sms: has('sms') } }
    }),
  )
  serve(mount, messages.setSettings, ({ principal, body }) =>
    inMerchant(db, principal.merchantId, async (tx) => {
      await setWish(tx, principal, body)
      return wishesOf(tx, principal)
    }),
  )
}
