/** What a person decides about credits of vendors: each once, with a name and a reason. */
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { lockAccounts, move, openHouse, type Posted, post } from '../../ledger/index.ts'
import { tell } from '../../messages/index.ts'
import type { Budgeted } from './budgets.ts'
import { atCreditsDesk, type HeldCredit, heldById, setDecided } from './rows.ts'
import { note, type Signed } from './signed.ts'

/** No call of members: told to the operator as it is. */
class NotOpen extends Error {}

/** What is held comes into the purse: answers where that stands now. */
export const releaseHeld = (db: Db, id: bigint, signed: Signed): Promise<Posted> =>
  decide(db, id, async (tx, credit) => {
    const { merchantId, currency, accountId, heldId, key } = credit
    const clearingId = await openHouse(tx, merchantId, 'clearing', currency)
    const { to } = await move(tx, {
      ...{ key: `check:released:${key}`, kind: 'checked', from: heldId, to: accountId },
      ...{ clearingId, amount: leftOf(credit) },
    })
    await decided(tx, credit, 'released', signed)
    return { accountId, balance: to.balance, seq: to.seq }
  })

/** What is held goes back to the vendor that credited it. */
export const takeHeld = (db: Db, id: bigint, signed: Signed): Promise<void> =>
  decide(db, id, async (tx, credit) => {
    const { heldId, houseId, key } = credit
    await post(tx, {
      ...{ key: `check:taken:${key}`, kind: 'checked', accountId: heldId, houseId },
      amount: -leftOf(credit),
    })
    await decided(tx, credit, 'taken', signed)
  })

const leftOf = ({ amount, undone }: HeldCredit): Minor => amount - undone

async function decided(
  tx: Tx,
  credit: HeldCredit,
  state: 'released' | 'taken',
  signed: Signed,
): Promise<void> {
  const { merchantId, id } = credit
  await setDecided(tx, credit, { state, ...signed })
  const after = { amount: String(leftOf(credit)), currency: credit.currency, key: credit.key }
  await note(tx, { merchantId, what: state, target: String(id), after, ...signed })
  const { memberId, currency } = credit
  await tell(tx, {
    ...{ merchantId, memberId, kind: `credit_${state}`, key: `check:${id}:${state}` },
    ...{ money: { amount: leftOf(credit), currency }, link: { page: 'transactionHistory' } },
  })
}

async function decide<T>(db: Db, id: bigint, work: (tx: Tx, credit: HeldCredit) => Promise<T>): Promise<T> {
  const seen = await atCreditsDesk(db, (tx) => heldById(tx, id))
  if (!seen) throw new NotOpen(`There is no held credit ${id}.`)
  return inMerchant(db, seen.merchantId, async (tx) => {
    // Accounts before rows, as whoever holds and takes back.
    await lockAccounts(tx, [seen.accountId, seen.heldId])
    const credit = await heldById(tx, id, { isLocked: true })
    invariant(credit, `the held credit ${id} is gone`)
    if (credit.state !== 'open')
      throw new NotOpen(`The held credit ${id} is ${credit.state} by now, and nothing was changed.`)
    return work(tx, credit)
  })
}

export interface Budget extends Budgeted {
  readonly total: Minor
  readonly perDay: Minor
}

/** Registers a budget, or sets one anew: what was used of it stays used. */
export const registerBudget = (db: Db, budget: Budget, signed: Signed): Promise<void> =>
  inMerchant(db, budget.merchantId, async (tx) => {
    const { merchantId, vendor, currency, campaign, total, perDay } = budget
    await sql`
      insert into vendors.credit_budgets (merchant_id, vendor, currency, campaign, total, per_day)
      values (${merchantId}, ${vendor}, ${currency}, ${campaign}, ${total}, ${perDay})
      on conflict (merchant_id, vendor, currency, campaign)
        do update set total = excluded.total, per_day = excluded.per_day`.execute(tx)
    const after = { vendor, currency, campaign, total: String(total), perDay: String(perDay) }
    await note(tx, { merchantId, what: 'budget', target: campaign ?? vendor, after, ...signed })
  })

/** Every budget, with what is left of it. */
export const readBudgets = (db: Db): Promise<readonly (Budget & { readonly used: Minor })[]> =>
  atCreditsDesk(db, async (tx) => {
    const { rows } = await sql<Budget & { used: Minor }>`
      select merchant_id as "merchantId", vendor, currency, campaign, total, per_day as "perDay", used
        from vendors.credit_budgets order by merchant_id, vendor, currency, campaign nulls first`.execute(tx)
    return rows
  })
