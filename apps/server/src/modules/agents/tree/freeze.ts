/** A frozen agent is passed over: nobody joins below, nothing is paid to it, its share goes to the next one above. */
import { sql } from 'kysely'
import { databaseTime } from '../../../platform/database/database-time.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import { setUse, type UseProblem } from '../../identity/index.ts'
import { agentState } from './places.ts'
import type { Agent } from './world.ts'

export interface Freezing extends Agent {
  readonly what: 'frozen' | 'thawed'
  readonly by: string
  readonly why: string
}

/** Null when it is done. Its team, its contracts and what it owns stay as they are. */
export const freezeAgent = (db: Db, freezing: Freezing): Promise<UseProblem | 'no_agent' | null> =>
  inMerchant(db, freezing.merchantId, async (tx) => {
    const { merchantId, memberId, what, by, why } = freezing
    if (!(await agentState(tx, [memberId])).has(memberId)) return 'no_agent'
    const problem = await setUse(tx, freezing, what === 'frozen' ? 'frozen' : 'active')
    if (problem) return problem
    await sql`insert into agents.changes (merchant_id, member_id, what, by, why, at)
      values (${merchantId}, ${memberId}, ${what}, ${by}, ${why}, ${await databaseTime(tx)})`.execute(tx)
    return null
  })

export interface PastFreeze {
  readonly memberId: bigint
  readonly what: Freezing['what']
  readonly by: string
  readonly why: string
  readonly at: Date
}

/** Of a brand, the newest first. */
export async function freezesOf(tx: Tx, most: number): Promise<PastFreeze[]> {
  const { rows } = await sql<PastFreeze>`
    select member_id as "memberId", what, by, why, at from agents.changes
     where merchant_id = ${here} order by id desc limit ${most}`.execute(tx)
  return rows
}
