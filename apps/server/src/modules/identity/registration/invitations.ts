/** Codes that place a new member: an agent's, which says what the member becomes, and another member's. */
import { type AccountType, agentTypes } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { nameKey } from '../members.ts'

export interface AffiliateCode {
  readonly code: string
  readonly kind: 'member' | 'agent'
  readonly agentId: bigint
  readonly agentType: number
  readonly agentName: string
}

const agentColumns = sql`a.id as "agentId", a.type as "agentType", a.username as "agentName"`
const activeAgent = sql`a.status = 'active' and a.type in (1, 2, 41, 42)`

/**
 * The agent behind a code that is good now; null for every other. Codes are given away in capitals and typed in any
 * letters; where one was made with small letters, whoever types it as it is means that one.
 */
export async function affiliateByCode(
  tx: Tx,
  merchantId: number,
  asked: string,
  at: Date,
): Promise<AffiliateCode | null> {
  const codes = [...new Set([asked, asked.toUpperCase()])]
  const { rows } = await sql<AffiliateCode>`
    select code, kind, "agentId", "agentType", "agentName" from (
      select c.code, c.kind, 0 as place, ${agentColumns} from identity.affiliate_codes c
        join identity.members a on a.id = c.agent_id and ${activeAgent}
      where c.merchant_id = ${merchantId} and c.code = any(${codes}::text[])
        and c.closed_at is null and (c.expires_at is null or c.expires_at > ${at})
        and (c.max_uses is null or c.uses < c.max_uses)
      union all
      select a.affiliate_code, 'member', 1, ${agentColumns} from identity.members a
      where a.merchant_id = ${merchantId} and a.affiliate_code = any(${codes}::text[]) and ${activeAgent}) found
    order by code = ${asked} desc, place limit 1`.execute(tx)
  return rows[0] ?? null
}

/** The agent of this name, if members may come to stand below it now. */
export async function agentNamed(tx: Tx, merchantId: number, username: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select a.id from identity.members a
     where a.merchant_id = ${merchantId} and a.username_key = ${nameKey(username)} and ${activeAgent}`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** Whether this is an agent still; it stays one until the transaction ends, so that somebody can come to stand below. */
export async function holdAgent(tx: Tx, merchantId: number, agentId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.members where merchant_id = ${merchantId} and id = ${agentId}
      and type = any(${[...agentTypes]}::smallint[]) for share`.execute(tx)
  return rows.length > 0
}

/** As many stand above somebody at most. */
const aboveMost = 100

/** Whether somebody can still stand directly below. */
export async function hasRoomBelow(tx: Tx, agentId: bigint): Promise<boolean> {
  const { rows } = await sql<{ levels: number }>`
    with recursive up as (
      select upline_id, 1 as level from identity.members where id = ${agentId}
      union all
      select m.upline_id, up.level + 1 from up join identity.members m on m.id = up.upline_id
       where up.level <= ${aboveMost})
    select max(level) as levels from up`.execute(tx)
  return (rows[0]?.levels ?? 0) <= aboveMost
}

/** Counts a use; false when somebody else had the last one meanwhile. */
export async function useAffiliateCode(tx: Tx, merchantId: number, code: string): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    update identity.affiliate_codes set uses = uses + 1
    where merchant_id = ${merchantId} and code = ${code} and (max_uses is null or uses < max_uses)
    returning true as left`.execute(tx)
  if (rows.length > 0) return true
  const { rows: known } = await sql`select 1 from identity.affiliate_codes
    where merchant_id = ${merchantId} and code = ${code}`.execute(tx)
  // An agent's own code has no count.
  return known.length === 0
}

const [player, agent, demonstrationAgent] = [0, 1, 41] as const satisfies readonly AccountType[]

/** An agent's account comes only from a code that grants it; from a demonstration's agent, a demonstration's. */
export function typeFrom({ kind, agentType }: Pick<AffiliateCode, 'kind' | 'agentType'>): AccountType {
  if (kind === 'member') return player
  return agentType >= demonstrationAgent ? demonstrationAgent : agent
}

export interface Referrer {
  readonly id: bigint
  /** The agent above who recommended. */
  readonly uplineId: bigint | null
}

/** Who recommended: by the code of an invitation, or by the account name typed by hand. */
export async function referrerOf(
  tx: Tx,
  merchantId: number,
  by: { readonly referralCode: string } | { readonly recommenderId: string },
): Promise<Referrer | null> {
  const which =
    'referralCode' in by
      ? sql`referral_code = ${by.referralCode.toUpperCase()}`
      : sql`username_key = ${nameKey(by.recommenderId)}`
  // Who recommends as an agent is the upline itself.
  const { rows } = await sql<Referrer>`
    select id, case when type in (1, 2, 41, 42) then id else upline_id end as "uplineId" from identity.members
    where merchant_id = ${merchantId} and ${which} and status = 'active' and type <> 4`.execute(tx)
  return rows[0] ?? null
}

/** As much of a name as others may see: the first two letters and the last. */
export function maskedName(name: string): string {
  const letters = [...name]
  return `${letters.slice(0, 2).join('')}***${letters.length > 3 ? letters.at(-1) : ''}`
}
