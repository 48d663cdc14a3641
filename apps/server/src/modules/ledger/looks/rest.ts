/** Whether anything is left on an account: what it holds, what is held for it, and what is still at play. */
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockAccounts, ownersOf, standingOf } from '../accounts.ts'
import { accountKinds } from '../kinds.ts'

export interface Rest {
  readonly balance: Minor
  /** Asked to be paid out, and not yet gone. */
  readonly held: Minor
  /** Sent to wallets that vendors keep, and not come back: what became of it there is not known here. */
  readonly atVendors: Minor
  readonly hasOpenRounds: boolean
  /** One unit of the currency. */
  readonly unit: Minor
  readonly seq: bigint
}

/** A round without an end is forgotten by then: its maker has settled it or given it back. */
const openFor = '31 days'

/**
 * Locks the account: what is read here holds until the transaction ends. What was found in its statement is kept, so
 * that whoever asks next reads what was played since.
 */
export async function restOf(tx: Tx, accountId: bigint): Promise<Rest | null> {
  await lockAccounts(tx, [accountId])
  const [standing, owners] = [await standingOf(tx, accountId), await ownersOf(tx, [accountId])]
  const owner = owners.get(accountId)
  if (!standing || !owner) return null
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(balance), 0)::bigint as held from ledger.accounts
     where merchant_id = ${owner.merchantId} and owner = ${owner.owner} and kind = ${accountKinds.held}
       and currency = ${owner.currency}`.execute(tx)
  const { balance, seq, currency } = standing
  const looked = await sql<{ sent: bigint; is_playing: boolean }>`
    select sent, is_playing from ledger.rest_of(${accountId}, ${openFor}::interval)`.execute(tx)
  const { sent: atVendors = 0n, is_playing: hasOpenRounds = false } = looked.rows[0] ?? {}
  return { balance, seq, unit: unitOf(currency), held: rows[0]?.held ?? 0n, atVendors, hasOpenRounds }
}

/**
 * Those of these accounts that hold less than one unit, with what is held for them. Nothing is locked: for leaving the
 * others alone, which is nearly all of them.
 */
export async function nearlyEmpty(tx: Tx, accountIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint; currency: string; total: bigint }>`
    select id, currency, balance + (
        select coalesce(sum(h.balance), 0) from ledger.accounts h
         where h.merchant_id = a.merchant_id and h.owner = a.owner and h.kind = ${accountKinds.held}
           and h.currency = a.currency)::bigint as total
      from ledger.accounts a where id = any(${accountIds}::bigint[]) order by id`.execute(tx)
  return rows.flatMap(({ id, currency, total }) => (total < unitOf(currency) ? [id] : []))
}

const unitOf = (currency: string): Minor => 10n ** BigInt(currencyOf(currency).scale)
