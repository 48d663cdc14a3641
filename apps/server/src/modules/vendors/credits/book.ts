/**
 * The way of a credit that is not plainly covered: written through the ledger's door in full, and what is beyond its
 * bounds held, in one transaction. A repeat writes nothing and holds nothing.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, type Movement, type Outcome, openAccount, writeIn } from '../../ledger/index.ts'
import type { Deps } from '../calls/context.ts'
import type { Player } from '../players.ts'
import { type Credit, holdBeyond } from './hold.ts'

export interface Crediting extends Omit<Credit, 'heldId' | 'gameId' | 'round' | 'settles'> {
  readonly movement: Movement
}

/** Answers what became of the movement, and what can be spent after it. */
export async function bookCredit(deps: Deps, { movement, ...credit }: Crediting): Promise<Outcome> {
  const { gameId, round } = movement
  const { vendor, player } = credit
  const outcome = await inMerchant(deps.db, player.merchantId, async (tx) => {
    const heldId = await lockPurse(tx, vendor, player)
    const written = await writeIn(tx, movement)
    if (written.status !== 'posted' || written.replayed) return written
    return { ...written, ...(await holdBeyond(tx, { ...credit, heldId, gameId, round, settles: null })) }
  })
  tellPosted(deps, player, outcome)
  return outcome
}

/**
 * Locks the purse and the account of what is held, whose number it answers. Before them the credits of this maker at
 * this brand: crediting and taking back come to the brand's houses and budgets in other orders, and would wait for each
 * other in a circle. Neither is a stake's way.
 */
export async function lockPurse(
  tx: Tx,
  vendor: string,
  { merchantId, memberId, currency, accountId }: Player,
): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credits ${merchantId} ${vendor}`}, 0))`.execute(
    tx,
  )
  const heldId = await openAccount(tx, { merchantId, owner: memberId, kind: 'held', currency })
  await lockAccounts(tx, [accountId, heldId])
  return heldId
}

/** After the commit. */
export function tellPosted(
  { onPosted }: Pick<Deps, 'onPosted'>,
  { accountId }: Player,
  { status, replayed, balance, seq }: { status: string; replayed: boolean; balance: Minor; seq: bigint },
): void {
  if (status === 'posted' && !replayed) onPosted({ accountId, balance, seq })
}
