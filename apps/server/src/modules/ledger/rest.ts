/** Whether anything is left on an account: what it holds, what is held for it, and what is still at play. */
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { lockAccounts, type Owner, ownersOf, standingOf } from './accounts.ts'
import { accountKinds, kinds } from './kinds.ts'

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

/** Locks the account: what is read here holds until the transaction ends. */
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
  const unit = 10n ** BigInt(currencyOf(currency).scale)
  const [atVendors, isPlaying] = [
    await sentToVendors(tx, accountId, owner),
    await hasOpenRounds(tx, accountId),
  ]
  return { balance, seq, unit, held: rows[0]?.held ?? 0n, atVendors, hasOpenRounds: isPlaying }
}

/** What is released from the way to a vendor never arrived there; what is released from a payout was never sent. */
async function sentToVendors(
  tx: Tx,
  accountId: bigint,
  { merchantId, owner, currency }: Owner,
): Promise<Minor> {
  const { rows } = await sql<{ sent: bigint }>`
    select greatest(coalesce(-sum(t.amount), 0), 0)::bigint as sent from ledger.transfers t
     where t.account_id = ${accountId} and t.status = 1
       and (t.kind in (${kinds.toVendor}, ${kinds.fromVendor}) or t.kind = ${kinds.release} and exists (
         select from ledger.accounts a, ledger.by_keys(array[a.id], array[t.key])
          where a.merchant_id = ${merchantId} and a.owner = ${owner} and a.kind = ${accountKinds.owed}
            and a.currency = ${currency}))`.execute(tx)
  return rows[0]?.sent ?? 0n
}

/** A round without an end is forgotten by then: its maker has settled it or given it back. */
const openFor = '31 days'

async function hasOpenRounds(tx: Tx, accountId: bigint): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ledger.transfers
       where account_id = ${accountId} and round_hash <> 0 and status = 1 and created_at > now() - ${openFor}::interval
       group by round
      having count(*) filter (where kind = 1) > count(*) filter (where kind = 3 and amount <> 0)
         and not bool_or(closes or kind = 8)) as found`.execute(tx)
  return rows[0]?.found ?? false
}
