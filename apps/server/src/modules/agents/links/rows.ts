/** Links as rows. What a code is good for, and how often it was, stands with the codes. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import { type AgentCode, agentCodes } from '../../identity/index.ts'
import type { Agent } from '../tree/world.ts'
import type { Preset } from './world.ts'

interface Row {
  readonly id: bigint
  readonly code: string
  readonly name: string
  readonly presets: readonly Preset[]
  readonly firstDeposits: number
  readonly madeAt: Date
}
export interface Link extends Row {
  readonly terms: AgentCode
}

const columns = sql`id, code, name, presets, first_deposits as "firstDeposits", made_at as "madeAt"`

async function withTerms(tx: Tx, { merchantId }: Agent, rows: readonly Row[]): Promise<Link[]> {
  const codes = await agentCodes(
    tx,
    merchantId,
    rows.map(({ code }) => code),
  )
  return rows.flatMap((row) => {
    const terms = codes.get(row.code)
    return terms ? [{ ...row, terms }] : []
  })
}

/** Those of an agent that are there, the newest first. */
export async function linksOf(tx: Tx, agent: Agent, most: number): Promise<Link[]> {
  const { rows } = await sql<Row>`
    select ${columns} from agents.links
     where merchant_id = ${here} and agent_id = ${agent.memberId} and dropped_at is null
     order by id desc limit ${most}`.execute(tx)
  return withTerms(tx, agent, rows)
}

/** Null for another's, and for one that was taken away. */
export async function linkOf(tx: Tx, agent: Agent, id: bigint): Promise<Link | null> {
  const { rows } = await sql<Row>`
    select ${columns} from agents.links
     where merchant_id = ${here} and id = ${id} and agent_id = ${agent.memberId} and dropped_at is null`.execute(
    tx,
  )
  return (await withTerms(tx, agent, rows))[0] ?? null
}

/** What a press made, and what it asked for. */
export async function linkOfKey(
  tx: Tx,
  agent: Agent,
  key: string,
): Promise<{ readonly asked: string; readonly link: Link } | null> {
  const { rows } = await sql<Row & { asked: string }>`
    select ${columns}, asked from agents.links
     where merchant_id = ${here} and agent_id = ${agent.memberId} and key = ${key}`.execute(tx)
  const [link] = await withTerms(tx, agent, rows)
  return rows[0] && link ? { asked: rows[0].asked, link } : null
}

interface NewLink {
  readonly code: string
  readonly name: string
  readonly presets: readonly Preset[]
  readonly key: string
  readonly asked: string
  readonly at: Date
}

export async function insertLink(tx: Tx, { merchantId, memberId }: Agent, link: NewLink): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into agents.links (merchant_id, agent_id, code, name, presets, key, asked, made_at)
    values (${merchantId}, ${memberId}, ${link.code}, ${link.name}, ${JSON.stringify(link.presets)}::jsonb, ${link.key},
      ${link.asked}, ${link.at}) returning id`.execute(tx)
  return rows[0]?.id ?? 0n
}

export async function dropLink(tx: Tx, agent: Agent, id: bigint): Promise<void> {
  await sql`update agents.links set dropped_at = now()
    where merchant_id = ${here} and id = ${id} and agent_id = ${agent.memberId}`.execute(tx)
}
