/** One movement of the lanes inside a larger transaction: what stands or falls with something else. */
import { invariant } from '@jackfruit/kernel'
import { CompiledQuery } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Movement, Outcome } from '../movement.ts'
import { type Answer, outcomesOf, statementOf } from './lane-sql.ts'

/**
 * A number that no lane has: what these write of a house meets neither a lane nor the postings, so that the order in
 * which a transaction comes to its houses cannot matter.
 */
const writer = -1

/** Written, repeated or refused as a lane would have it; locks the account until the transaction ends. */
export async function writeIn(tx: Tx, movement: Movement): Promise<Outcome> {
  const { text, values } = statementOf(writer, [movement])
  const { rows } = await tx.executeQuery<Answer>(CompiledQuery.raw(text, values))
  const [answer] = rows
  invariant(answer, `movement ${movement.key} got no answer`)
  const [outcome] = outcomesOf(answer)
  invariant(outcome, `movement ${movement.key} got no outcome`)
  return outcome
}
