/**
 * What a transfer does in the ledger. Money leaves its old place and waits in the member's account of kind
 * `owed` when the transfer is sent; a verdict takes it on to the new place or back to the old one. The house
 * `wallet:<vendor>` holds, with its sign turned, what this brand's members keep at the vendor.
 */
import type { Tx } from '../../../platform/database/db.ts'
import { move, openAccount, openHouse, type Posted, post } from '../../ledger/index.ts'
import type { TransferRow } from './rows.ts'

type Booked = Pick<
  TransferRow,
  'id' | 'merchantId' | 'memberId' | 'vendor' | 'amount' | 'currency' | 'direction'
>

async function placesOf(tx: Tx, { merchantId, memberId, vendor, currency }: Booked) {
  return {
    onTheWay: await openAccount(tx, { merchantId, owner: memberId, kind: 'owed', currency }),
    atVendor: await openHouse(tx, merchantId, `wallet:${vendor}`, currency),
    clearingId: await openHouse(tx, merchantId, 'clearing', currency),
  }
}

/** Answers where the purse stands now, if it changed. Throws Refusal('insufficient_funds'). */
export async function bookSent(tx: Tx, purse: bigint, transfer: Booked): Promise<Posted | null> {
  const { onTheWay, atVendor, clearingId } = await placesOf(tx, transfer)
  const { amount, direction } = transfer
  const key = `vendor-wallet:${transfer.id}`
  if (direction === 'in') {
    const { from } = await move(tx, { key, kind: 'toVendor', from: purse, to: onTheWay, clearingId, amount })
    return { accountId: purse, ...from }
  }
  await post(tx, { key, kind: 'fromVendor', accountId: onTheWay, houseId: atVendor, amount })
  return null
}

export async function bookSettled(
  tx: Tx,
  purse: bigint,
  transfer: Booked & Pick<TransferRow, 'state'>,
): Promise<Posted | null> {
  const { onTheWay, atVendor, clearingId } = await placesOf(tx, transfer)
  const { amount, direction, state } = transfer
  const key = `vendor-wallet:${transfer.id}:${state}`
  const endsInPurse = (direction === 'out') === (state === 'done')
  if (!endsInPurse) {
    await post(tx, { key, kind: 'toVendor', accountId: onTheWay, houseId: atVendor, amount: -amount })
    return null
  }
  const kind = direction === 'out' ? 'fromVendor' : 'release'
  const { to } = await move(tx, { key, kind, from: onTheWay, to: purse, clearingId, amount })
  return { accountId: purse, ...to }
}
