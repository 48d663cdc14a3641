/** Tells a member something, in the transaction in which it happened: with it, or not at all. */
import { kinds, type LinkPage, type MessageKind, urgentKinds } from '@jackfruit/contracts/messages'
import { formatMinor, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { closedNow } from '../protection/index.ts'

/** Where it is seen: a page of the member centre, and one thing there. */
interface PageLink {
  readonly page: LinkPage
  readonly item?: string
}

export interface Told {
  readonly merchantId: number
  readonly memberId: bigint
  readonly kind: MessageKind
  /** What happened, by a name that is nobody else's: the same is told once. */
  readonly key: string
  /** Texts as they are; an instant under `until`. */
  readonly facts?: Readonly<Record<string, string>>
  readonly money?: { readonly amount: Minor; readonly currency: string }
  readonly link?: PageLink
  readonly expiresAt?: Date
}

/**
 * Answers whether it is new: the same key is told once, however often and by however many at once. Its words are made on
 * screen, in the reader's language. Offers never reach who has closed the account.
 */
export async function tell(tx: Tx, told: Told): Promise<boolean> {
  const { merchantId, memberId, kind, key, facts = {}, money, link, expiresAt = null } = told
  const category = kinds[kind]
  if ((category as string) === 'offers' && (await closedNow(tx, merchantId, [memberId])).size > 0)
    return false
  const all = money ? { ...facts, amount: formatMinor(money.amount), currency: money.currency } : { ...facts }
  const leads = link ? { to: 'page', page: link.page, item: link.item ?? null } : null
  const { rows } = await sql<{ isNew: boolean }>`
    select messages.tell(${merchantId}, ${memberId}, ${key}, ${kind}, ${category}, ${JSON.stringify(all)}::jsonb,
      ${leads && JSON.stringify(leads)}::jsonb, ${urgentKinds.includes(kind)}, ${expiresAt}) as "isNew"`.execute(
    tx,
  )
  return rows[0]?.isNew === true
}
