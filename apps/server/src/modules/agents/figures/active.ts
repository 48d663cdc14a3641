/**
 * Active members: who has paid in, and bet what a period asks for. Whoever becomes so counts one for each agent above; if
 * bets are taken back, the same agents lose it.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lastDayOf, type Period, periodsOf } from './calendar.ts'
import type { Clock } from './clock.ts'
import type { First, Placed } from './placed.ts'
import type { Chain, LeastBets } from './ports.ts'

interface Counting {
  readonly placed: readonly Placed[]
  readonly firsts: readonly First[]
  readonly chains: ReadonlyMap<bigint, Chain>
  readonly clock: Clock
  readonly least: LeastBets
}

interface Row extends Period {
  readonly memberId: bigint
  readonly valid: bigint
  readonly countedFor: bigint[] | null
  readonly firstDay: string | null
  readonly least: bigint
  readonly selfCounts: boolean
}

export async function countActive(tx: Tx, merchantId: number, counting: Counting): Promise<void> {
  const { placed, firsts, chains, clock, least } = counting
  const bets = placed.filter(({ deed }) => deed.what === 'bet' && deed.valid !== 0n)
  await keepLeast(tx, merchantId, least, bets)
  const touched = touchedBy(bets)
  await addValid(tx, merchantId, touched)
  const ways = new Map(touched.map((each) => [nameOf(each), each]))
  const rows = await rowsOf(tx, merchantId, { touched, firsts, clock })
  const changed = rows.flatMap((row): Change[] => {
    const chain = chains.get(row.memberId) ?? []
    const isActive = row.valid >= row.least && row.firstDay !== null && row.firstDay <= lastDayOf(row)
    const lost = row.countedFor !== null && (!isActive || fellShort(row, ways.get(nameOf(row))))
    if (row.countedFor !== null && !lost) return []
    if (row.countedFor === null && !isActive) return []
    const above = row.selfCounts ? chain : chain.filter((agent) => agent !== row.memberId)
    return [{ ...row, loses: row.countedFor ?? [], wins: isActive ? above : null }]
  })
  await writeActive(tx, merchantId, changed)
}

/** In between, bet by bet: then it counts for whoever is above when it is enough again. */
const fellShort = ({ valid, least }: Row, way: Touched | undefined): boolean =>
  way !== undefined && valid - way.sum + way.lowest < least

/** What the brand asks is fixed for a period by the first bet in it. */
async function keepLeast(tx: Tx, merchantId: number, least: LeastBets, bets: readonly Placed[]) {
  const days = [...new Set(bets.map(({ day }) => day))]
  const all = days.flatMap(periodsOf)
  if (all.length === 0) return
  const amounts = all.map(({ size }) => (least[size] > 0n ? least[size] : 1n))
  await sql`
    insert into agents.least_bets (merchant_id, size, begins, amount, self_counts)
    select ${merchantId}, p.size, p.begins, p.amount, ${least.selfCounts}
      from unnest(${all.map(({ size }) => size)}::text[], ${all.map(({ begins }) => begins)}::date[], ${amounts}::bigint[])
        as p (size, begins, amount)
    on conflict do nothing`.execute(tx)
}

interface Touched extends Period {
  readonly memberId: bigint
  readonly sum: bigint
  /** The lowest that the sum was on its way. */
  readonly lowest: bigint
}

const nameOf = ({ memberId, size, begins }: Period & { readonly memberId: bigint }): string =>
  `${memberId}|${size}|${begins}`

/** In the order in which they became known. */
function touchedBy(bets: readonly Placed[]): Touched[] {
  const sums = new Map<string, Touched>()
  for (const { deed, day } of bets)
    for (const period of periodsOf(day)) {
      const name = nameOf({ memberId: deed.memberId, ...period })
      const known = sums.get(name)
      const sum = (known?.sum ?? 0n) + deed.valid
      const lowest = known && known.lowest < sum ? known.lowest : sum
      sums.set(name, { memberId: deed.memberId, ...period, sum, lowest })
    }
  return [...sums.values()]
}

async function addValid(tx: Tx, merchantId: number, all: readonly Touched[]): Promise<void> {
  if (all.length === 0) return
  await sql`
    insert into agents.member_periods as known (member_id, size, begins, merchant_id, valid)
    select d.member_id, d.size, d.begins, ${merchantId}, d.valid
      from unnest(${all.map(({ memberId }) => memberId)}::bigint[], ${all.map(({ size }) => size)}::text[],
        ${all.map(({ begins }) => begins)}::date[], ${all.map(({ sum }) => sum)}::bigint[])
        as d (member_id, size, begins, valid)
     order by d.member_id, d.size, d.begins
    on conflict (member_id, size, begins) do update set valid = known.valid + excluded.valid`.execute(tx)
}

interface Wanted {
  readonly touched: readonly Touched[]
  readonly firsts: readonly First[]
  readonly clock: Clock
}

const longestDays = 32
const dayMs = 86_400_000

/** Those that changed; and of whoever has just paid in for the first time all that may be open. */
async function rowsOf(tx: Tx, merchantId: number, { touched, firsts, clock }: Wanted): Promise<Row[]> {
  if (touched.length === 0 && firsts.length === 0) return []
  const openFrom = new Date(clock.dayFrom.getTime() - longestDays * dayMs)
  const { rows } = await sql<Row>`
    select m.member_id as "memberId", m.size, m.begins::text as begins, m.valid, m.counted_for as "countedFor",
        p.first_day::text as "firstDay", l.amount as least, l.self_counts as "selfCounts"
      from (
        select t.member_id, t.size, t.begins from unnest(${touched.map(({ memberId }) => memberId)}::bigint[],
          ${touched.map(({ size }) => size)}::text[], ${touched.map(({ begins }) => begins)}::date[])
          as t (member_id, size, begins)
        union
        select o.member_id, o.size, o.begins from agents.member_periods o
         where o.merchant_id = ${merchantId} and o.member_id = any(${firsts.map(({ memberId }) => memberId)}::bigint[])
           and o.begins >= ${openFrom}::date) wanted
      join agents.member_periods m on m.member_id = wanted.member_id and m.size = wanted.size and m.begins = wanted.begins
      join agents.people p on p.member_id = m.member_id
      join agents.least_bets l on l.merchant_id = m.merchant_id and l.size = m.size and l.begins = m.begins
     where m.merchant_id = ${merchantId}
     order by m.member_id, m.size, m.begins`.execute(tx)
  return rows
}

interface Change extends Row {
  readonly loses: Chain
  /** Null where it is active no more. */
  readonly wins: Chain | null
}

async function writeActive(tx: Tx, merchantId: number, changed: readonly Change[]) {
  if (changed.length === 0) return
  await sql`
    update agents.member_periods m set counted_for = c.counted_for::bigint[]
      from unnest(${changed.map(({ memberId }) => memberId)}::bigint[], ${changed.map(({ size }) => size)}::text[],
        ${changed.map(({ begins }) => begins)}::date[],
        ${changed.map(({ wins }) => (wins ? `{${wins.join(',')}}` : null))}::text[])
        as c (member_id, size, begins, counted_for)
     where m.merchant_id = ${merchantId} and m.member_id = c.member_id and m.size = c.size and m.begins = c.begins`.execute(
    tx,
  )
  const teams = changed.flatMap(({ size, begins, loses, wins }) => [
    ...loses.map((agent) => ({ agent, size, begins, by: -1 })),
    ...(wins ?? []).map((agent) => ({ agent, size, begins, by: 1 })),
  ])
  if (teams.length === 0) return
  await sql`
    insert into agents.team_active as known (agent_id, size, begins, merchant_id, active)
    select agent_id, size, begins, ${merchantId}, sum(change)
      from unnest(${teams.map(({ agent }) => agent)}::bigint[], ${teams.map(({ size }) => size)}::text[],
        ${teams.map(({ begins }) => begins)}::date[], ${teams.map(({ by }) => by)}::int[])
        as t (agent_id, size, begins, change)
     group by 1, 2, 3 order by 1, 2, 3
    on conflict (agent_id, size, begins) do update set active = known.active + excluded.active`.execute(tx)
}
