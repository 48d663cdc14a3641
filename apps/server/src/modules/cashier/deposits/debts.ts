/**
 * Money that was taken back after it was spent, by its sender or a vendor: owed, and taken from the purse as soon as there is
 * something in it: when more is paid in, when a withdrawal is asked for or given back, and by the clock.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import {
  accountsOwing,
  debtOf,
  holdingOf,
  lockAccounts,
  openHouse,
  ownersOf,
  type Posted,
  post,
  settleDebts,
  standingOf,
} from '../../ledger/index.ts'
import { atDesk } from './parts.ts'

interface Debt {
  readonly orderId: string
  readonly left: bigint
  readonly parts: number
  readonly gateway: string
}

/** What the owner of a purse still owes: for payments, and for winnings that a vendor took back. */
export async function owedBy(tx: Tx, accountId: bigint): Promise<bigint> {
  return (await debtOf(tx, accountId)) + (await paymentsOwed(tx, accountId))
}

async function paymentsOwed(tx: Tx, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(amount - settled), 0)::text as owed from cashier.debts
     where account_id = ${accountId} and settled < amount`.execute(tx)
  return BigInt(rows[0]?.owed ?? 0)
}

/** Null when nothing was owed. Whoever calls has locked the account. */
export async function collectDebts(
  tx: Tx,
  account: { merchantId: number; accountId: bigint; currency: string; balance: bigint },
): Promise<Posted | null> {
  const { merchantId, accountId, currency } = account
  const { rows } = await sql<Debt>`
    select b.order_id as "orderId", b.amount - b.settled as left, b.parts, d.gateway
      from cashier.debts b join cashier.deposits d on d.id = b.order_id
     where b.account_id = ${accountId} and b.settled < b.amount order by b.order_id for update of b`.execute(
    tx,
  )
  let posted = await settleDebts(tx, accountId)
  let balance = posted?.balance ?? account.balance
  for (const { orderId, left, parts, gateway } of rows) {
    const amount = left < balance ? left : balance
    if (amount <= 0n) break
    const houseId = await openHouse(tx, merchantId, `gateway:${gateway}`, currency)
    const key = `deposit:${orderId}:reversed:${parts + 1}`
    const outcome = await post(tx, { key, kind: 'depositReversal', accountId, houseId, amount: -amount })
    await sql`update cashier.debts set settled = settled + ${amount}, parts = parts + 1
      where order_id = ${orderId}`.execute(tx)
    balance = outcome.balance
    posted = { accountId, balance, seq: outcome.seq }
  }
  return posted
}

const pageMax = 100

/** By the clock: what came in after something was taken back. Answers whose balance is another now. */
export async function collectOwed(db: Db): Promise<readonly Posted[]> {
  const owing = await atDesk(db, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      select distinct account_id as id from cashier.debts where settled < amount`.execute(tx)
    const holding = await holdingOf(
      tx,
      rows.map(({ id }) => id),
    )
    return [...new Set([...holding, ...(await accountsOwing(tx, pageMax))])].slice(0, pageMax)
  })
  const changed: Posted[] = []
  for (const accountId of owing) {
    const posted = await atDesk(db, (tx) => collectOf(tx, accountId))
    if (posted) changed.push(posted)
  }
  return changed
}

async function collectOf(tx: Tx, accountId: bigint): Promise<Posted | null> {
  await lockAccounts(tx, [accountId])
  const standing = await standingOf(tx, accountId)
  const owner = (await ownersOf(tx, [accountId])).get(accountId)
  if (!standing || !owner) return null
  const { balance, currency } = standing
  return collectDebts(tx, { merchantId: owner.merchantId, accountId, currency, balance })
}
