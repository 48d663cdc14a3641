/**
 * The way of a credit that is not plainly covered: written through the ledger's door in full, and what is beyond its
 * bounds held, in one transaction. A repeat writes nothing and holds nothing.
 */
import type { Minor } from '@jackfruit/kernel'
import { type Movement, type Outcome, transferByKey, writeIn } from '../../ledger/index.ts'
import { refuse } from '../answers.ts'
import { type Deps, Refused } from '../calls/context.ts'
import { wasReturned } from '../free-rounds/rows.ts'
import type { Player } from '../players.ts'
import { type Credit, holdBeyond } from './hold.ts'

export interface Crediting extends Omit<Credit, 'heldId' | 'gameId' | 'round' | 'settles'> {
  readonly movement: Movement
}

/** Answers what became of the movement, and what can be spent after it. */
export async function bookCredit(deps: Deps, { movement, ...credit }: Crediting): Promise<Outcome> {
  const { gameId, round } = movement
  const { vendor, player } = credit
  const { accountId } = player
  const outcome = await deps.inLine(vendor, player, async (tx, heldId) => {
    const isLate = movement.kind === 'win' && (await wasReturned(tx, accountId, round))
    if (isLate && !(await transferByKey(tx, accountId, movement.key)))
      throw new Refused(refuse('TXN_CANCELLED'))
    const written = await writeIn(tx, movement)
    if (written.status !== 'posted' || written.replayed) return written
    return { ...written, ...(await holdBeyond(tx, { ...credit, heldId, gameId, round, settles: null })) }
  })
  tellPosted(deps, player, outcome)
  return outcome
}

/** After the commit. */
export function tellPosted(
  { onPosted }: Pick<Deps, 'onPosted'>,
  { accountId }: Player,
  { status, replayed, balance, seq }: { status: string; replayed: boolean; balance: Minor; seq: bigint },
): void {
  if (status === 'posted' && !replayed) onPosted({ accountId, balance, seq })
}
