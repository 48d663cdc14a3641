/** One bet of a team, with what moved and what its maker says of it. */
import { agents } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { movementsOfRound } from '../../ledger/index.ts'
import { type Settlement, settlementsById, splitRound } from '../../wallet/index.ts'
import { hiddenAmong } from '../figures/hidden.ts'
import { type BetRow, rowsOf } from './bets.ts'
import type { Agent, CentreWorld } from './world.ts'

export function mountBetDetail(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.teamBet, async ({ principal, query }) => {
    const { merchantId } = principal
    const language = query.language ?? (await world.brandOf(merchantId)).defaultLanguage
    const found = await inMerchant(world.db, merchantId, async (tx) => {
      const settled = await betFor(tx, principal, BigInt(query.id))
      const [bet] = settled ? await rowsOf(tx, world, principal, [settled], language) : []
      return settled && bet ? { settled, bet } : null
    })
    if (!found) throw new Refusal('bet_not_found')
    const { settled, bet } = found
    const [vendor, roundId] = splitRound(settled.round)
    const [movements, evidence] = await Promise.all([
      movementsOfRound(world.db, settled.accountId, settled.round),
      world.askEvidence({ memberId: settled.memberId, merchantId, vendor, roundId }),
    ])
    return {
      bet: bet satisfies BetRow,
      movements: movements
        .filter(({ posted }) => posted)
        .map(({ kind, amount, at }) => ({ kind, amount: formatMinor(amount), at: at.toISOString() })),
      evidence: evidence ? { ...evidence } : null,
    }
  })
}

/** Null for a bet of another team, and of somebody who hides it. */
async function betFor(tx: Tx, { merchantId, memberId }: Agent, id: bigint): Promise<Settlement | null> {
  const { rows } = await sql<{ who: bigint }>`
    select member_id as who from agents.counted
     where id = ${id} and merchant_id = ${merchantId} and what = 'bet' and is_listed and ${memberId} = any(chain)`.execute(
    tx,
  )
  const who = rows[0]?.who
  if (who === undefined || (who !== memberId && (await hiddenAmong(tx, [who])).size > 0)) return null
  const [settled] = await settlementsById(tx, [id])
  return settled ?? null
}
