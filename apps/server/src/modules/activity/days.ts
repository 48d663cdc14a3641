/** Sums by member, day and kind. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'
import type { DeedRows } from './rows.ts'

export interface DaySums {
  /** As 2026-11-26, in the zone of the brand. */
  readonly day: string
  /** '' for money in and out. */
  readonly kind: string
  readonly rounds: number
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly deposited: bigint
  readonly paidOut: bigint
}

export async function addToDays(tx: Tx, { rows }: DeedRows): Promise<void> {
  await sql`
    insert into activity.days as known (member_id, day, kind, merchant_id, rounds, stake, win, valid, deposited, paid_out)
    select member_id, day, kind, merchant_id, sum(rounds), sum(stake), sum(win), sum(valid),
        sum(case when what = 'deposit' then amount else 0 end), sum(case when what = 'payout' then amount else 0 end)
      from ${rows} done
     group by 1, 2, 3, 4
     order by 1, 2, 3
    on conflict (member_id, day, kind) do update set rounds = known.rounds + excluded.rounds,
      stake = known.stake + excluded.stake, win = known.win + excluded.win, valid = known.valid + excluded.valid,
      deposited = known.deposited + excluded.deposited, paid_out = known.paid_out + excluded.paid_out`.execute(
    tx,
  )
}

const shown = sql.raw(`day::text as day, kind, rounds, stake, win, valid, deposited, paid_out as "paidOut"`)

interface Days {
  /** Both included. */
  readonly from: string
  readonly to: string
}

/** Of a member of the brand that the transaction is in, oldest first. */
export async function daysOf(tx: Tx, memberId: bigint, { from, to }: Days): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select ${shown} from activity.days
     where merchant_id = ${here} and member_id = ${memberId} and day between ${from}::date and ${to}::date
     order by days.day, kind`.execute(tx)
  return rows
}

export interface MemberSums {
  readonly memberId: bigint
  readonly stake: bigint
  readonly win: bigint
}

interface Span {
  readonly days: readonly string[]
  /** Of games; none for all of them. */
  readonly kinds: readonly string[] | null
  readonly after: bigint
}

/** The numbers of members lie close together: a piece is a span of them, and costs what lies in it. */
const spanOfMembers = 2_000

/**
 * What members of the brand that the transaction is in staked and won on these days, the next of them by their number.
 * `last` is where the piece ends; null after the last.
 */
export async function sumsOfMembers(
  tx: Tx,
  { days, kinds, after }: Span,
): Promise<{ readonly sums: readonly MemberSums[]; readonly last: bigint | null }> {
  const { rows: next } = await sql<{ id: bigint | null }>`
    select min(f.id) as id from unnest(${days}::date[]) as d (day) cross join lateral (
      select member_id as id from activity.days
       where merchant_id = ${here} and day = d.day and member_id > ${after} order by member_id limit 1) f`.execute(
    tx,
  )
  const first = next[0]?.id ?? null
  if (first === null) return { sums: [], last: null }
  const last = first + BigInt(spanOfMembers)
  const { rows } = await sql<MemberSums>`
    select member_id as "memberId", sum(stake)::bigint as stake, sum(win)::bigint as win from activity.days
     where merchant_id = ${here} and day = any(${days}::date[]) and member_id between ${first} and ${last}
       and kind <> '' and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
     group by member_id order by member_id`.execute(tx)
  return { sums: rows, last }
}
