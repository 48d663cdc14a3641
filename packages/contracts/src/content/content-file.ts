/** A brand's content as data: brands/<name>/content/*.json, checked before anything is sown from it. */
import * as z from 'zod/mini'
import { languageCode } from '../fields.ts'
import { announcementTypes, bannerGroup, linkageType } from './content.ts'

type Language = z.infer<typeof languageCode>

/** English and Burmese at least; every other language may follow. */
const byLanguage = (max: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(max))
  const more = z.optional(text)
  const others = Object.fromEntries(languageCode.options.map((code) => [code, more]))
  return z.strictObject({ ...(others as Record<Language, typeof more>), EN: text, MY: text })
}

/** Names an item within its brand and its kind: what was sown under it once is not sown again. */
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const title = byLanguage(150)
const html = byLanguage(20_000)
/** Counted from the day of sowing, so that a new installation has news. */
const days = z.number().check(z.int(), z.gte(0), z.lte(3650))

export const bannersFile = z.array(
  z.strictObject({
    slug,
    groupName: bannerGroup,
    picture: z.string().check(z.regex(/^art\/[a-z0-9_@.-]+\.webp$/)),
    titles: title,
    texts: byLanguage(300),
    linkageType,
    linkageTarget: z.string().check(z.maxLength(500)),
  }),
)

export const announcementsFile = z.array(
  z.strictObject({
    slug,
    type: z.enum(announcementTypes),
    onHome: z.boolean(),
    aboutGames: z.optional(z.boolean()),
    /** In their centre alone. */
    forAgents: z.optional(z.boolean()),
    daysAgo: days,
    titles: title,
    contents: html,
  }),
)

export const topicsFile = z.array(
  z.strictObject({
    slug,
    kind: z.enum(['help', 'info']),
    titles: title,
    articles: z.array(z.strictObject({ slug, titles: title, contents: html })).check(z.minLength(1)),
  }),
)

export const contentFiles = { banners: bannersFile, announcements: announcementsFile, topics: topicsFile }
export interface ContentFile {
  readonly banners: z.infer<typeof bannersFile>
  readonly announcements: z.infer<typeof announcementsFile>
  readonly topics: z.infer<typeof topicsFile>
}
