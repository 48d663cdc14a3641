/** What operators do with a brand's agents, and look at. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type ApplicationProblem, acceptApplication } from '../../affiliates/index.ts'
import { type Granted, grantRoleIn, membersById, type Role, type RoleProblem } from '../../identity/index.ts'
import { type AgentState, lineOf, stateOf } from './places.ts'
import type { Agent } from './world.ts'

export interface Making {
  readonly merchantId: number
  readonly username: string
  readonly role: Role
  /** The application that was accepted. */
  readonly reference: string | null
  readonly by: string
  readonly why: string
  readonly at: Date
}

class NotMade extends Error {
  override readonly name = 'NotMade'
  readonly problem: RoleProblem | ApplicationProblem
  constructor(problem: RoleProblem | ApplicationProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The role and the word on the application come together, or neither does. */
export async function makeAgent(
  db: Db,
  making: Making,
): Promise<Granted | { readonly problem: ApplicationProblem }> {
  const { merchantId, reference } = making
  try {
    return await inMerchant(db, merchantId, async (tx) => {
      const problem = reference === null ? null : await acceptApplication(tx, merchantId, reference)
      if (problem) throw new NotMade(problem)
      const granted = await grantRoleIn(tx, making)
      if (granted.problem) throw new NotMade(granted.problem)
      return granted
    })
  } catch (error) {
    if (error instanceof NotMade) return { problem: error.problem }
    throw error
  }
}

export interface Shown {
  readonly id: bigint
  readonly account: string
  readonly isAgent: boolean
  readonly state: AgentState
  readonly members: number
  readonly agents: number
}

interface Row extends Omit<Shown, 'state'> {
  readonly status: string
}

const columns = sql`member_id as id, account, is_agent as "isAgent", status, members, agents`
const shown = ({ status, ...row }: Row): Shown => ({ ...row, state: stateOf(status) })

/** Agents of the brand directly below the merchant, or below this one, by name. */
export async function agentsUnder(
  tx: Tx,
  {
    uplineId,
    after,
    most,
  }: { readonly uplineId: bigint | null; readonly after: string; readonly most: number },
): Promise<Shown[]> {
  const where = uplineId === null ? sql`upline_id is null` : sql`upline_id = ${uplineId}`
  const { rows } = await sql<Row>`
    select ${columns} from agents.places
     where merchant_id = ${here} and ${where} and is_agent and account > ${after} order by account limit ${most}`.execute(
    tx,
  )
  return rows.map(shown)
}

/** Where somebody stands: names from the top down, the member last; null for who stands nowhere. */
export async function standingOf(
  tx: Tx,
  { merchantId, memberId }: Agent,
): Promise<(Shown & { readonly line: readonly string[] }) | null> {
  const path = (await lineOf(tx, [memberId])).get(memberId) ?? []
  const { rows } = await sql<Row>`
    select ${columns} from agents.places where merchant_id = ${here} and member_id = ${memberId}`.execute(tx)
  if (!rows[0]) return null
  const line = await membersById(tx, merchantId, [...path, memberId])
  return { ...shown(rows[0]), line: line.map((each) => each?.username ?? '') }
}
