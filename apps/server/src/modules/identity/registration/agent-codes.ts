/** Codes that agents give away, beside the one of their own: made, put to rest, and what became of them. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { AffiliateCode } from './invitations.ts'

export interface AgentCode {
  readonly code: string
  readonly kind: AffiliateCode['kind']
  readonly expiresAt: Date | null
  /** So many may register by it; null for any number. */
  readonly maxUses: number | null
  readonly uses: number
  /** Browsers that came by it. */
  readonly visits: number
  readonly isResting: boolean
}

interface NewCode extends Pick<AgentCode, 'code' | 'kind' | 'expiresAt' | 'maxUses'> {
  readonly merchantId: number
  readonly agentId: bigint
}

/** False when the brand has that code already, in capitals as codes are kept. */
export async function makeAgentCode(tx: Tx, made: NewCode): Promise<boolean> {
  const { merchantId, agentId, code, kind, expiresAt, maxUses } = made
  const { rows: own } = await sql`
    select 1 from identity.members where merchant_id = ${merchantId} and affiliate_code = ${code}`.execute(tx)
  if (own.length > 0) return false
  const { rows } = await sql`
    insert into identity.affiliate_codes (merchant_id, code, agent_id, kind, expires_at, max_uses)
    values (${merchantId}, ${code}, ${agentId}, ${kind}, ${expiresAt}, ${maxUses})
    on conflict do nothing returning code`.execute(tx)
  return rows.length > 0
}

/** Nobody registers by a code that rests. */
export async function restAgentCode(
  tx: Tx,
  { merchantId, code, isResting }: { merchantId: number; code: string; isResting: boolean },
): Promise<void> {
  await sql`update identity.affiliate_codes
    set closed_at = case when ${isResting}::boolean then coalesce(closed_at, now()) end
    where merchant_id = ${merchantId} and code = ${code}`.execute(tx)
}

export async function agentCodes(
  tx: Tx,
  merchantId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, AgentCode>> {
  const { rows } = await sql<AgentCode>`
    select code, kind, expires_at as "expiresAt", max_uses as "maxUses", uses, visits, closed_at is not null as "isResting"
      from identity.affiliate_codes where merchant_id = ${merchantId} and code = any(${codes}::text[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.code, row]))
}
