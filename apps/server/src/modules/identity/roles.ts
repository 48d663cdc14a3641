/** What an operator makes of a member: a player, an agent or a general agent. Each change is kept with who and why. */
import { type AccountType, isAgentType, isTrialType } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { nameKey } from './members.ts'

export const roles = { player: 0, agent: 1, 'general-agent': 2 } as const satisfies Record<
  string,
  AccountType
>
export type Role = keyof typeof roles

export interface Granting {
  readonly merchantId: number
  readonly username: string
  readonly role: Role
  readonly by: string
  readonly why: string
  readonly at: Date
}

/** Why nothing was changed. */
export type RoleProblem = 'nobody' | 'play_money' | 'same' | 'has_members' | 'has_upline'

export type Granted =
  | { readonly problem: RoleProblem }
  /** Null for a player, and for an agent whose name is somebody else's code. */
  | { readonly problem: null; readonly code: string | null }

interface Found {
  readonly id: bigint
  readonly username: string
  readonly type: AccountType
  readonly uplineId: bigint | null
}

const playerType: AccountType = roles.player
const generalType: AccountType = roles['general-agent']

/**
 * The member's next question about itself tells it. Who becomes an agent can be joined under by name, unless another
 * code is called so; the way by the member's own invitation is there in any case. Sessions that are open end when they
 * were to end.
 */
export const grantRole = (db: Db, granting: Granting): Promise<Granted> =>
  inMerchant(db, granting.merchantId, (tx) => grantRoleIn(tx, granting))

/** The same, in a transaction of the brand that does more. */
export async function grantRoleIn(tx: Tx, granting: Granting): Promise<Granted> {
  const { merchantId, username, by, why, at } = granting
  const type: AccountType = roles[granting.role]
  // Whoever registers below this member holds the row too: nobody comes while it stops being an agent.
  const { rows } = await sql<Found>`
      select id, username, type, upline_id as "uplineId" from identity.members
      where merchant_id = ${merchantId} and username_key = ${nameKey(username)} for update`.execute(tx)
  const [member] = rows
  if (!member) return { problem: 'nobody' }
  const problem = await problemOf(tx, merchantId, member, type)
  if (problem) return { problem }
  const free = isAgentType(type) ? await freeCode(tx, merchantId, member.username.toUpperCase()) : null
  const { rows: changed } = await sql<{ code: string | null }>`
      update identity.members set type = ${type}, affiliate_code = coalesce(affiliate_code, ${free})
      where merchant_id = ${merchantId} and id = ${member.id} returning affiliate_code as code`.execute(tx)
  await sql`
      insert into identity.role_changes (merchant_id, member_id, at, decided_by, why, before, after)
      values (${merchantId}, ${member.id}, ${at}, ${by}, ${why}, ${member.type}, ${type})`.execute(tx)
  return { problem: null, code: isAgentType(type) ? (changed[0]?.code ?? null) : null }
}

async function problemOf(
  tx: Tx,
  merchantId: number,
  { id, type: before, uplineId }: Found,
  type: AccountType,
): Promise<RoleProblem | null> {
  // A trial's money and a demonstration's are none: neither becomes an account whose money counts.
  if (isTrialType(before) || before > generalType) return 'play_money'
  if (before === type) return 'same'
  if (type === generalType && uplineId !== null) return 'has_upline'
  if (type !== playerType) return null
  const { rows } = await sql`
    select 1 from identity.members where merchant_id = ${merchantId} and upline_id = ${id} limit 1`.execute(
    tx,
  )
  return rows.length > 0 ? 'has_members' : null
}

/** The name as a code, if no agent has that code already. */
export async function freeCode(tx: Tx, merchantId: number, code: string): Promise<string | null> {
  const { rows } = await sql`
    select 1 from identity.members where merchant_id = ${merchantId} and affiliate_code = ${code}
    union all
    select 1 from identity.affiliate_codes where merchant_id = ${merchantId} and code = ${code}`.execute(tx)
  return rows.length > 0 ? null : code
}

export interface RoleChange {
  readonly at: Date
  readonly username: string
  readonly by: string
  readonly why: string
  readonly before: AccountType
  readonly after: AccountType
}

/** The newest first. */
export const roleChanges = (db: Db, merchantId: number, most: number): Promise<readonly RoleChange[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<RoleChange>`
      select c.at, m.username, c.decided_by as by, c.why, c.before, c.after
      from identity.role_changes c join identity.members m on m.id = c.member_id
      where c.merchant_id = ${merchantId} order by c.id desc limit ${most}`.execute(tx)
    return rows
  })
