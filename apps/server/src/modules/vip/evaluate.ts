/**
 * The look at a month that is over: whoever stayed below what keeps the level, and had it for all of that month, goes
 * down one step. Set-based, in pieces of a bounded size, each once: where it stopped it goes on.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Move, writeMoves } from './changes.ts'
import { type Level, planOf } from './plan.ts'

export interface Evaluation {
  readonly merchantId: number
  /** The first of the month that is over, as 2026-11-01. */
  readonly month: string
}

const pieceMax = 5_000

/** The month before the one that runs where the brand is; pure. `day` is as 2026-12-01. */
export function monthBefore(day: string): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() - 1)
  return first.toISOString().slice(0, 10)
}

/** False where all of that month was looked at before. */
export const isDue = (db: Db, { merchantId, month }: Evaluation): Promise<boolean> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql`
      select from vip.evaluations where merchant_id = ${merchantId} and month = ${month}::date
         and ended_at is not null`.execute(tx)
    return rows.length === 0
  })

/** Everything of that month has been counted by then: the caller sees to that. */
export async function evaluate(
  db: Db,
  evaluation: Evaluation,
  { now, stopping, size = pieceMax }: { now: () => Date; stopping?: AbortSignal | undefined; size?: number },
): Promise<void> {
  const piece = () => inMerchant(db, evaluation.merchantId, (tx) => evaluateSome(tx, evaluation, now(), size))
  while ((await piece()) && !stopping?.aborted);
}

/** Answers whether there is more. */
async function evaluateSome(
  tx: Tx,
  { merchantId, month }: Evaluation,
  at: Date,
  size: number,
): Promise<boolean> {
  await sql`
    insert into vip.evaluations (merchant_id, month) values (${merchantId}, ${month}::date)
    on conflict (merchant_id, month) do nothing`.execute(tx)
  const { rows } = await sql<{ after: bigint; isDone: boolean }>`
    select after_member as after, ended_at is not null as "isDone" from vip.evaluations
     where merchant_id = ${merchantId} and month = ${month}::date for update`.execute(tx)
  const [place] = rows
  if (!place || place.isDone) return false
  const { rows: pages } = await sql<{ last: bigint | null; looked: number }>`
    select max(member_id) as last, count(*)::int as looked from (
      select member_id from vip.standings where merchant_id = ${merchantId} and rank > 0 and member_id > ${place.after}
       order by member_id limit ${size}) page`.execute(tx)
  const { last = null, looked = 0 } = pages[0] ?? {}
  const plan = await planOf(tx, merchantId)
  const moves =
    last === null ? [] : await lower(tx, { merchantId, month }, { plan, after: place.after, last })
  await writeMoves(tx, merchantId, { plan, moves }, { what: 'lowered', at })
  const isMore = looked === size
  await sql`
    update vip.evaluations set after_member = ${last ?? place.after}, looked = looked + ${looked},
      lowered = lowered + ${moves.length}, ended_at = ${isMore ? null : at}
     where merchant_id = ${merchantId} and month = ${month}::date`.execute(tx)
  return isMore
}

interface Stretch {
  readonly plan: readonly Level[]
  readonly after: bigint
  readonly last: bigint
}

/** What they counted towards the next level begins again where the level below begins. */
async function lower(
  tx: Tx,
  { merchantId, month }: Evaluation,
  { plan, after, last }: Stretch,
): Promise<Move[]> {
  const steps = plan.slice(1)
  const column = <T>(pick: (level: Level) => T) => steps.map(pick)
  const below = <T>(pick: (level: Level) => T) => plan.slice(0, -1).map(pick)
  const next = sql`(${month}::date + interval '1 month')::date`
  const done = (name: string) => sql`case when s.month = ${month}::date then ${sql.ref(`s.month_${name}`)}
    when s.month = ${next} then ${sql.ref(`s.before_${name}`)} else 0 end`
  const { rows } = await sql<Move>`
    with low as (
      select s.member_id, s.rank as was, k.rank - 1 as rank, k.deposits, k.valid
        from vip.standings s
        join unnest(${column(({ rank }) => rank)}::int[], ${column((l) => l.keepDeposits)}::bigint[],
          ${column((l) => l.keepValid)}::bigint[], ${below((l) => l.deposits)}::bigint[], ${below((l) => l.valid)}::bigint[])
          as k (rank, keep_deposits, keep_valid, deposits, valid) on k.rank = least(s.rank, ${plan.length - 1})
       where s.merchant_id = ${merchantId} and s.rank > 0 and s.member_id > ${after} and s.member_id <= ${last}
         and s.ranked_on <= ${month}::date
         and (${done('deposits')} < k.keep_deposits or ${done('valid')} < k.keep_valid)
       order by s.member_id for update of s)
    update vip.standings s set rank = low.rank, ranked_on = ${next}, deposits = least(s.deposits, low.deposits),
        valid = least(s.valid, low.valid)
      from low where s.merchant_id = ${merchantId} and s.member_id = low.member_id
    returning s.member_id as "memberId", low.was as "from", s.rank as "to"`.execute(tx)
  return rows
}
