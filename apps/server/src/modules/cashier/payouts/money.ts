/** What a withdrawal moves in the ledger, each movement once under a key of its own. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { move, openAccount, openHouse, type Posted, post } from '../../ledger/index.ts'
import type { Purse } from '../../wallet/index.ts'
import { collectDebts } from '../deposits/debts.ts'
import type { Payout } from './orders.ts'
import type { Owner } from './owner.ts'

type Held = Pick<Payout, 'id' | 'merchantId' | 'purseId' | 'heldId' | 'currency' | 'amount'>

export const heldAccount = (tx: Tx, { merchantId, memberId }: Owner, { currency }: Purse): Promise<bigint> =>
  openAccount(tx, { merchantId, owner: memberId, kind: 'held', currency })

/** Under which the money was put aside. */
export const holdKey = (id: string): string => `withdrawal:${id}`

/** From the purse to what is held: from here on it cannot be played. Throws Refusal('insufficient_funds'). */
export async function hold(
  tx: Tx,
  { id, merchantId, purseId, heldId, currency, amount }: Held,
): Promise<Posted> {
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { from } = await move(tx, {
    ...{ key: holdKey(id), kind: 'hold', from: purseId, to: heldId },
    ...{ clearingId, amount },
  })
  return { accountId: purseId, balance: from.balance, seq: from.seq }
}

/** Back to the purse, all that nobody has paid yet. What the member owes is taken from it at once. */
export async function release(tx: Tx, payout: Held & Pick<Payout, 'peerAmount'>): Promise<Posted | null> {
  const { id, merchantId, purseId, heldId, currency, amount, peerAmount } = payout
  if (amount === peerAmount) return null
  const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
  const { to } = await move(tx, {
    ...{ key: `withdrawal:${id}:returned`, kind: 'release', from: heldId, to: purseId },
    ...{ clearingId, amount: amount - peerAmount },
  })
  const { balance, seq } = to
  const owed = await collectDebts(tx, { merchantId, accountId: purseId, currency, balance })
  return owed ?? { accountId: purseId, balance, seq }
}

/** What the gateway has paid leaves the books through it; the fee stays in the house. */
export async function bookPaid(tx: Tx, payout: Payout, gateway: string): Promise<void> {
  const { id, merchantId, heldId, currency, fee } = payout
  const through = await openHouse(tx, merchantId, `gateway:${gateway}`, currency)
  const account = { accountId: heldId }
  await post(tx, {
    ...{ ...account, key: `withdrawal:${id}:paid`, kind: 'payout', houseId: through },
    amount: -receiveOf(payout),
  })
  if (fee === 0n) return
  const fees = await openHouse(tx, merchantId, 'fees', currency)
  await post(tx, { ...account, key: `withdrawal:${id}:fee`, kind: 'fee', houseId: fees, amount: -fee })
}

/** What reaches the member's account outside by the gateway. */
export const receiveOf = ({
  amount,
  fee,
  peerAmount,
}: Pick<Payout, 'amount' | 'fee' | 'peerAmount'>): Minor => amount - peerAmount - fee
