/** Taking a credit back, or settling it anew, where something of it may be held. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { type Corrected, type Correction, correct, type Transfer, transferByKey } from '../../ledger/index.ts'
import type { Deps } from '../calls/context.ts'
import type { Player } from '../players.ts'
import { tellPosted } from './book.ts'
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
  const work = deps.inLine(vendor, player, async (tx, heldId) => {
    const target = await transferByKey(tx, accountId, correction.target)
    const isRepeat = (await transferByKey(tx, accountId, correction.key)) !== null
    const undone = target && !isRepeat ? await undoFirst(tx, merchantId, correction, target) : 0n
    const corrected = await correct(tx, correction)
    if (corrected.status !== 'posted') throw new NotCorrected(corrected)
    if (corrected.replayed || !target) return corrected
    const { key, amount, gameId } = correction
    const back = {
      ...{ merchantId, accountId, key: target.key, amount: takenBy(correction, target) - undone },
      ...{ houseId: player.houseId, by: correction.key },
    }
    if (back.amount > 0n) await giveBack(tx, back)
    if (amount <= 0n || player.mode === 'trial') return corrected
    const { round } = target
    const credit = { vendor, player, heldId, gameId, key, round, settles: target.key, amount, most }
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

/** How much of its target a correction takes back. */
function takenBy({ kind, amount }: Correction, target: Transfer): Minor {
  const taken = kind === 'adjust' ? -amount : target.amount
  return taken > 0n ? taken : 0n
}

/** Answers how much of it was held. */
async function undoFirst(
  tx: Tx,
  merchantId: number,
  correction: Correction,
  target: Transfer,
): Promise<Minor> {
  const { key, round } = target
  const { accountId, kind } = correction
  const credits = await heldOf(tx, { merchantId, accountId, key, round })
  const own = kind === 'adjust' ? credits : credits.filter((credit) => credit.key === key)
  return undoHeld(tx, own, { want: takenBy(correction, target), by: correction.key })
}
