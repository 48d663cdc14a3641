/** The file in which an operator writes to many. What is wrong with it is said by its name. */
import * as z from 'zod/mini'
import type { NewBroadcast } from '../../apps/server/src/modules/messages/index.ts'
import { fields, messages } from '../../packages/contracts/src/index.ts'

const { instant, languageCode } = fields
const byLanguage = (max: number) =>
  z.partialRecord(languageCode, z.string().check(z.minLength(1), z.maxLength(max)))

const broadcastFile = z.strictObject({
  key: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
  category: z.enum(messages.categories),
  titles: byLanguage(150),
  contents: byLanguage(4_000),
  segment: z.strictObject({
    language: z.optional(languageCode),
    who: z.optional(z.enum(['agents', 'players'])),
    depositedSince: z.optional(instant),
    inactiveSince: z.optional(instant),
  }),
  link: z.optional(messages.link),
  isUrgent: z.optional(z.boolean()),
  expiresAt: z.optional(instant),
})

/** @throws Error that names what is wrong, or the language that every reader falls back to and that has no words */
export function readBroadcastFile(
  text: string,
  fallbackLanguage: string,
): Omit<NewBroadcast, 'merchantId' | 'by' | 'why'> {
  const read = z.safeParse(broadcastFile, JSON.parse(text))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`the file: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { key, category, titles, contents, segment, link = null, isUrgent = false, expiresAt } = read.data
  for (const language of [fallbackLanguage, ...Object.keys(titles), ...Object.keys(contents)])
    if (!(language in titles && language in contents))
      throw new Error(`the file: title and words in ${language} are both needed`)
  return {
    ...{ key, category, titles, contents, link, isUrgent },
    segment: Object.fromEntries(Object.entries(segment).filter(([, value]) => value !== undefined)),
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
  }
}
