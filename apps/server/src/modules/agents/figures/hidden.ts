/** Members who let no agent look at what they play. Their sums stay in those of the team. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'

export async function hiddenAmong(tx: Tx, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  if (memberIds.length === 0) return new Set()
  const { rows } = await sql<{ id: bigint }>`
    select member_id as id from agents.hidden_play
     where merchant_id = ${here} and member_id = any(${memberIds}::bigint[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

interface Hiding {
  readonly merchantId: number
  readonly memberId: bigint
  readonly isHidden: boolean
  readonly at: Date
}

/** The same again changes nothing. */
export async function hidePlay(tx: Tx, { merchantId, memberId, isHidden, at }: Hiding): Promise<void> {
  if (isHidden)
    await sql`
      insert into agents.hidden_play (member_id, merchant_id, since) values (${memberId}, ${merchantId}, ${at})
      on conflict do nothing`.execute(tx)
  else
    await sql`
      delete from agents.hidden_play where member_id = ${memberId} and merchant_id = ${merchantId}`.execute(
      tx,
    )
}
