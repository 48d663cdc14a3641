/**
 * Single texts in a brand's own words. They travel with the brand's data and lie over the shipped
 * texts in the browser; the sentence of a refusal is such a text too (`errors.<code>`).
 */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type pg from 'pg'
import { briefly } from '../../platform/briefly.ts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

/** By language, then by `feature.key`. */
export type OwnTexts = Record<string, Record<string, string>>

const keepMs = 1_000
/** All of them travel to each browser at start: more would be a translation, not single texts. */
const shownMax = 500

export function openOwnTexts(db: Db): (merchantId: number) => Promise<OwnTexts> {
  const brands = new Map<number, () => Promise<OwnTexts>>()
  return (merchantId) => {
    const known = brands.get(merchantId) ?? briefly(keepMs, () => readTexts(db, merchantId))
    brands.set(merchantId, known)
    return known()
  }
}

function readTexts(db: Db, merchantId: number): Promise<OwnTexts> {
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ language: string; key: string; text: string }>`
      select language, key, text from content.texts
      where merchant_id = ${merchantId} order by language, key limit ${shownMax}`.execute(tx)
    const byLanguage = Map.groupBy(rows, ({ language }) => language)
    return Object.fromEntries(
      [...byLanguage].map(([language, texts]) => [
        language,
        Object.fromEntries(texts.map(({ key, text }) => [key, text])),
      ]),
    )
  })
}

export interface OwnText {
  readonly language: string
  readonly key: string
  /** Null takes the brand's own words away: the shipped text is shown again. */
  readonly text: string | null
}

/** A text is plain, is shown as it is written, and its places for values are whole. */
export async function writeText(
  client: pg.ClientBase,
  merchantId: number,
  { language, key, text }: OwnText,
): Promise<void> {
  if (text === null) {
    await client.query('delete from content.texts where merchant_id = $1 and language = $2 and key = $3', [
      merchantId,
      language,
      key,
    ])
    return
  }
  invariant(!/[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')), `${key}: a place for a value is written {{name}}`)
  await client.query(
    `insert into content.texts (merchant_id, language, key, text) values ($1, $2, $3, $4)
     on conflict (merchant_id, language, key) do update set text = excluded.text`,
    [merchantId, language, key, text.normalize('NFC')],
  )
}
