/** Counts what was paid in and bet, and lifts whoever has reached a level: in the transaction that read it. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { DeedRows } from '../activity/index.ts'
import { writeMoves } from './changes.ts'
import { type Level, planOf, reachedBy } from './plan.ts'

export async function countDeeds(tx: Tx, deeds: DeedRows, at: Date): Promise<void> {
  // A month after the other, each member once in each: a batch may pass midnight.
  const months = [...new Set(deeds.days.map((day) => `${day.slice(0, 7)}-01`))]
  for (const merchantId of deeds.merchantIds) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    const plan = await planOf(tx, merchantId)
    for (const month of months)
      await lift(tx, merchantId, plan, await add(tx, { merchantId, month, plan }, deeds), at)
  }
}

interface Standing {
  readonly memberId: bigint
  readonly rank: number
  readonly deposits: bigint
  readonly valid: bigint
  /** The last day on which anything was done. */
  readonly day: string
}

interface Where {
  readonly merchantId: number
  /** The first of the month of the brand. */
  readonly month: string
  readonly plan: readonly Level[]
}

/** Answers those who have reached the next level: each asks no less than the one before. */
async function add(
  tx: Tx,
  { merchantId, month, plan }: Where,
  { rows: deeds }: DeedRows,
): Promise<Standing[]> {
  const inMonth = (name: string) => {
    const [now, before] = [sql.ref(`s.month_${name}`), sql.ref(`s.before_${name}`)]
    const added = sql.ref(`excluded.month_${name}`)
    return sql`${sql.ref(`month_${name}`)} = case when excluded.month > s.month then ${added}
        when excluded.month = s.month then ${now} + ${added} else ${now} end,
      ${sql.ref(`before_${name}`)} = case when excluded.month = s.month then ${before}
        when excluded.month = (s.month + interval '1 month')::date then ${now}
        when excluded.month > s.month then 0
        when excluded.month = (s.month - interval '1 month')::date then ${before} + ${added} else ${before} end`
  }
  const own = sql`
        from ${deeds} deeds
       where merchant_id = ${merchantId} and (what = 'deposit' or valid <> 0)
         and day between ${month}::date and (${month}::date + interval '1 month - 1 day')::date`
  const { rows } = await sql<Omit<Standing, 'day'>>`
    with counted as (
      insert into vip.standings as s (member_id, merchant_id, ranked_on, month, deposits, valid, month_deposits,
        month_valid)
      select member_id, ${merchantId}, day, ${month}::date, deposits, valid, deposits, valid
        from (select member_id, max(day) as day, sum(case when what = 'deposit' then amount else 0 end) as deposits,
                sum(case when what = 'bet' then valid else 0 end) as valid ${own} group by member_id) done
       order by member_id
      on conflict (member_id) do update set deposits = s.deposits + excluded.deposits,
        valid = s.valid + excluded.valid, ${inMonth('deposits')}, ${inMonth('valid')},
        month = greatest(s.month, excluded.month)
      returning member_id, rank, deposits, valid)
    select c.member_id as "memberId", c.rank, c.deposits, c.valid
      from counted c
      join unnest(${plan.map(({ rank }) => rank)}::int[], ${plan.map((level) => level.deposits)}::bigint[],
        ${plan.map((level) => level.valid)}::bigint[]) as next (rank, deposits, valid)
        on next.rank = c.rank + 1 and c.deposits >= next.deposits and c.valid >= next.valid
     order by c.member_id`.execute(tx)
  if (rows.length === 0) return []
  // Few reach a level, and theirs are looked up again: the planner knows of no rows that a statement has just written.
  const { rows: found } = await sql<{ memberId: bigint; day: string }>`
    select member_id as "memberId", max(day)::text as day ${own}
       and member_id = any(${rows.map(({ memberId }) => memberId)}::bigint[]) group by 1`.execute(tx)
  const days = new Map(found.map(({ memberId, day }) => [memberId, day]))
  return rows.map((row) => ({ ...row, day: days.get(row.memberId) ?? month }))
}

/** Up at once, to the highest that is reached. */
async function lift(
  tx: Tx,
  merchantId: number,
  plan: readonly Level[],
  standings: readonly Standing[],
  at: Date,
): Promise<void> {
  const moves = standings.map(({ memberId, rank, day, ...counted }) => ({
    ...{ memberId, from: rank, to: reachedBy(plan, counted), day },
  }))
  if (moves.length === 0) return
  await sql`
    update vip.standings s set rank = m.rank, ranked_on = m.day
      from unnest(${moves.map(({ memberId }) => memberId)}::bigint[], ${moves.map(({ to }) => to)}::smallint[],
        ${moves.map(({ day }) => day)}::date[]) as m (id, rank, day)
     where s.merchant_id = ${merchantId} and s.member_id = m.id`.execute(tx)
  await writeMoves(tx, merchantId, { plan, moves }, { what: 'reached', at })
}
