/** A message as mail or SMS, for who asked for that: its words in the member's language, to what was proved to be theirs. */
import { type Category, categories } from '@jackfruit/contracts/messages'
import { messageWords, startTexts } from '@jackfruit/i18n'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Identity } from '../identity/index.ts'
import type { BrandData, Directory } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import { closedNow } from '../protection/index.ts'
import type { ByLanguage } from './rows.ts'

export interface Fresh {
  readonly id: bigint
  readonly merchantId: number
  readonly memberId: bigint
  readonly kind: string
  readonly category: Category
  readonly facts: Readonly<Record<string, string>>
  readonly titles: ByLanguage | null
  readonly contents: ByLanguage | null
  readonly byMail: boolean
  readonly bySms: boolean
}

export interface LetterParts {
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly identity: Pick<Identity, 'reachOf' | 'memberOf'>
  readonly messaging: Pick<Messages, 'put' | 'stateOf'>
}

/** So many letters of this kind a day: whoever plays much is not flooded, and no budget is emptied by one. */
const perDay = 20

/** Writes what was asked for; answers the letters to carry away after the commit. In a transaction of the brand. */
export async function writeLetters(
  tx: Tx,
  { directory, identity, messaging }: LetterParts,
  fresh: Fresh,
): Promise<string[]> {
  const { id, merchantId, memberId, byMail, bySms, category } = fresh
  if (!byMail && !bySms) return []
  const brand = await directory.brandOfId(merchantId)
  if (!brand || (await hasEnough(tx, fresh))) return []
  const isOffer = category === categories[1]
  if (isOffer && (await closedNow(tx, merchantId, [memberId])).size > 0) return []
  const member = await identity.memberOf(merchantId, memberId)
  if (member?.status !== 'active') return []
  const { title, content } = await wordsOf(fresh, brand, member.language ?? brand.defaultLanguage)
  const letters: string[] = []
  for (const { kind, to } of await identity.reachOf(tx, { merchantId, memberId })) {
    if (!(kind === 'mail' ? byMail : bySms) || messaging.stateOf(kind) === 'off') continue
    const subject = kind === 'mail' ? `${brand.name}: ${title}` : ''
    const text = kind === 'mail' ? content : `${brand.name}: ${title}. ${content}`
    letters.push(await messaging.put(tx, { merchantId, kind, to, subject, text }))
  }
  if (letters.length > 0)
    await sql`update messages.messages set lettered_at = now()
      where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  return letters
}

async function hasEnough(tx: Tx, { merchantId, memberId }: Fresh): Promise<boolean> {
  const { rows } = await sql`
    select 1 from messages.messages where merchant_id = ${merchantId} and member_id = ${memberId}
      and lettered_at > now() - interval '1 day' limit ${perDay}`.execute(tx)
  return rows.length === perDay
}

async function wordsOf(
  { kind, facts, titles, contents }: Fresh,
  brand: BrandData,
  language: string,
): Promise<{ title: string; content: string }> {
  const written = [language, brand.fallbackLanguage, 'EN'].find((each) => titles?.[each] && contents?.[each])
  if (written) return { title: titles?.[written] ?? '', content: contents?.[written] ?? '' }
  const texts = await startTexts(language).catch(() => startTexts('EN'))
  await texts.complete()
  return messageWords(texts.text, kind, facts, { language, timeZone: brand.timeZone })
}
