/** What a brand shows now, read whole and kept for a second: an operator's change is there with the next look. */
import type { content, ReplyOf } from '@jackfruit/contracts'
import { sql } from 'kysely'
import { briefly } from '../../platform/briefly.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { here, inMerchant } from '../../platform/database/merchant-scope.ts'
import type { LinkageType } from './linkage.ts'
import type { ByLanguage } from './texts.ts'

const keepMs = 1_000
const announcementsMax = 500

export interface StoredBanner {
  readonly id: bigint
  readonly groupName: ReplyOf<typeof content.banners>[number]['groupName']
  readonly picture: string
  readonly titles: ByLanguage
  readonly texts: ByLanguage
  readonly linkageType: LinkageType
  readonly linkageTarget: string
}

export interface StoredAnnouncement {
  readonly id: bigint
  readonly type: string
  readonly platforms: readonly string[]
  readonly onHome: boolean
  readonly aboutGames: boolean
  readonly titles: ByLanguage
  readonly contents: ByLanguage
  readonly startsAt: Date
}

export interface StoredArticle {
  readonly slug: string
  readonly titles: ByLanguage
  readonly contents: ByLanguage
}

export interface StoredTopic {
  readonly slug: string
  readonly kind: 'help' | 'info'
  readonly titles: ByLanguage
  readonly articles: readonly StoredArticle[]
}

export interface ContentStore {
  banners(merchantId: number): Promise<readonly StoredBanner[]>
  announcements(merchantId: number): Promise<readonly StoredAnnouncement[]>
  topics(merchantId: number): Promise<readonly StoredTopic[]>
}

export function openContentStore(db: Db): ContentStore {
  return {
    banners: perBrand(db, readBanners),
    announcements: perBrand(db, readAnnouncements),
    topics: perBrand(db, readTopics),
  }
}

function perBrand<T>(db: Db, read: (tx: Tx) => Promise<T>): (merchantId: number) => Promise<T> {
  const brands = new Map<number, () => Promise<T>>()
  return (merchantId) => {
    const known = brands.get(merchantId) ?? briefly(keepMs, () => inMerchant(db, merchantId, read))
    brands.set(merchantId, known)
    return known()
  }
}

/** Published now by the database's clock, the one that stamped it. */
const isOn = sql`starts_at <= now() and (ends_at is null or ends_at > now())`

async function readBanners(tx: Tx): Promise<readonly StoredBanner[]> {
  const { rows } = await sql<StoredBanner>`
    select id, group_name as "groupName", picture, titles, texts, linkage_type as "linkageType",
      linkage_target as "linkageTarget"
    from content.banners where merchant_id = ${here} and ${isOn} order by sort, id`.execute(tx)
  return rows
}

async function readAnnouncements(tx: Tx): Promise<readonly StoredAnnouncement[]> {
  const { rows } = await sql<StoredAnnouncement>`
    select id, type, platforms, on_home as "onHome", about_games as "aboutGames", titles, contents, starts_at as "startsAt"
    from content.announcements where merchant_id = ${here} and ${isOn}
    order by sort, starts_at desc, id desc limit ${announcementsMax}`.execute(tx)
  return rows
}

async function readTopics(tx: Tx): Promise<readonly StoredTopic[]> {
  const topics = await sql<Omit<StoredTopic, 'articles'> & { id: bigint }>`
    select id, slug, kind, titles from content.help_topics where merchant_id = ${here} order by sort, id`.execute(
    tx,
  )
  const articles = await sql<StoredArticle & { topicId: bigint }>`
    select topic_id as "topicId", slug, titles, contents from content.help_articles
    where merchant_id = ${here} order by sort, id`.execute(tx)
  const byTopic = Map.groupBy(articles.rows, ({ topicId }) => topicId)
  return topics.rows.map((topic) => ({ ...topic, articles: byTopic.get(topic.id) ?? [] }))
}
