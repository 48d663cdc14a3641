/** How far the turnover of what was given in a part has come. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { requirements } from '../../turnover/index.ts'

export interface PartTurnover {
  readonly amount: Minor
  readonly counted: Minor
  readonly target: Minor
}

interface Row {
  readonly part: bigint
  readonly amount: Minor
  readonly requirementId: string | null
}

/** Of bonuses that have begun; a part without one is not in it. */
export async function turnoverOfParts(
  tx: Tx,
  merchantId: number,
  membershipIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PartTurnover>> {
  if (membershipIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select membership_id as part, amount, requirement_id as "requirementId" from promotions.bonuses
     where merchant_id = ${merchantId} and membership_id = any(${membershipIds}::bigint[])
       and requirement_id is not null`.execute(tx)
  const standing = await requirements.standings(
    tx,
    merchantId,
    rows.flatMap(({ requirementId }) => requirementId ?? []),
  )
  const sums = new Map<bigint, PartTurnover>()
  for (const { part, amount, requirementId } of rows) {
    const asked = standing.get(requirementId ?? '')
    if (!asked) continue
    const sum = sums.get(part) ?? { amount: 0n, counted: 0n, target: 0n }
    sums.set(part, {
      amount: sum.amount + amount,
      counted: sum.counted + asked.counted,
      target: sum.target + asked.target,
    })
  }
  return sums
}
