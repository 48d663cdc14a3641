/** Content from the brands' files. Each item is sown once: operators may then change or remove it for good. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ContentFile, contentFiles } from '@jackfruit/contracts/content-file'
import { currencyOf } from '@jackfruit/kernel'
import type pg from 'pg'
import { safeParse } from 'zod/mini'
import { asOwner } from '../../platform/database/as-owner.ts'
import { folderOfLike, idOfBrand, readBrandFile } from '../merchants/index.ts'
import type { ByLanguage } from './texts.ts'
import { writeAnnouncement, writeArticle, writeBanner, writeTopic } from './write.ts'

const brandsFolder = fileURLToPath(new URL('../../../../../brands', import.meta.url))
const dayMs = 86_400_000

interface BrandContent {
  readonly merchantCode: string
  /** What stands for a name in braces. */
  readonly words: Readonly<Record<string, string>>
  readonly content: ContentFile
}

/** Each brand's own content, or that of the brand it is like. */
function readContentFiles(folder = brandsFolder): BrandContent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const path = join(folder, name, 'brand.json')
      const home = [join(folder, name), folderOfLike(path)].find(
        (each) => each && existsSync(join(each, 'content')),
      )
      if (!home) return []
      const { merchantCode, brand, currency, settings } = readBrandFile(path)
      const content = {
        banners: read(home, 'banners'),
        announcements: read(home, 'announcements'),
        topics: read(home, 'topics'),
      }
      return { merchantCode, content, words: { brand, grant: amountIn(currency, settings.openingGrant) } }
    })
}

/** `5000.00` as people read it: ₹5,000. */
function amountIn(currency: string, amount: string): string {
  const { symbol, unit } = currencyOf(currency)
  const grouped = amount.replace(/\.0+$/, '').replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  return `${symbol}${symbol.length > 1 ? ' ' : ''}${grouped}${unit === 1000 ? 'K' : ''}`
}

const worded = (texts: ByLanguage, words: Readonly<Record<string, string>>): ByLanguage =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [
      language,
      text?.replace(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole),
    ]),
  )

function read<K extends keyof ContentFile>(brand: string, kind: K): ContentFile[K] {
  const path = join(brand, 'content', `${kind}.json`)
  const parsed = safeParse(contentFiles[kind], JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return parsed.data as ContentFile[K]
}

/** As the owner of the schema: the application itself may not write content. Answers how many items are new. */
export async function seedContent(
  ownerUrl: string,
  brands: readonly BrandContent[] = readContentFiles(),
): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('select pg_advisory_xact_lock(7251003)')
    let sown = 0
    for (const { merchantCode, content, words } of brands) {
      const merchantId = await idOfBrand(client, merchantCode)
      if (merchantId === null) throw new Error(`content for ${merchantCode}, which is no brand`)
      sown += await sow(client, merchantId, content, words)
    }
    return sown
  })
}

async function sow(
  client: pg.Client,
  merchantId: number,
  content: ContentFile,
  words: BrandContent['words'],
): Promise<number> {
  const said = (texts: ByLanguage) => worded(texts, words)
  const { rows } = await client.query<{ at: Date; keys: string[] }>(
    `select clock_timestamp() as at, array(select key from content.sown where merchant_id = $1) as keys`,
    [merchantId],
  )
  const [{ at, keys } = { at: new Date(0), keys: [] }] = rows
  const before = new Set(keys)
  const fresh: string[] = []
  const once = async (key: string, write: () => Promise<unknown>) => {
    if (before.has(key)) return
    await write()
    fresh.push(key)
  }
  for (const [sort, { slug, ...banner }] of content.banners.entries()) {
    await once(`banner/${slug}`, () =>
      writeBanner(client, merchantId, {
        ...{ ...banner, sort },
        ...{ titles: said(banner.titles), texts: said(banner.texts) },
      }),
    )
  }
  for (const { slug, daysAgo, forAgents, ...announcement } of content.announcements) {
    const startsAt = new Date(at.getTime() - daysAgo * dayMs)
    await once(`announcement/${slug}`, () =>
      writeAnnouncement(client, merchantId, {
        ...{ ...announcement, startsAt, ...(forAgents && { platforms: ['AC'] }) },
        ...{ titles: said(announcement.titles), contents: said(announcement.contents) },
      }),
    )
  }
  for (const [sort, { articles, ...topic }] of content.topics.entries()) {
    let written: Promise<bigint> | null = null
    for (const [place, article] of articles.entries()) {
      await once(`article/${topic.slug}/${article.slug}`, async () => {
        written ??= writeTopic(client, merchantId, { ...topic, sort, titles: said(topic.titles) })
        const topicId = await written
        await writeArticle(client, merchantId, {
          ...{ ...article, topicId, sort: place },
          ...{ titles: said(article.titles), contents: said(article.contents) },
        })
      })
    }
  }
  await client.query('insert into content.sown (merchant_id, key) select $1, unnest($2::text[])', [
    merchantId,
    fresh,
  ])
  return fresh.length
}
