import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Posted } from '../../ledger/index.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Purse, PurseOwner } from '../../wallet/index.ts'
import type { Gateways } from '../gateways/port.ts'
import type { OrderNews } from '../order-news.ts'
import type { DepositBonuses } from './bonuses.ts'

export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

/** Money that was credited to a purse, told inside the transaction that credits it. */
export interface Credited extends Owner {
  readonly accountId: bigint
  readonly orderId: string
  /** Unique for each part of an order. */
  readonly postingKey: string
  readonly amount: Minor
  readonly promotionId: string | null
  /** A bonus came with it whose turnover asks for the deposit as well. */
  readonly isAskedFor: boolean
}

/** What it takes to take up money. */
export interface DepositDesk {
  readonly db: Db
  readonly directory: Directory
  readonly gateways: Gateways
  /** Seals pictures of slips. */
  readonly key: Buffer
  readonly now: () => Date
  purseOf(owner: PurseOwner): Promise<Purse>
  /** The name that the member's own accounts are held under, where it is known. */
  payeeNameOf(tx: Tx, owner: Owner): Promise<string | null>
  onCredited(tx: Tx, credited: Credited): Promise<void>
  /** Who gives bonuses on deposits; asked for orders that one was chosen with. */
  bonuses(): DepositBonuses
  /** Both are told after the commit. */
  readonly news: Pick<OrderNews, 'tell'>
  tellBalance(posted: Posted): void
}

/** And what it takes to let a member ask. */
export interface DepositParts extends DepositDesk {
  /** Throws a Refusal when the member may not pay this in; `pendingOf` is asked once the member is held. */
  demandMayDeposit(
    tx: Tx,
    owner: PurseOwner,
    wish: { readonly amount: Minor; readonly pendingOf: (tx: Tx) => Promise<Minor> },
  ): Promise<void>
}

/** Gateways and the clock serve every brand at once: for them each row is there. */
export function atDesk<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'cashier', true)`.execute(tx)
    return work(tx)
  })
}

/** From here on the transaction is this brand's as well: what others keep of it is in sight. */
export async function atBrand(tx: Tx, merchantId: number): Promise<void> {
  await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
}
