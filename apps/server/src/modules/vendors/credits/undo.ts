/** What is held of a credit goes back first, when its vendor takes it back or settles it lower. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { move, openHouse, post } from '../../ledger/index.ts'
import { addUndone, type HeldCredit } from './rows.ts'

/**
 * Brings up to `want` of what was held back to the purse, from where a correction takes it: what is held still, and what
 * a person has given back to the vendor already, so that it is not taken twice. What was released lies in the purse.
 * Whoever calls has locked both accounts. Answers how much that was.
 * @param by the key of the correction
 */
export async function undoHeld(
  tx: Tx,
  credits: readonly HeldCredit[],
  { want, by }: { readonly want: Minor; readonly by: string },
): Promise<Minor> {
  let left = want
  for (const credit of credits) {
    const there = credit.state === 'open' || credit.state === 'taken' ? credit.amount - credit.undone : 0n
    const part = there < left ? there : left
    if (part === 0n) continue
    left -= part
    await bringBack(tx, credit, part, `${by}:${credit.key}`)
    await addUndone(tx, credit, part)
  }
  return want - left
}

async function bringBack(tx: Tx, credit: HeldCredit, amount: Minor, name: string): Promise<void> {
  const { merchantId, currency, accountId, heldId, houseId, state } = credit
  const key = `check:back:${name}`
  if (state === 'taken') {
    await post(tx, { key, kind: 'checked', accountId, houseId, amount })
    return
  }
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  await move(tx, { key, kind: 'checked', from: heldId, to: accountId, clearingId, amount })
}
