/** What the centre shows of days: an agent's team, and the lines directly under it. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { columns, type Sums } from './sums.ts'

/** Both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

export interface Whose {
  readonly merchantId: number
  readonly agentId: bigint
}

const summed = sql.raw(columns.map((column) => `sum(${column})::bigint as ${column}`).join(', '))

interface DaySums extends Sums {
  readonly day: string
}

export async function teamByDay(
  tx: Tx,
  { merchantId, agentId }: Whose,
  { from, to }: Days,
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day::text as day, ${summed} from agents.days
     where subject = ${agentId} and is_team and day between ${from}::date and ${to}::date and kind = '*'
       and merchant_id = ${merchantId}
     group by days.day order by days.day`.execute(tx)
  return rows
}

interface KindSums extends Sums {
  readonly kind: string
}

/** `isTeam` false: of one member. */
export async function byKind(
  tx: Tx,
  { merchantId, agentId }: Whose,
  { from, to, isTeam }: Days & { readonly isTeam: boolean },
): Promise<KindSums[]> {
  const { rows } = await sql<KindSums>`
    select kind, ${summed} from agents.days
     where subject = ${agentId} and is_team = ${isTeam} and day between ${from}::date and ${to}::date and kind <> '*'
       and merchant_id = ${merchantId}
     group by kind order by kind`.execute(tx)
  return rows
}

/** What lies directly under an agent: the team of an agent there, a member, or the agent's own play. */
interface LineKey {
  readonly subject: bigint
  readonly isTeam: boolean
}
export interface LineSums extends Sums, LineKey {}

/** Of these lines, as far as they were under the agent on these days. */
export async function sumsOfLines(
  tx: Tx,
  { merchantId, agentId }: Whose,
  { from, to }: Days,
  lines: readonly LineKey[],
): Promise<LineSums[]> {
  if (lines.length === 0) return []
  const { rows } = await sql<LineSums>`
    select d.subject, d.is_team as "isTeam", ${summed}
      from unnest(${lines.map(({ subject }) => subject)}::bigint[], ${lines.map(({ isTeam }) => isTeam)}::boolean[])
        as l (subject, is_team)
      join agents.days d on d.subject = l.subject and d.is_team = l.is_team
       and d.day between ${from}::date and ${to}::date and d.kind = '*' and d.upline = ${agentId}
     where d.merchant_id = ${merchantId}
     group by 1, 2`.execute(tx)
  return rows
}

/**
 * Lines that bet most on any one of these days, so many of each: among them are those that stand out on all of them.
 * However many lines there are, so many are read.
 */
export async function standingOut(
  tx: Tx,
  { merchantId, agentId }: Whose,
  { from, to }: Days,
  { ofDay, most }: { readonly ofDay: number; readonly most: number },
): Promise<LineSums[]> {
  const { rows: lines } = await sql<LineKey>`
    select distinct l.subject, l.is_team as "isTeam"
      from generate_series(${from}::date, ${to}::date, '1 day') as s (day)
      cross join lateral (
        select d.subject, d.is_team from agents.days d
         where d.merchant_id = ${merchantId} and d.upline = ${agentId} and d.day = s.day::date and d.kind = '*'
         order by d.valid desc, d.subject limit ${ofDay}) l`.execute(tx)
  const sums = await sumsOfLines(tx, { merchantId, agentId }, { from, to }, lines)
  return sums.toSorted(byMost('valid')).slice(0, most)
}

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0)
const byMost =
  (what: 'valid') =>
  (a: LineSums, b: LineSums): number =>
    sign(b[what] - a[what]) || sign(a.subject - b.subject)

/** Where a page ended. */
export interface After {
  readonly figure: bigint
  readonly subject: bigint
  readonly isTeam: boolean
}

/**
 * Lines with anything on these days, the most first; without who hides its play, whose place would tell of it. What all
 * lines of one agent did is looked at.
 */
export async function linesByMost(
  tx: Tx,
  { merchantId, agentId }: Whose,
  { from, to, sort }: Days & { readonly sort: 'valid' | 'net' },
  { after, limit }: { readonly after: After | null; readonly limit: number },
): Promise<(LineSums & { readonly figure: bigint })[]> {
  const figure = sort === 'valid' ? sql`sum(valid)` : sql`sum(stake - win)`
  const { rows } = await sql<LineSums & { figure: bigint }>`
    select * from (
      select subject, is_team as "isTeam", ${figure}::bigint as figure, ${summed} from agents.days
       where merchant_id = ${merchantId} and upline = ${agentId} and day between ${from}::date and ${to}::date
         and kind = '*' and (is_team or subject = ${agentId}
           or not exists (select from agents.hidden_play h where h.member_id = subject))
       group by 1, 2) l
     where ${after === null}::boolean or (-figure, subject, "isTeam") >
       (-(${after?.figure ?? 0n}::bigint), ${after?.subject ?? 0n}::bigint, ${after?.isTeam ?? false}::boolean)
     order by -figure, subject, "isTeam" limit ${limit}`.execute(tx)
  return rows
}

interface Came {
  readonly newMembers: number
  readonly firstDeposits: number
}

/** In each of these stretches, in their order. One that ends before it begins has nothing. */
export async function cameOn(
  tx: Tx,
  { merchantId, agentId }: Whose,
  stretches: readonly Days[],
): Promise<readonly Came[]> {
  const { rows } = await sql<Came>`
    select c.* from unnest(${stretches.map(({ from }) => from)}::date[], ${stretches.map(({ to }) => to)}::date[])
        with ordinality as s (from_day, to_day, place)
      cross join lateral (
        select coalesce(sum(new_members), 0)::int as "newMembers", coalesce(sum(first_deposits), 0)::int as "firstDeposits"
          from agents.counts
         where agent_id = ${agentId} and day between s.from_day and s.to_day and merchant_id = ${merchantId}) c
     order by s.place`.execute(tx)
  return rows
}

export async function teamBalanceOf(tx: Tx, { merchantId, agentId }: Whose): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from agents.team_balances where agent_id = ${agentId} and merchant_id = ${merchantId}`.execute(
    tx,
  )
  return rows[0]?.balance ?? 0n
}
