/** Pays what bets have earned: into the purse, once for its key, with the turnover that is asked of it. */
import { randomBytes } from 'node:crypto'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { openHouse, type Posted, post } from '../ledger/index.ts'
import { tell } from '../messages/index.ts'
import { requirements } from '../turnover/index.ts'
import type { Purse } from '../wallet/index.ts'
import { sumOf } from './reckon.ts'
import { clear, holdUnpaid, lineOf, type Owner, type Payment, paymentByKey, writePayment } from './rows.ts'

/** One whole unit of the currency: less waits for more. */
export const leastOf = (currency: string): Minor => 10n ** BigInt(currencyOf(currency).scale)

export interface Payout {
  readonly key: string
  readonly way: Payment['way']
  readonly at: Date
  /** Of whoever pays it before its time. */
  readonly signature?: { readonly by: string; readonly why: string }
}

export interface Paid {
  readonly payment: Payment | Omit<Payment, 'id'>
  /** Null where it was paid before. */
  readonly posted: Posted | null
}

/** What is staked before a rebate may leave: itself, once. */
const multiplier = 1

/** Null where there is less than can be paid: nothing is changed then. */
export const payRebate = (db: Db, owner: Owner, purse: Purse, payout: Payout): Promise<Paid | null> =>
  inMerchant(db, owner.merchantId, async (tx) => {
    const unpaid = await holdUnpaid(tx, owner)
    // Looked for once the rows are held: whoever pressed a moment ago has written it by then.
    const before = await paymentByKey(tx, owner, payout.key)
    if (before) return { payment: before, posted: null }
    const amount = sumOf(unpaid)
    if (amount < leastOf(purse.currency)) return null
    await clear(tx, owner, unpaid)
    const payment = {
      ...{ publicId: `b${randomBytes(9).toString('hex')}`, key: payout.key, way: payout.way },
      ...{ currency: purse.currency, amount, at: payout.at },
      lines: unpaid.map((each) => ({ ...lineOf(each), upto: each.upto.toString() })),
    }
    await writePayment(tx, owner, payment, payout.signature)
    return { payment, posted: await credit(tx, owner, purse, payment) }
  })

async function credit(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { accountId, currency }: Purse,
  { publicId, way, amount }: Omit<Payment, 'id'>,
): Promise<Posted> {
  const houseId = await openHouse(tx, merchantId, 'rebates', currency)
  const key = `rebate:${publicId}`
  const { balance, seq } = await post(tx, { key, kind: 'rebate', accountId, houseId, amount })
  await requirements.open(tx, {
    ...{ merchantId, accountId, source: { kind: 'rebate', id: publicId }, base: amount, multiplier },
  })
  if (way === 'automatic')
    await tell(tx, {
      ...{ merchantId, memberId, kind: 'rebate_paid', key, money: { amount, currency } },
      link: { page: 'manualRebate' },
    })
  return { accountId, balance, seq }
}
