/** Taking a credit back, or settling it anew, where something of it may be held. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Corrected, type Correction, correct, type Transfer, transferByKey } from '../../ledger/index.ts'
import type { Deps } from '../calls/context.ts'
import type { Player } from '../players.ts'
import { lockPurse, tellPosted } from './book.ts'
import { giveBack } from './budgets.ts'
import { holdBeyond } from './hold.ts'
import { heldOf } from './rows.ts'
import { undoHeld } from './undo.ts'

interface Correcting {
  readonly vendor: string
  readonly player: Player
  /** The most that the game pays in one round. */
  readonly most: Minor
  readonly correction: Correction
}

/**
 * In one transaction: what is held of the credit is undone first, then the ledger corrects, then what a higher
 * settlement has beyond its bounds is held. A repeat undoes and holds nothing.
 */
export async function correctCredit(deps: Deps, correcting: Correcting): Promise<Corrected> {
  const { vendor, player, most, correction } = correcting
  const { accountId, merchantId } = player
  const work = inMerchant(deps.db, merchantId, async (tx) => {
    const heldId = await lockPurse(tx, player)
    const target = await transferByKey(tx, accountId, correction.target)
    const isRepeat = (await transferByKey(tx, accountId, correction.key)) !== null
    if (target && !isRepeat) await undoFirst(tx, correction, target)
    const corrected = await correct(tx, correction)
    if (corrected.status !== 'posted') throw new NotCorrected(corrected)
    if (corrected.replayed || !target) return corrected
    const { key, amount, gameId } = correction
    if (correction.kind === 'winRollback') await giveBack(tx, accountId, target.key)
    if (amount <= 0n || player.mode === 'trial') return corrected
    const { round } = target
    const credit = { vendor, player, heldId, gameId, key, round, amount, most }
    return { ...corrected, ...(await holdBeyond(tx, { ...credit, isBonus: false, campaign: null })) }
  })
  const outcome = await work.catch(corrected)
  tellPosted(deps, player, outcome)
  return outcome
}

/** Ends the transaction, so that what was undone for it is held as before. */
class NotCorrected extends Error {
  readonly outcome: Corrected

  constructor(outcome: Corrected) {
    super(outcome.status)
    this.outcome = outcome
  }
}

function corrected(error: unknown): Corrected {
  if (error instanceof NotCorrected) return error.outcome
  throw error
}

async function undoFirst(tx: Tx, correction: Correction, target: Transfer): Promise<void> {
  const { key, round } = target
  const credits = await heldOf(tx, { accountId: correction.accountId, key, round })
  const by = correction.key
  if (correction.kind === 'adjust') {
    await undoHeld(tx, credits, { want: correction.amount < 0n ? -correction.amount : 0n, by })
    return
  }
  const own = credits.filter((credit) => credit.key === key)
  await undoHeld(tx, own, { want: target.amount > 0n ? target.amount : 0n, by })
}
