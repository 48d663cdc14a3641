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
  readonly link?: PageLink | { readonly path: string }
  readonly expiresAt?: Date
}

/**
 * Answers whether it is new: the same key is told once, however often and by however many at once. Its words are made on
 * screen, in the reader's language. Offers never reach who has closed the account.
 */
export const tell = async (tx: Tx, told: Told): Promise<boolean> => (await tellMany(tx, [told])) === 1

/** To many of one brand, in two statements; answers how many are new. */
export async function tellMany(tx: Tx, all: readonly Told[]): Promise<number> {
  const told = await withoutClosed(tx, all)
  if (told.length === 0) return 0
  const column = <T>(pick: (each: Told) => T) => told.map(pick)
  const { rows } = await sql<{ count: number }>`
    select count(*) filter (where messages.tell(merchant_id, member_id, key, kind, category, facts, link, is_urgent,
        expires_at))::int as count
      from unnest(${column((t) => t.merchantId)}::int[], ${column((t) => t.memberId)}::bigint[],
        ${column((t) => t.key)}::text[], ${column((t) => t.kind)}::text[], ${column((t) => kinds[t.kind])}::text[],
        ${column(factsOf)}::jsonb[], ${column(linkOf)}::jsonb[],
        ${column((t) => urgentKinds.includes(t.kind))}::boolean[], ${column((t) => t.expiresAt ?? null)}::timestamptz[])
        as t (merchant_id, member_id, key, kind, category, facts, link, is_urgent, expires_at)`.execute(tx)
  return rows[0]?.count ?? 0
}

const factsOf = ({ facts = {}, money }: Told): string =>
  JSON.stringify(
    money ? { ...facts, amount: formatMinor(money.amount), currency: money.currency } : { ...facts },
  )
function linkOf({ link }: Told): string | null {
  if (!link) return null
  if ('path' in link) return JSON.stringify({ to: 'path', path: link.path })
  return JSON.stringify({ to: 'page', page: link.page, item: link.item ?? null })
}

/** Offers are kept from who takes a break, or has closed the account. */
async function withoutClosed(tx: Tx, all: readonly Told[]): Promise<readonly Told[]> {
  const offers = all.filter(({ kind }) => kinds[kind] === 'offers')
  if (offers.length === 0) return all
  const closed = new Set<bigint>()
  for (const [merchantId, each] of Map.groupBy(offers, (told) => told.merchantId))
    for (const id of await closedNow(
      tx,
      merchantId,
      each.map(({ memberId }) => memberId),
    ))
      closed.add(id)
  return all.filter(({ kind, memberId }) => kinds[kind] !== 'offers' || !closed.has(memberId))
}
