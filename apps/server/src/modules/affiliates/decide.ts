/** An application in an operator's hands, by the reference that its applicant was told. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export type ApplicationProblem = 'no_application' | 'application_decided'

/** Null when it is accepted, in the transaction that makes its applicant an agent. */
export async function acceptApplication(
  tx: Tx,
  merchantId: number,
  reference: string,
): Promise<ApplicationProblem | null> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from affiliates.applications
     where merchant_id = ${merchantId} and reference = ${reference} for update`.execute(tx)
  const [found] = rows
  if (!found) return 'no_application'
  if (found.state === 'accepted' || found.state === 'declined') return 'application_decided'
  await sql`update affiliates.applications set state = 'accepted'
    where merchant_id = ${merchantId} and id = ${found.id}`.execute(tx)
  return null
}
