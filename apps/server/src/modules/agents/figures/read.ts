/** Sums of teams in a bucket, and who of them was active: what runs pay by. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { type Period, type Size, windowMs } from './calendar.ts'
import { columns, type Sums } from './sums.ts'

/** Half open. Of days: from midnight to midnight of the brand. */
export interface Bucket {
  readonly size: Size
  readonly from: Date
  readonly to: Date
}

/** Of an agent with all below, without what agents are not paid for. */
export interface TeamSums extends Omit<Sums, 'win'> {
  readonly agentId: bigint
  readonly validByKind: Readonly<Record<string, bigint>>
  readonly payout: bigint
  /** What the house won of the team; below zero where it lost. */
  readonly lost: bigint
}

/** One for each agent, however many kinds: of a hundred thousand agents reading rows is most of the work. */
interface Row extends Sums {
  readonly agentId: bigint
  /** Where anything of the kind counted. */
  readonly byKind: Readonly<Record<string, string>> | null
}

const added = sql.raw(columns.map((column) => `sum(${column})::bigint as ${column}`).join(', '))
const plain = sql.raw(columns.join(', '))
const ofAgents = sql`
  select agent_id as "agentId", jsonb_object_agg(kind, valid::text) filter (where valid <> 0) as "byKind", ${added}
    from of_kinds group by agent_id order by agent_id`
const tables = { window: sql.raw('agents.windows'), hour: sql.raw('agents.hours') }

/** `agentIds` null: of all whose team did anything. Who did nothing is not told. */
export async function timesOf(
  tx: Tx,
  merchantId: number,
  { size, from, to }: Bucket & { readonly size: 'window' | 'hour' },
  agentIds: readonly bigint[] | null,
): Promise<TeamSums[]> {
  const whose = agentIds
    ? sql`agent_id = any(${agentIds}::bigint[]) and merchant_id = ${merchantId}`
    : sql`merchant_id = ${merchantId}`
  const { rows } = await sql<Row>`
    with of_kinds as (
      select agent_id, kind, ${added} from ${tables[size]}
       where ${whose} and begins >= ${from} and begins < ${to} group by agent_id, kind)
    ${ofAgents}`.execute(tx)
  return teamsOf(rows)
}

/** The last day is not included. */
export async function daysOfTeams(
  tx: Tx,
  merchantId: number,
  { from, to }: { readonly from: string; readonly to: string },
  agentIds: readonly bigint[] | null,
): Promise<TeamSums[]> {
  const whose = agentIds ? sql`subject = any(${agentIds}::bigint[])` : sql`true`
  const { rows } = await sql<Row>`
    with of_kinds as (
      select subject as agent_id, kind, ${added} from agents.days
       where merchant_id = ${merchantId} and ${whose} and is_team and kind <> '*' and earns and day >= ${from}::date
         and day < ${to}::date group by subject, kind)
    ${ofAgents}`.execute(tx)
  return teamsOf(rows)
}

function teamsOf(rows: readonly Row[]): TeamSums[] {
  return rows.map(({ agentId, byKind, win, ...rest }) => ({
    ...{ agentId, ...rest, payout: win, lost: rest.stake - win },
    validByKind: Object.fromEntries(
      Object.entries(byKind ?? {}).map(([kind, valid]) => [kind, BigInt(valid)]),
    ),
  }))
}

/**
 * The same of windows as rows that a statement selects from: one for each agent and kind, with `agent_id`, `kind` and sums.
 * Of one window they lie there as they are.
 */
export function windowRows(
  merchantId: number,
  { from, to }: Pick<Bucket, 'from' | 'to'>,
): RawBuilder<unknown> {
  const within = sql`from agents.windows where merchant_id = ${merchantId}`
  return from.getTime() + windowMs === to.getTime()
    ? sql`select agent_id, kind, ${plain} ${within} and begins = ${from}`
    : sql`select agent_id, kind, ${added} ${within} and begins >= ${from} and begins < ${to} group by agent_id, kind`
}

/** As rows, with `agent_id` and `active`. */
export const activeRows = (merchantId: number, { size, begins }: Period): RawBuilder<unknown> => sql`
  select agent_id, active from agents.team_active
   where size = ${size} and begins = ${begins}::date and merchant_id = ${merchantId}`

/** Who is not told has none. */
export async function activeIn(
  tx: Tx,
  merchantId: number,
  agentIds: readonly bigint[],
  { size, begins }: Period,
): Promise<Map<bigint, number>> {
  const { rows } = await sql<{ agentId: bigint; active: number }>`
    select agent_id as "agentId", active from agents.team_active
     where agent_id = any(${agentIds}::bigint[]) and size = ${size} and begins = ${begins}::date
       and merchant_id = ${merchantId}`.execute(tx)
  return new Map(rows.map(({ agentId, active }) => [agentId, active]))
}

/** The most on any one of these days, both included. */
export async function mostActive(
  tx: Tx,
  merchantId: number,
  agentId: bigint,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { rows } = await sql<{ most: number | null }>`
    select max(active) as most from agents.team_active
     where agent_id = ${agentId} and size = 'daily' and begins between ${from}::date and ${to}::date
       and merchant_id = ${merchantId}`.execute(tx)
  return rows[0]?.most ?? 0
}
