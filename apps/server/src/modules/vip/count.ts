/** Counts what was paid in and bet, and lifts whoever has reached a level: in the transaction that read it. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { DeedSum } from '../activity/index.ts'
import { writeMoves } from './changes.ts'
import { planOf, reachedBy } from './plan.ts'

interface Sums {
  readonly memberId: bigint
  /** The first of the month of the brand. */
  readonly month: string
  /** The last day on which anything was done. */
  day: string
  deposits: bigint
  valid: bigint
}

export async function countDeeds(tx: Tx, deeds: readonly DeedSum[], at: Date): Promise<void> {
  const counted = deeds.filter(({ what, valid }) => what === 'deposit' || valid !== 0n)
  for (const merchantId of new Set(counted.map((deed) => deed.merchantId))) {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    const byMonth = sumsByMonth(counted.filter((deed) => deed.merchantId === merchantId))
    for (const sums of byMonth) await add(tx, merchantId, sums, at)
  }
}

/** A month after the other, each member once in each: a batch may pass midnight. Pure. */
function sumsByMonth(deeds: readonly DeedSum[]): Sums[][] {
  const months = new Map<string, Map<bigint, Sums>>()
  for (const { memberId, what, day, amount, valid } of deeds) {
    const month = `${day.slice(0, 7)}-01`
    const members = months.get(month) ?? new Map<bigint, Sums>()
    months.set(month, members)
    const sums = members.get(memberId) ?? { memberId, month, day, deposits: 0n, valid: 0n }
    members.set(memberId, sums)
    if (day > sums.day) sums.day = day
    if (what === 'deposit') sums.deposits += amount
    else sums.valid += valid
  }
  return [...months.keys()].sort().map((month) => [...(months.get(month)?.values() ?? [])])
}

interface Standing {
  readonly memberId: bigint
  readonly rank: number
  readonly deposits: bigint
  readonly valid: bigint
}

async function add(tx: Tx, merchantId: number, sums: readonly Sums[], at: Date): Promise<void> {
  const column = (pick: (each: Sums) => string) => sums.map(pick)
  const numbers = (pick: (each: Sums) => bigint) => sums.map(pick)
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
  const { rows } = await sql<Standing>`
    insert into vip.standings as s (member_id, merchant_id, ranked_on, month, deposits, valid, month_deposits, month_valid)
    select d.member_id, ${merchantId}, d.day, d.month, d.deposits, d.valid, d.deposits, d.valid
      from unnest(${numbers((d) => d.memberId)}::bigint[], ${column((d) => d.day)}::date[],
        ${column((d) => d.month)}::date[], ${numbers((d) => d.deposits)}::bigint[], ${numbers((d) => d.valid)}::bigint[])
        as d (member_id, day, month, deposits, valid)
     order by d.member_id
    on conflict (member_id) do update set deposits = s.deposits + excluded.deposits,
      valid = s.valid + excluded.valid, ${inMonth('deposits')}, ${inMonth('valid')},
      month = greatest(s.month, excluded.month)
    returning member_id as "memberId", rank, deposits, valid`.execute(tx)
  await lift(tx, merchantId, { standings: rows, sums }, at)
}

interface Lifted {
  readonly standings: readonly Standing[]
  readonly sums: readonly Sums[]
}

/** Up at once, to the highest that is reached. */
async function lift(tx: Tx, merchantId: number, { standings, sums }: Lifted, at: Date): Promise<void> {
  const plan = await planOf(tx, merchantId)
  const days = new Map(sums.map(({ memberId, day }) => [memberId, day]))
  const moves = standings.flatMap(({ memberId, rank, ...counted }) => {
    const to = reachedBy(plan, counted)
    return to > rank ? [{ memberId, from: rank, to, day: days.get(memberId) ?? null }] : []
  })
  if (moves.length === 0) return
  await sql`
    update vip.standings s set rank = m.rank, ranked_on = m.day
      from unnest(${moves.map(({ memberId }) => memberId)}::bigint[], ${moves.map(({ to }) => to)}::smallint[],
        ${moves.map(({ day }) => day)}::date[]) as m (id, rank, day)
     where s.merchant_id = ${merchantId} and s.member_id = m.id`.execute(tx)
  await writeMoves(tx, merchantId, { plan, moves }, { what: 'reached', at })
}
