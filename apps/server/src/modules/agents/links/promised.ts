/** Rates that somebody new was promised, by a link or with the account: until they are offered as contracts. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import type { Preset } from './world.ts'

interface Promising {
  readonly merchantId: number
  /** Who promised. */
  readonly memberId: bigint
  readonly downlineId: bigint
  readonly presets: readonly Preset[]
  readonly at: Date
}

export async function promise(
  tx: Tx,
  { merchantId, memberId, downlineId, presets, at }: Promising,
): Promise<void> {
  await sql`insert into agents.promised (member_id, merchant_id, agent_id, presets, at)
    values (${downlineId}, ${merchantId}, ${memberId}, ${JSON.stringify(presets)}::jsonb, ${at})
    on conflict do nothing`.execute(tx)
}

export interface Waiting {
  readonly downlineId: bigint
  readonly agentId: bigint
  readonly presets: readonly Preset[]
}

/** Of the brand that the transaction is in, held until it ends; what another process holds is left to it. */
export async function promisedWaiting(tx: Tx, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select member_id as "downlineId", agent_id as "agentId", presets from agents.promised
     where merchant_id = ${here} and kept_at is null order by member_id limit ${most} for update skip locked`.execute(
    tx,
  )
  return rows
}

/** It was offered, or cannot be. */
export async function promiseKept(tx: Tx, downlineId: bigint): Promise<void> {
  await sql`update agents.promised set kept_at = now()
    where merchant_id = ${here} and member_id = ${downlineId}`.execute(tx)
}
