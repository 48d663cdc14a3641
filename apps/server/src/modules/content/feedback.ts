/** A few words to the operator. They are personal as how to answer is, and lie sealed. */
import { randomUUID } from 'node:crypto'
import { lineOf, wordsOf } from '@jackfruit/contracts/names'
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { sealField } from '../../platform/sealed-field.ts'
import { type BrandData, feedbackBoundsOf } from '../merchants/index.ts'

export interface Feedback {
  readonly merchantId: number
  readonly memberId: bigint | null
  readonly content: string
  readonly contact: string
  /** Where it comes from, as limits see it. */
  readonly place: string
}

export interface FeedbackParts {
  readonly db: Db
  /** Seals personal fields. */
  readonly key: Buffer
  readonly now: () => Date
  readonly attempts: {
    add(subject: string, windowMs: number): Promise<{ readonly tries: number; readonly until: Date }>
  }
}

const windowMs = 3_600_000
const perWindow = 5

/** The brand's own bounds (settings feedbackMin and feedbackMax), in characters as people count them. */
export function checkLength(content: string, brand: BrandData): void {
  const { feedbackMin: min, feedbackMax: max } = feedbackBoundsOf(brand)
  const length = [...content].length
  if (length < min || length > max)
    throw new Refusal('field_invalid', { fields: [{ field: 'content', rule: 'length', min, max }] })
}

/** Answers its id. Counted before it is written: a hundred at once are a hundred. */
export async function keepFeedback({ db, key, attempts, now }: FeedbackParts, feedback: Feedback) {
  const { merchantId, memberId, content, contact, place } = feedback
  const { tries, until } = await attempts.add(`feedback|${merchantId}|${place}`, windowMs)
  if (tries > perWindow) {
    const retryAfter = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000))
    throw new Refusal('too_many_attempts', { retryAfter })
  }
  const id = randomUUID()
  const sealed = contact === '' ? null : sealField(key, contactPlace(id, merchantId), contact)
  await inMerchant(db, merchantId, (tx) =>
    sql`insert into content.feedback (id, merchant_id, member_id, content_sealed, contact_sealed)
        values (${id}, ${merchantId}, ${memberId}, ${sealField(key, contentPlace(id, merchantId), content)},
          ${sealed})`.execute(tx),
  )
  return id
}

/** Where a sealed contact lies: it opens nowhere else. */
export const contactPlace = (id: string, merchantId: number): string =>
  `content.feedback|contact|${id}|${merchantId}`

export const contentPlace = (id: string, merchantId: number): string =>
  `content.feedback|content|${id}|${merchantId}`

/** The words and how to answer as they are kept: nothing hidden in them, no markup. */
export function demandWords({ content, contact }: { readonly content: string; readonly contact: string }) {
  const words = { content: wordsOf(content), contact: lineOf(contact) }
  const refused = (field: string) => new Refusal('field_invalid', { fields: [{ field, rule: 'signs' }] })
  if (words.content === null) throw refused('content')
  if (words.contact === null) throw refused('contact')
  return { content: words.content, contact: words.contact }
}

const sealedAtOnce = 500

/** Seals what was written before words lay sealed, of one brand. Answers how many there were. */
export async function sealFeedback(
  { db, key }: Pick<FeedbackParts, 'db' | 'key'>,
  merchantId: number,
): Promise<number> {
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ id: string; content: string }>`
      select id, content from content.feedback
       where merchant_id = ${merchantId} and content is not null limit ${sealedAtOnce}
       for update skip locked`.execute(tx)
    for (const { id, content } of rows)
      await sql`
        update content.feedback set content_sealed = ${sealField(key, contentPlace(id, merchantId), content)},
          content = null where id = ${id} and merchant_id = ${merchantId}`.execute(tx)
    return rows.length
  })
}
