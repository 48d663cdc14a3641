/** Takes up what is fresh, each message once: open pages are told, and letters written for who asked for them. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Messages } from '../messaging/index.ts'
import { type Fresh, type LetterParts, writeLetters } from './letters.ts'
import type { MessageNews } from './news.ts'

interface CarryParts extends LetterParts {
  readonly db: Db
  readonly news: Pick<MessageNews, 'tell'>
  readonly messaging: LetterParts['messaging'] & Pick<Messages, 'deliverSoon'>
}

const most = 200

/** Until nothing is fresh. Several may at once: none waits for another, and none takes what another has. */
export async function carryFresh(parts: CarryParts): Promise<void> {
  while ((await carrySome(parts)) === most);
}

async function carrySome(parts: CarryParts): Promise<number> {
  const { fresh, letters } = await parts.db.transaction().execute(async (tx) => {
    const fresh = await takeFresh(tx)
    const letters: { readonly merchantId: number; readonly id: string }[] = []
    for (const each of fresh) {
      const { merchantId } = each
      if (!each.byMail && !each.bySms) continue
      await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
      for (const id of await writeLetters(tx, parts, each)) letters.push({ merchantId, id })
    }
    return { fresh, letters }
  })
  for (const memberId of new Set(fresh.map((each) => each.memberId))) parts.news.tell(memberId)
  for (const { merchantId, id } of letters) parts.messaging.deliverSoon(merchantId, id)
  return fresh.length
}

async function takeFresh(tx: Tx): Promise<Fresh[]> {
  await sql`select set_config('app.reader', 'messages', true)`.execute(tx)
  const { rows } = await sql<Fresh>`
    with taken as (
      update messages.messages set is_fresh = false where id = any(array(
        select id from messages.messages where is_fresh order by id limit ${most} for update skip locked))
      returning *)
    select t.id, t.merchant_id as "merchantId", t.member_id as "memberId", t.kind, t.category, t.facts,
        b.titles, b.contents, coalesce(w.by_mail, false) as "byMail", coalesce(w.by_sms, false) as "bySms"
      from taken t
      left join messages.broadcasts b on b.id = t.broadcast_id
      left join messages.wishes w on w.member_id = t.member_id and w.category = t.category
     order by t.id`.execute(tx)
  return rows
}
