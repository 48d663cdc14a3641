/** One centre for both: a member's own messages, and what the brand announces. */
import type { messages, ReplyOf } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { joinedAt } from '../identity/index.ts'
import {
  giveBack,
  markRead,
  markSomeRead,
  newestOf,
  type Owner,
  pageOfMessages,
  type Stored,
  shownMax,
  takeAway,
  unreadOf,
} from './rows.ts'
import {
  type Announced,
  type Announcements,
  isNews,
  putAway,
  type SeenAnnouncement,
  seeAnnouncements,
  seenBy,
  takeOut,
} from './seen.ts'

type Tab = messages.Tab
type Page = ReplyOf<typeof messages.list>
type Shown = Page['content'][number]
type Language = NonNullable<Shown['written']>['language']

interface Asked {
  readonly tab: Tab | undefined
  readonly isUnread: boolean
  readonly language: string | undefined
  readonly page: number
  readonly size: number
}

interface CentreParts {
  readonly db: Db
  readonly now: () => Date
  readonly announcements: () => Announcements
  /** In which order the words of an operator are looked for, for a reader of this language. */
  languagesOf(merchantId: number, asked: string | undefined): Promise<readonly string[]>
}

export interface Centre {
  page(owner: Owner, asked: Asked): Promise<Page>
  unread(owner: Owner): Promise<Page['unread']>
  /** Each throws Refusal 'message_unknown' for what the member has not, or has not any more. */
  read(owner: Owner, id: string): Promise<void>
  remove(owner: Owner, id: string): Promise<void>
  restore(owner: Owner, id: string): Promise<void>
  readAll(owner: Owner, tab: Tab | undefined): Promise<void>
}

export function openCentre({ db, now, announcements, languagesOf }: CentreParts): Centre {
  /** What is announced to this member, with what they made of it. */
  const announced = async (owner: Owner, language?: string): Promise<Seen[]> => {
    const all = await announcements().now(owner.merchantId, language)
    return inMerchant(db, owner.merchantId, async (tx) => {
      const joined = await joinedAt(tx, owner)
      const seen = await seenBy(
        tx,
        owner,
        all.map(({ id }) => id),
      )
      return all.flatMap((each) => {
        const own = seen.get(each.id)
        if (own?.isGone) return []
        return { ...each, isRead: isSeen(own) || !isNews(each, joined, now()) }
      })
    })
  }
  const unread = async (owner: Owner, all?: readonly Seen[]): Promise<Page['unread']> => {
    const [seen, own] = await Promise.all([
      all ?? announced(owner),
      inMerchant(db, owner.merchantId, (tx) => unreadOf(tx, owner)),
    ])
    return { announcements: seen.filter(({ isRead }) => !isRead).length, ...own }
  }
  const announcementOf = async (owner: Owner, id: bigint) => {
    const all = await announcements().now(owner.merchantId, undefined)
    if (!all.some((each) => each.id === id)) throw unknown()
  }
  const within = async (owner: Owner, work: (tx: Parameters<typeof markRead>[0]) => Promise<boolean>) => {
    if (!(await inMerchant(db, owner.merchantId, work))) throw unknown()
  }

  return {
    async page(owner, { tab, isUnread, language, page, size }) {
      const from = (page - 1) * size
      if (tab === 'announcements') {
        const all = await announced(owner, language)
        const chosen = (isUnread ? all.filter(({ isRead }) => !isRead) : all).slice(0, shownMax)
        return {
          content: chosen.slice(from, from + size).map(shownAnnouncement),
          totalPages: Math.ceil(chosen.length / size),
          unread: await unread(owner, all),
        }
      }
      const languages = await languagesOf(owner.merchantId, language)
      const { rows, total } = await inMerchant(db, owner.merchantId, (tx) =>
        pageOfMessages(tx, owner, { category: tab ?? null, isUnread, size, from }),
      )
      return {
        content: rows.map((row) => shownMessage(row, languages)),
        totalPages: Math.ceil(total / size),
        unread: await unread(owner),
      }
    },
    unread: (owner) => unread(owner),
    async read(owner, id) {
      const own = idOf(id)
      if (!own.isAnnouncement) return within(owner, (tx) => markRead(tx, owner, own.id))
      await announcementOf(owner, own.id)
      await inMerchant(db, owner.merchantId, (tx) => seeAnnouncements(tx, owner, [own.id]))
    },
    async remove(owner, id) {
      const own = idOf(id)
      if (!own.isAnnouncement) return within(owner, (tx) => takeAway(tx, owner, own.id))
      await announcementOf(owner, own.id)
      await inMerchant(db, owner.merchantId, (tx) => putAway(tx, owner, own.id))
    },
    async restore(owner, id) {
      const own = idOf(id)
      await within(owner, (tx) => (own.isAnnouncement ? takeOut : giveBack)(tx, owner, own.id))
    },
    async readAll(owner, tab) {
      if (tab === undefined || tab === 'announcements') {
        const fresh = (await announced(owner)).filter(({ isRead }) => !isRead)
        const ids = fresh.map(({ id }) => id)
        if (ids.length > 0) await inMerchant(db, owner.merchantId, (tx) => seeAnnouncements(tx, owner, ids))
      }
      if (tab === 'announcements') return
      const upto = await inMerchant(db, owner.merchantId, (tx) => newestOf(tx, owner))
      const some = () => inMerchant(db, owner.merchantId, (tx) => markSomeRead(tx, owner, tab ?? null, upto))
      while (await some());
    },
  }
}

type Seen = Announced & { readonly isRead: boolean }

const isSeen = (seen: SeenAnnouncement | undefined): boolean => seen?.isRead === true
const unknown = () => new Refusal('message_unknown')

const idOf = (id: string): { readonly isAnnouncement: boolean; readonly id: bigint } =>
  id.startsWith('a')
    ? { isAnnouncement: true, id: BigInt(id.slice(1)) }
    : { isAnnouncement: false, id: BigInt(id) }

const shownAnnouncement = ({ id, title, content, language, startsAt, isRead }: Seen): Shown => ({
  ...{ id: `a${id}`, tab: 'announcements', kind: 'announcement', facts: {}, link: null, isUrgent: false },
  ...{ written: { title, content, language: language as Language }, isRead },
  ...{ at: startsAt.toISOString(), expiresAt: null },
})

function shownMessage(row: Stored, languages: readonly string[]): Shown {
  const { id, kind, category, facts, link, isUrgent, sentAt, expiresAt, readAt } = row
  return {
    ...{ id: String(id), tab: category, kind: kind as Shown['kind'], facts, link, isUrgent },
    written: writtenIn(row, languages),
    isRead: readAt !== null,
    at: sentAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

/** Title and words in one language: the first that has both. */
function writtenIn({ titles, contents }: Stored, languages: readonly string[]): Shown['written'] {
  if (!titles || !contents) return null
  const known = [...languages, ...Object.keys(titles)]
  for (const language of known) {
    const [title, content] = [titles[language], contents[language]]
    if (title && content) return { title, content, language: language as Language }
  }
  return null
}
