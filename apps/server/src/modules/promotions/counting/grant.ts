/** Prizes that come to many at once: parts and rewards of one window, each once, in two statements. */
import { randomBytes } from 'node:crypto'
import type { MessageKind } from '@jackfruit/contracts/messages'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { tellMany } from '../../messages/index.ts'
import type { Promotion } from '../rows.ts'
import { toldOf } from '../tells.ts'
import type { CommonTerms } from '../terms.ts'

export interface Grant {
  readonly memberId: bigint
  readonly amount: bigint
  readonly progress: object
}

interface Window {
  readonly version: number
  /** The window's number: it is the turn of the part as well, so that nobody is given it twice. */
  readonly slot: number
  readonly source: string
  readonly at: Date
  readonly terms: CommonTerms
  /** What they are told of it. */
  readonly tells: MessageKind
}

const dayMs = 86_400_000

/** What is given was set aside before: by the offer as a whole, or in the same transaction. */
export async function grantMany(
  tx: Tx,
  promotion: Promotion,
  { version, slot, source, at, terms, tells }: Window,
  grants: readonly Grant[],
): Promise<void> {
  const { id, merchantId } = promotion
  if (grants.length === 0) return
  const expiresAt = new Date(at.getTime() + terms.takeDays * dayMs)
  const { rows } = await sql<{ id: bigint; memberId: bigint }>`
    insert into promotions.memberships (merchant_id, promotion_id, member_id, turn, version, state, progress, joined_at,
      changed_at)
    select ${merchantId}, ${id}, member_id, ${slot + 1}, ${version}, 'issued', progress, ${at}, ${at}
      from unnest(${grants.map(({ memberId }) => memberId)}::bigint[],
        ${grants.map(({ progress }) => JSON.stringify(progress))}::jsonb[]) as g (member_id, progress)
    returning id, member_id as "memberId"`.execute(tx)
  const parts = new Map(rows.map((row) => [row.memberId, row.id]))
  await sql`
    insert into promotions.rewards (public_id, merchant_id, promotion_id, membership_id, member_id, version, source, amount,
      state, granted_at, expires_at)
    select public_id, ${merchantId}, ${id}, membership_id, member_id, ${version}, ${source}, amount, 'ready', ${at},
        ${expiresAt}
      from unnest(${grants.map(() => `r${randomBytes(9).toString('hex')}`)}::text[],
        ${grants.map(({ memberId }) => partOf(parts, memberId))}::bigint[], ${grants.map(({ memberId }) => memberId)}::bigint[],
        ${grants.map(({ amount }) => amount)}::bigint[]) as g (public_id, membership_id, member_id, amount)`.execute(
    tx,
  )
  await tellMany(
    tx,
    grants.map(({ memberId, amount }) => {
      const key = `${partOf(parts, memberId)}:${source}`
      return toldOf(promotion, terms, { memberId, kind: tells, key, amount, until: expiresAt })
    }),
  )
}

function partOf(parts: ReadonlyMap<bigint, bigint>, memberId: bigint): bigint {
  const id = parts.get(memberId)
  invariant(id, `no part was begun for member ${memberId}`)
  return id
}

/** The offer's row, held: whoever pays of it does so one after the other. */
export async function holdOffer(
  tx: Tx,
  { id, merchantId }: Promotion,
): Promise<{ whole: bigint; left: bigint }> {
  const { rows } = await sql<{ whole: bigint; left: bigint }>`
    select whole, budget - set_aside - paid as left from promotions.promotions
     where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx)
  const [row] = rows
  invariant(row, `promotion ${id} is gone`)
  return row
}

/** Of what was kept for the offer as a whole so much is given, and so much is not needed any more. */
export async function spendWhole(
  tx: Tx,
  { id, merchantId }: Promotion,
  { given, spared }: { readonly given: bigint; readonly spared: bigint },
): Promise<void> {
  await sql`
    update promotions.promotions set whole = whole - ${given + spared}, set_aside = set_aside - ${spared}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
}
