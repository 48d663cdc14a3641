/** What a withdrawal does to bonuses: asked of whoever gives them, above. And who else is paid to a number. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Posted } from '../ledger/index.ts'
import type { Owner } from './payouts/owner.ts'

export interface BonusAtStake {
  readonly id: string
  readonly title: string
  readonly amount: Minor
}

export interface HeldBonuses {
  /** To be held together with the purse. */
  readonly accounts: readonly bigint[]
  /** What is lost, and goes back: with the accounts held. */
  lost(): Promise<Minor>
  forfeit(): Promise<Posted | null>
}

export interface PayoutBonuses {
  /** What a withdrawal of now would lose, and what of the purse may not leave beside turnover. */
  atStake(
    tx: Tx,
    owner: Owner,
    of: { readonly purseId: bigint; readonly language: string },
  ): Promise<{ readonly lost: readonly BonusAtStake[]; readonly locked: Minor }>
  /** What of a purse may not leave beside turnover, by whatever way. */
  lockedBeside(tx: Tx, merchantId: number, purseId: bigint): Promise<Minor>
  /** Before the purse is held. */
  hold(tx: Tx, owner: Owner, purseId: bigint): Promise<HeldBonuses>
}

/** So many at most are looked at. */
const sharingMost = 200

/** Other members of the brand who were ever paid to a number of this one. */
export async function sharingPayout(tx: Tx, { merchantId, memberId }: Owner): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct o.member_id as id from cashier.payout_accounts mine
      join cashier.payout_accounts o on o.merchant_id = ${merchantId} and o.number_index = mine.number_index
     where mine.merchant_id = ${merchantId} and mine.member_id = ${memberId} and o.member_id <> ${memberId}
     limit ${sharingMost}`.execute(tx)
  return rows.map(({ id }) => id)
}
