/** The newest deeds of a team, or of one of it: a page costs the same however many there are. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { AnyDeed } from '../../activity/index.ts'
import type { Days } from '../figures/of-days.ts'
import type { Agent } from './world.ts'

export const pageSize = 50
/** So many are looked at for a page: where most of them are left out it is a short one, and there is more behind it. */
const looked = 200

export interface Listed {
  readonly id: bigint
  readonly memberId: bigint
}

export interface Asked extends Days {
  readonly agent: Agent
  readonly whats: readonly AnyDeed['what'][]
  /** Null: of the whole team. */
  readonly memberId: bigint | null
  readonly cursor: string | undefined
}

const endless = 9223372036854775807n
const plain = /^\d{1,18}$/

/** Newest first, with who did it; `next` where more may lie behind. */
export async function newestOf(
  tx: Tx,
  asked: Asked,
): Promise<{ readonly rows: readonly Listed[]; readonly next: bigint | null }> {
  const bounds = await boundsOf(tx, asked)
  if (!bounds) return { rows: [], next: null }
  const before = asked.cursor !== undefined && plain.test(asked.cursor) ? BigInt(asked.cursor) : endless
  const rows = await (asked.memberId === null ? ofTeam : ofMember)(tx, asked, { ...bounds, before })
  return { rows, next: rows.length === looked ? (rows.at(-1)?.id ?? null) : null }
}

interface Bounds {
  readonly first: bigint
  readonly last: bigint
}

/** Deeds become known in the order of their numbers: days are stretches of them. */
async function boundsOf(tx: Tx, { agent: { merchantId }, from, to }: Asked): Promise<Bounds | null> {
  const { rows } = await sql<{ first: bigint | null; last: bigint | null }>`
    select (select id from agents.counted where merchant_id = ${merchantId} and day >= ${from}::date
             order by day, id limit 1) as first,
           (select id from agents.counted where merchant_id = ${merchantId} and day <= ${to}::date
             order by day desc, id desc limit 1) as last`.execute(tx)
  const { first, last } = rows[0] ?? { first: null, last: null }
  return first === null || last === null ? null : { first, last }
}

type Span = Bounds & { readonly before: bigint }

async function ofTeam(tx: Tx, { agent, whats, from, to }: Asked, { first, last, before }: Span) {
  const { rows } = await sql<Listed>`
    select c.id, c.member_id as "memberId"
      from unnest(${whats}::text[]) as w (what)
      cross join lateral (
        select t.id from agents.team_deeds t
         where t.agent_id = ${agent.memberId} and t.what = w.what and t.id < ${before} and t.id between ${first} and ${last}
           and t.merchant_id = ${agent.merchantId}
         order by t.id desc limit ${looked}) t
      join agents.counted c on c.id = t.id
     where c.day between ${from}::date and ${to}::date
     order by c.id desc limit ${looked}`.execute(tx)
  return rows
}

/** As long as the member was below the agent. */
async function ofMember(tx: Tx, { agent, whats, memberId, from, to }: Asked, { first, last, before }: Span) {
  const { rows } = await sql<Listed>`
    select id, member_id as "memberId" from agents.counted
     where member_id = ${memberId} and is_listed and id < ${before} and id between ${first} and ${last}
       and what = any(${whats}::text[]) and ${agent.memberId} = any(chain) and merchant_id = ${agent.merchantId}
       and day between ${from}::date and ${to}::date
     order by id desc limit ${looked}`.execute(tx)
  return rows
}
