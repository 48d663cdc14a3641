/**
 * The one way in for what operators write: HTML is made harmless before it lies in the database, and
 * a target that leads astray is refused. Works over a connection that may write, in its transaction.
 */
import { invariant } from '@jackfruit/kernel'
import type pg from 'pg'
import { cleanHtml } from './html.ts'
import { isLinkage, type LinkageType } from './linkage.ts'
import type { ByLanguage } from './texts.ts'

export interface NewBanner {
  readonly groupName: string
  readonly picture: string
  readonly titles: ByLanguage
  readonly texts: ByLanguage
  readonly linkageType: LinkageType
  readonly linkageTarget: string
  readonly sort?: number
  readonly startsAt?: Date
  readonly endsAt?: Date | null
}

export interface NewAnnouncement {
  readonly type: string
  readonly platforms?: readonly string[]
  readonly onHome: boolean
  readonly aboutGames?: boolean | undefined
  readonly titles: ByLanguage
  readonly contents: ByLanguage
  readonly sort?: number
  readonly startsAt?: Date
  readonly endsAt?: Date | null
}

export interface NewTopic {
  readonly slug: string
  readonly kind: 'help' | 'info'
  readonly titles: ByLanguage
  readonly sort: number
}

export interface NewArticle {
  readonly topicId: bigint
  readonly slug: string
  readonly titles: ByLanguage
  readonly contents: ByLanguage
  readonly sort: number
}

const cleanAll = (html: ByLanguage): ByLanguage =>
  Object.fromEntries(Object.entries(html).map(([language, text]) => [language, cleanHtml(text ?? '')]))

async function insert(client: pg.ClientBase, statement: string, values: unknown[]): Promise<bigint> {
  const { rows } = await client.query<{ id: string }>(`${statement} returning id::text`, values)
  invariant(rows[0], 'an insert answers its id')
  return BigInt(rows[0].id)
}

export function writeBanner(client: pg.ClientBase, merchantId: number, banner: NewBanner): Promise<bigint> {
  const { groupName, picture, titles, texts, linkageType, linkageTarget } = banner
  invariant(isLinkage(linkageType, linkageTarget), `a banner may not lead to ${linkageType} ${linkageTarget}`)
  return insert(
    client,
    `insert into content.banners (merchant_id, group_name, picture, titles, texts, linkage_type, linkage_target, sort,
       starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now()), $10)`,
    [
      ...[merchantId, groupName, picture, titles, texts, linkageType, linkageTarget],
      ...[banner.sort ?? 0, banner.startsAt ?? null, banner.endsAt ?? null],
    ],
  )
}

export function writeAnnouncement(
  client: pg.ClientBase,
  merchantId: number,
  announcement: NewAnnouncement,
): Promise<bigint> {
  const { type, platforms = ['W'], onHome, aboutGames = false, titles, contents } = announcement
  return insert(
    client,
    `insert into content.announcements (merchant_id, type, platforms, on_home, about_games, titles, contents, sort,
       starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now()), $10)`,
    [
      ...[merchantId, type, platforms, onHome, aboutGames, titles, cleanAll(contents)],
      ...[announcement.sort ?? 0, announcement.startsAt ?? null, announcement.endsAt ?? null],
    ],
  )
}

/** Only what is named changes; the dates of a banner or an announcement begin or end it. */
export async function changeBanner(
  client: pg.ClientBase,
  merchantId: number,
  id: bigint,
  change: Partial<NewBanner>,
): Promise<void> {
  const { rows } = await client.query<{ linkageType: LinkageType; linkageTarget: string }>(
    `select linkage_type as "linkageType", linkage_target as "linkageTarget"
     from content.banners where merchant_id = $1 and id = $2 for update`,
    [merchantId, id],
  )
  invariant(rows[0], `this brand has no banner ${id}`)
  const { linkageType, linkageTarget } = { ...rows[0], ...change }
  invariant(isLinkage(linkageType, linkageTarget), `a banner may not lead to ${linkageType} ${linkageTarget}`)
  await update(client, 'banners', merchantId, id, {
    ...{ group_name: change.groupName, picture: change.picture, titles: change.titles, texts: change.texts },
    ...{ linkage_type: change.linkageType, linkage_target: change.linkageTarget, sort: change.sort },
    ...{ starts_at: change.startsAt, ends_at: change.endsAt },
  })
}

export async function changeAnnouncement(
  client: pg.ClientBase,
  merchantId: number,
  id: bigint,
  change: Partial<NewAnnouncement>,
): Promise<void> {
  await update(client, 'announcements', merchantId, id, {
    ...{ type: change.type, platforms: change.platforms, on_home: change.onHome, titles: change.titles },
    about_games: change.aboutGames,
    ...{ contents: change.contents && cleanAll(change.contents), sort: change.sort },
    ...{ starts_at: change.startsAt, ends_at: change.endsAt },
  })
}

export async function changeArticle(
  client: pg.ClientBase,
  merchantId: number,
  { topic, article }: { topic: string; article: string },
  change: { readonly titles?: ByLanguage; readonly contents?: ByLanguage },
): Promise<void> {
  const { rows } = await client.query<{ id: bigint }>(
    `select a.id from content.help_articles a
     join content.help_topics t on t.merchant_id = a.merchant_id and t.id = a.topic_id
     where a.merchant_id = $1 and t.slug = $2 and a.slug = $3`,
    [merchantId, topic, article],
  )
  invariant(rows[0], `this brand has no text ${topic}/${article}`)
  await update(client, 'help_articles', merchantId, rows[0].id, {
    titles: change.titles,
    contents: change.contents && cleanAll(change.contents),
  })
}

/** Takes it off the pages for good. */
export async function withdraw(
  client: pg.ClientBase,
  merchantId: number,
  table: 'banners' | 'announcements',
  id: bigint,
): Promise<void> {
  const { rowCount } = await client.query(`delete from content.${table} where merchant_id = $1 and id = $2`, [
    merchantId,
    id,
  ])
  invariant(rowCount === 1, `this brand has none of ${table} with the id ${id}`)
}

async function update(
  client: pg.ClientBase,
  table: 'banners' | 'announcements' | 'help_articles',
  merchantId: number,
  id: bigint,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const named = Object.entries(columns).filter(([, value]) => value !== undefined)
  invariant(named.length > 0, 'a change names what it changes')
  const { rowCount } = await client.query(
    `update content.${table} set ${named.map(([column], n) => `${column} = $${n + 3}`).join(', ')}
     where merchant_id = $1 and id = $2`,
    [merchantId, id, ...named.map(([, value]) => value)],
  )
  invariant(rowCount === 1, `this brand has none of ${table} with the id ${id}`)
}

/** Answers the topic of this name, new or known: an operator's title stays. */
export function writeTopic(client: pg.ClientBase, merchantId: number, topic: NewTopic): Promise<bigint> {
  const { slug, kind, titles, sort } = topic
  return insert(
    client,
    `insert into content.help_topics as known (merchant_id, slug, kind, titles, sort) values ($1, $2, $3, $4, $5)
     on conflict (merchant_id, slug) do update set slug = known.slug`,
    [merchantId, slug, kind, titles, sort],
  )
}

export function writeArticle(client: pg.ClientBase, merchantId: number, article: NewArticle) {
  const { topicId, slug, titles, contents, sort } = article
  return insert(
    client,
    `insert into content.help_articles (merchant_id, topic_id, slug, titles, contents, sort)
     values ($1, $2, $3, $4, $5, $6)`,
    [merchantId, topicId, slug, titles, cleanAll(contents), sort],
  )
}
