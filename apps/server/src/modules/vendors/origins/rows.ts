/** Marks of unusual origin as they lie in the database. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Unusual } from './unusual.ts'

export interface Mark {
  readonly merchantId: number
  readonly accountId: bigint
  readonly reason: Unusual
  /** The round, or the key of a credit outside rounds. */
  readonly subject: string
  /** Of the first and the last credit that it is about, in their account. */
  readonly fromSeq: bigint
  readonly seq: bigint
  readonly gameId: number
  readonly amount: Minor
}

/**
 * One mark for a round and a reason: it waits anew only when the round has come to more since somebody looked. While it
 * waits it begins where it began: what comes later takes nothing out of it. A member has one first large win. All of a
 * batch in one statement, each mark once.
 */
export async function writeMarks(tx: Tx, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return
  const of = <Name extends keyof Mark>(name: Name) => marks.map((mark) => mark[name])
  const firstLarge = new Map(
    marks
      .filter(isFirstLarge)
      .map((mark) => [mark.accountId, mark.subject] as const)
      .toReversed(),
  )
  await sql`
    insert into vendors.unusual_credits as u
      (merchant_id, account_id, reason, subject, from_seq, seq, game_id, amount)
    select m.merchant_id, m.account_id, m.reason, m.subject, m.from_seq, m.seq, m.game_id, m.amount
      from unnest(${of('merchantId')}::int[], ${of('accountId')}::bigint[], ${of('reason')}::text[],
        ${of('subject')}::text[], ${of('fromSeq')}::bigint[], ${of('seq')}::bigint[], ${of('gameId')}::int[],
        ${of('amount')}::bigint[], ${marks.map(({ accountId }) => firstLarge.get(accountId) ?? null)}::text[])
        as m (merchant_id, account_id, reason, subject, from_seq, seq, game_id, amount, first_large)
     where m.reason <> 'first_large' or m.subject = coalesce((
       select e.subject from vendors.unusual_credits e
        where e.merchant_id = m.merchant_id and e.account_id = m.account_id and e.reason = 'first_large'), m.first_large)
    on conflict (account_id, reason, subject) do update
       set amount = excluded.amount, seq = excluded.seq, looked_at = null, looked_by = null,
           from_seq = case when u.looked_at is null then least(u.from_seq, excluded.from_seq) else excluded.from_seq end
     where excluded.amount > u.amount`.execute(tx)
}

const isFirstLarge = ({ reason }: Mark): boolean => reason === 'first_large'

/** Whether something of this account waits to be looked at, of what was credited up to a place in its statement. */
export async function isMarked(tx: Tx, accountId: bigint, upto: bigint | null): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`
    select exists (select from vendors.unusual_credits where account_id = ${accountId} and looked_at is null
      and (${upto}::bigint is null or from_seq <= ${upto})) as marked`.execute(tx)
  return rows[0]?.marked ?? false
}

/** Of each of these accounts, the first place in its statement from which something waits to be looked at. */
export async function markedFrom(
  tx: Tx,
  accountIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ accountId: bigint; fromSeq: bigint }>`
    select account_id as "accountId", min(from_seq) as "fromSeq" from vendors.unusual_credits
     where account_id = any(${accountIds}::bigint[]) and looked_at is null group by account_id`.execute(tx)
  return new Map(rows.map(({ accountId, fromSeq }) => [accountId, fromSeq]))
}

export interface Looked {
  readonly merchantId: number
  readonly accountId: bigint
  /** The place in its statement up to which somebody has looked. */
  readonly upto: bigint
  readonly by: string
}

/** Somebody has looked: what a mark is about beyond that place waits still. Answers how many waited. */
export async function clearMarks(tx: Tx, { merchantId, accountId, upto, by }: Looked): Promise<number> {
  const { rows } = await sql`
    update vendors.unusual_credits
       set looked_at = case when seq <= ${upto} then clock_timestamp() end,
           looked_by = case when seq <= ${upto} then ${by} end,
           from_seq = case when seq <= ${upto} then from_seq else ${upto}::bigint + 1 end
     where merchant_id = ${merchantId} and account_id = ${accountId} and looked_at is null and from_seq <= ${upto}
    returning id`.execute(tx)
  return rows.length
}

export interface Returned {
  /** The order by which it came. */
  readonly id: string
  readonly vendor: string
  /** Of all that this member sent to the vendor's wallet and had back. */
  readonly sent: Minor
  readonly back: Minor
}

export async function returnedBy(tx: Tx, ids: readonly string[]): Promise<readonly Returned[]> {
  const { rows } = await sql<Returned>`
    select t.id, t.vendor, coalesce(sum(o.amount) filter (where o.direction = 'in'), 0)::bigint as sent,
        coalesce(sum(o.amount) filter (where o.direction = 'out'), 0)::bigint as back
      from vendors.vendor_transfers t
      join vendors.vendor_transfers o on o.merchant_id = t.merchant_id and o.member_id = t.member_id
       and o.vendor = t.vendor and o.currency = t.currency and o.state = 'done'
     where t.id = any(${ids}::text[]) group by t.id, t.vendor`.execute(tx)
  return rows
}
