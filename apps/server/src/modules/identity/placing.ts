/** What operators and agents' trees change of an account: its place in the line, and whether it may be used. */
import { agentTypes, isTrialType } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { MemberStatus } from './members.ts'
import type { Owner } from './owner.ts'
import { holdAgent } from './registration/invitations.ts'

/** Why nothing was changed. */
export type PlaceProblem = 'nobody' | 'play_money' | 'general_agent' | 'no_agent' | 'same'

/** A general agent is the top of a tree, directly below the merchant. */
const generalTypes: readonly number[] = [2, 42]
const demonstration = 41

interface Placed {
  readonly type: number
  readonly uplineId: bigint | null
}

/**
 * The member stands below this agent from now on, or below nobody; null when it is done. Both rows are held until the
 * transaction ends. Whether that makes a circle is for the caller to see: it knows the tree, and undoes this then.
 */
export async function placeElsewhere(
  tx: Tx,
  { merchantId, memberId }: Owner,
  uplineId: bigint | null,
): Promise<PlaceProblem | null> {
  const { rows } = await sql<Placed>`
    select type, upline_id as "uplineId" from identity.members
     where merchant_id = ${merchantId} and id = ${memberId} for update`.execute(tx)
  const [member] = rows
  if (!member) return 'nobody'
  if (isTrialType(member.type)) return 'play_money'
  if (member.uplineId === uplineId) return 'same'
  if (generalTypes.includes(member.type) && uplineId !== null) return 'general_agent'
  if (uplineId !== null) {
    if (!(await holdAgent(tx, merchantId, uplineId))) return 'no_agent'
    if (await isMixed(tx, merchantId, member, uplineId)) return 'play_money'
  }
  await sql`update identity.members set upline_id = ${uplineId}
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx)
  return null
}

/** Agents of a demonstration stand among themselves, and so do those of money that counts. */
async function isMixed(tx: Tx, merchantId: number, { type }: Placed, uplineId: bigint): Promise<boolean> {
  if (!(agentTypes as readonly number[]).includes(type)) return false
  const { rows } = await sql<{ type: number }>`
    select type from identity.members where merchant_id = ${merchantId} and id = ${uplineId}`.execute(tx)
  return (rows[0]?.type ?? 0) >= demonstration !== type >= demonstration
}

export type UseProblem = 'nobody' | 'closed' | 'same'

/**
 * A frozen account opens no session, and those that are open end at their next question. What is closed stays closed.
 * Null when it is done.
 */
export async function setUse(
  tx: Tx,
  { merchantId, memberId }: Owner,
  status: Extract<MemberStatus, 'active' | 'frozen'>,
): Promise<UseProblem | null> {
  const { rows } = await sql<{ status: MemberStatus }>`
    select status from identity.members
     where merchant_id = ${merchantId} and id = ${memberId} for update`.execute(tx)
  const before = rows[0]?.status
  if (before === undefined) return 'nobody'
  if (before === 'closed') return 'closed'
  if (before === status) return 'same'
  await sql`update identity.members set status = ${status}
    where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx)
  return null
}
