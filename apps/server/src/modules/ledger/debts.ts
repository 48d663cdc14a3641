/** What a member owes since winnings were taken back that had been spent. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Posted } from './lanes/carrying.ts'

export async function debtOf(tx: Tx, accountId: bigint): Promise<bigint> {
  const { rows } = await sql<{ owed: string }>`
    select coalesce(sum(amount - settled), 0)::text as owed from ledger.debts
     where account_id = ${accountId} and settled < amount`.execute(tx)
  return BigInt(rows[0]?.owed ?? 0)
}

/** Takes what is owed, as far as the balance goes. Null when nothing was. */
export async function settleDebts(tx: Tx, accountId: bigint): Promise<Posted | null> {
  const { rows } = await sql<{ balance: bigint; seq: bigint; taken: bigint }>`
    select o_balance as balance, o_seq as seq, o_taken as taken from ledger.settle_debts(${accountId})`.execute(
    tx,
  )
  const [row] = rows
  return row && row.taken > 0n ? { accountId, balance: row.balance, seq: row.seq } : null
}

/** Accounts that owe something and hold something. */
export async function accountsOwing(tx: Tx, limit: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct d.account_id as id from ledger.debts d join ledger.accounts a on a.id = d.account_id
     where d.settled < d.amount and a.balance > 0 limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of these accounts, the ones that hold something. */
export async function holdingOf(tx: Tx, accountIds: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from ledger.accounts where id = any(${[...accountIds]}::bigint[]) and balance > 0`.execute(tx)
  return rows.map(({ id }) => id)
}
