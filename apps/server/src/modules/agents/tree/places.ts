/** Who stands where. Every function works in a transaction that named the brand, or that reads for all of them. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'

/** From the top to the direct upline. */
export type Path = readonly bigint[]

interface Line {
  readonly id: bigint
  readonly path: Path
}

/**
 * The line above each of these members, of any brand that the transaction may see; empty for whoever stands below
 * nobody. It is the one that holds now: what is counted by it stays with those who are above now.
 */
export async function lineOf(tx: Tx, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Path>> {
  const { rows } = await sql<Line>`
    select member_id as id, path from agents.places where member_id = any(${memberIds}::bigint[])`.execute(tx)
  const lines = new Map<bigint, Path>(rows.map(({ id, path }) => [id, path]))
  const missing = [...new Set(memberIds)].filter((id) => !lines.has(id))
  if (missing.length > 0 && (await isFilling(tx))) await placeNow(tx, missing, lines)
  for (const id of missing) if (!lines.has(id)) lines.set(id, [])
  return lines
}

/** Members of before are placed by a job; until it is through, whoever is asked for is placed at once. */
async function isFilling(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from agents.filling where ended_at is null`.execute(tx)
  return rows.length > 0
}

async function placeNow(tx: Tx, missing: readonly bigint[], lines: Map<bigint, Path>): Promise<void> {
  const { rows } = await sql<{ id: bigint; path: Path | null }>`
    select id, agents.ensure_place(id) as path from unnest(${missing}::bigint[]) m (id)`.execute(tx)
  for (const { id, path } of rows) lines.set(id, path ?? [])
}

/** Where a member stood at that time: the line that was counted by. */
export async function lineAt(tx: Tx, memberId: bigint, at: Date): Promise<Path> {
  const { rows } = await sql<{ path: Path }>`
    (select path, until_at from agents.past_places
      where merchant_id = ${here} and member_id = ${memberId} and until_at > ${at} order by until_at limit 1)
    union all
    (select path, 'infinity'::timestamptz from agents.places
      where merchant_id = ${here} and member_id = ${memberId})
    order by 2 limit 1`.execute(tx)
  return rows[0]?.path ?? []
}

export interface Direct {
  readonly id: bigint
  readonly isAgent: boolean
}

/** Everybody directly below an agent. As many as there are: for runs, not for lists. */
export async function directBelow(tx: Tx, agentId: bigint): Promise<Direct[]> {
  const { rows } = await sql<Direct>`
    select member_id as id, is_agent as "isAgent" from agents.places
     where merchant_id = ${here} and upline_id = ${agentId} order by member_id`.execute(tx)
  return rows
}

export type AgentState = 'active' | 'frozen' | 'closed'

/** Of these members those who are agents now: whether they are paid, or passed over in the chain. */
export async function agentState(
  tx: Tx,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, AgentState>> {
  const { rows } = await sql<{ id: bigint; status: string }>`
    select member_id as id, status from agents.places
     where merchant_id = ${here} and member_id = any(${memberIds}::bigint[]) and is_agent`.execute(tx)
  return new Map(rows.map(({ id, status }) => [id, stateOf(status)]))
}

/** Of these agents of a brand those who are passed over. */
export async function frozenAmong(
  tx: Tx,
  merchantId: number,
  agentIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select member_id as id from agents.places
     where merchant_id = ${merchantId} and member_id = any(${agentIds}::bigint[]) and status <> 'active'`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The same of the whole brand, as rows that a statement selects from: `agent_id`. */
export const frozenRows = (merchantId: number): RawBuilder<unknown> => sql`
  select member_id as agent_id from agents.places where merchant_id = ${merchantId} and status <> 'active'`

/** What a status of an account says of whoever has it: whether, never why not. Pure. */
export function stateOf(status: string): AgentState {
  if (status === 'active' || status === 'closed') return status
  return 'frozen'
}

/** The line without whoever is passed over: its share goes to the next one above. Pure. */
export const chainOf = (path: Path, states: ReadonlyMap<bigint, AgentState>): Path =>
  path.filter((id) => states.get(id) === 'active')

export interface Place {
  readonly id: bigint
  readonly path: Path
  readonly isAgent: boolean
}

/** A member of this agent's team, or the agent; null for everybody else, and for nobody. */
export async function placeBelow(tx: Tx, agentId: bigint, memberId: bigint): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select member_id as id, path, is_agent as "isAgent" from agents.places
     where merchant_id = ${here} and member_id = ${memberId}
       and (member_id = ${agentId} or ${agentId} = any(path))`.execute(tx)
  return rows[0] ?? null
}

/** Somebody of the team by name, however far below. */
export async function namedBelow(tx: Tx, agentId: bigint, account: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select member_id as id from agents.below
     where merchant_id = ${here} and agent_id = ${agentId} and is_agent = any(array[true, false])
       and account = ${account}`.execute(tx)
  return rows[0]?.id ?? null
}
