/** Writes a new password. Whatever an earlier password had opened is shut with it. */
import type { Tx } from '../../../platform/database/db.ts'
import { setPassword } from '../members.ts'
import { closeLinks } from '../proofs/recovery-rows.ts'
import { endOthers } from '../sessions/session-rows.ts'

export const passwordChanged = 'password_changed'
/** No session has it: all of them end. */
export const noSession = '00000000-0000-0000-0000-000000000000'

export interface NewPassword {
  readonly memberId: bigint
  readonly passwordHash: string
  readonly at: Date
  /** The session that goes on, or `noSession`. */
  readonly kept: string
}

/** Links to a new password that lie in a mailbox are good no more. Answers the sessions that ended. */
export async function writePassword(
  tx: Tx,
  { memberId, passwordHash, at, kept }: NewPassword,
): Promise<string[]> {
  await setPassword(tx, memberId, passwordHash, at)
  await closeLinks(tx, memberId, at)
  return endOthers(tx, memberId, kept, passwordChanged, at)
}
