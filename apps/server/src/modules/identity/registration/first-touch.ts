/**
 * Who brought a browser first keeps it: an agent's link that is opened later takes nobody away, until the first one is
 * old or good no more. What somebody types by hand is meant, and beats both.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { visitMs } from '../settings.ts'
import { type AffiliateCode, affiliateByCode, hasRoomBelow } from './invitations.ts'

interface Visit {
  readonly merchantId: number
  /** The name of the browser, as its cookie says. */
  readonly visit: string
  readonly at: Date
}

const hashOf = (visit: string): Buffer => createHash('sha256').update(visit).digest()

/** As long as browsers keep their names. */
export const oldestTouch = (at: Date): Date => new Date(at.getTime() - visitMs)

/** The code that brought this browser first, if it is good still, and somebody can still stand below its agent. */
export async function firstTouch(tx: Tx, { merchantId, visit, at }: Visit): Promise<AffiliateCode | null> {
  const { rows } = await sql<{ code: string }>`
    select code from identity.touches where merchant_id = ${merchantId} and visit_hash = ${hashOf(visit)}
       and at > ${oldestTouch(at)}`.execute(tx)
  const found = rows[0] ? await affiliateByCode(tx, merchantId, rows[0].code, at) : null
  return found && (await hasRoomBelow(tx, found.agentId)) ? found : null
}

/** A browser came by this code: it is counted once, and kept unless another brought it before. Answers who holds it. */
export async function touch(tx: Tx, visit: Visit, found: AffiliateCode): Promise<AffiliateCode> {
  const first = await firstTouch(tx, visit)
  if (first) return first
  const { merchantId, at } = visit
  const { rows } = await sql`
    insert into identity.touches as known (merchant_id, visit_hash, code, at)
    values (${merchantId}, ${hashOf(visit.visit)}, ${found.code}, ${at})
    on conflict (merchant_id, visit_hash) do update set code = excluded.code, at = excluded.at
      where known.at <= ${oldestTouch(at)} or known.code <> excluded.code
    returning 1`.execute(tx)
  if (rows.length > 0)
    await sql`update identity.affiliate_codes set visits = visits + 1
      where merchant_id = ${merchantId} and code = ${found.code}`.execute(tx)
  return found
}
