/** Changes of levels: written with the member's label, told to the member, and published for modules above. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { writeRanks } from '../identity/index.ts'
import { tell } from '../messages/index.ts'
import { type Level, levelAt, type Signature } from './plan.ts'

export interface Move {
  readonly memberId: bigint
  readonly from: number
  readonly to: number
}

interface Why {
  readonly what: 'reached' | 'lowered' | 'set'
  readonly at: Date
  readonly signature?: Signature
}

/** In the transaction that changed where they stand. */
export async function writeMoves(
  tx: Tx,
  merchantId: number,
  { plan, moves }: { readonly plan: readonly Level[]; readonly moves: readonly Move[] },
  { what, at, signature }: Why,
): Promise<void> {
  if (moves.length === 0) return
  await sql`
    insert into vip.changes (merchant_id, member_id, from_rank, to_rank, what, by, why, at)
    select ${merchantId}, m.id, m.was, m.rank, ${what}, ${signature?.by ?? null}, ${signature?.why ?? null}, ${at}
      from unnest(${moves.map(({ memberId }) => memberId)}::bigint[], ${moves.map(({ from }) => from)}::smallint[],
        ${moves.map(({ to }) => to)}::smallint[]) as m (id, was, rank)`.execute(tx)
  await writeRanks(
    tx,
    merchantId,
    moves.map(({ memberId, to }) => ({ memberId, rank: to, service: levelAt(plan, to).benefits.service })),
  )
}

export interface LevelChange {
  readonly id: bigint
  readonly xid: bigint
  readonly merchantId: number
  readonly memberId: bigint
  readonly from: number
  readonly to: number
  readonly at: Date
}

/** Over all brands, in the order of their commits, in a transaction that reads what is published. */
export async function levelChanges(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<LevelChange[]> {
  const { rows } = await sql<LevelChange>`
    select id, written_xid as xid, merchant_id as "merchantId", member_id as "memberId", from_rank as "from",
        to_rank as "to", at
      from vip.changes
     where (written_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and written_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
     order by written_xid, id limit ${most}`.execute(tx)
  return rows
}

const most = 200

/** Until nothing is fresh. Several may at once: each change is taken up by one. */
export async function tellChanges(db: Db, stopping?: AbortSignal): Promise<void> {
  while ((await db.transaction().execute(tellSome)) === most && !stopping?.aborted);
}

type Fresh = Omit<LevelChange, 'xid'>

async function tellSome(tx: Tx): Promise<number> {
  await sql`select set_config('app.reader', 'vip:changes', true)`.execute(tx)
  const { rows } = await sql<Fresh>`
    update vip.changes set is_fresh = false where id = any(array(
      select id from vip.changes where is_fresh order by id limit ${most} for update skip locked))
    returning id, merchant_id as "merchantId", member_id as "memberId", from_rank as "from", to_rank as "to", at`.execute(
    tx,
  )
  for (const { id, merchantId, memberId, from, to } of rows) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    await tell(tx, {
      ...{ merchantId, memberId, kind: to > from ? 'vip_up' : 'vip_down', key: `vip:${id}` },
      ...{ facts: { rank: String(to) }, link: { page: 'vip' } },
    })
  }
  return rows.length
}

export interface PastChange {
  readonly from: number
  readonly to: number
  readonly what: Why['what']
  readonly at: Date
}

/** The newest first. */
export async function changesOfMember(tx: Tx, merchantId: number, memberId: bigint): Promise<PastChange[]> {
  const { rows } = await sql<PastChange>`
    select from_rank as "from", to_rank as "to", what, at from vip.changes
     where merchant_id = ${merchantId} and member_id = ${memberId} order by id desc limit 20`.execute(tx)
  return rows
}
