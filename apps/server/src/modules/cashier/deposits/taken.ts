/** What became of money that came, and what is written down where a person must see it. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Posted } from '../../ledger/index.ts'
import type { Payment } from '../gateways/port.ts'
import type { DepositRow } from './rows.ts'
import type { DepositState } from './states.ts'

export interface Taken {
  readonly outcome: 'credited' | 'repeat' | 'review' | 'unmatched' | 'doubt' | 'waiting' | 'taken_back'
  /** The order as it stands now. */
  readonly order: { readonly row: DepositRow; readonly state: DepositState } | null
  readonly posted: Posted | null
}

/** For a person to see. The same doubt is written once. */
export async function doubt(
  tx: Tx,
  { channel, txn, pay }: Payment,
  row: Pick<DepositRow, 'merchantId' | 'id'> | null,
  reason: string,
): Promise<void> {
  await sql`
    insert into cashier.payment_doubts (channel, txn, merchant_id, order_id, pay_currency, amount, reason)
    values (${channel}, ${txn}, ${row?.merchantId ?? null}, ${row?.id ?? null}, ${pay.currency}, ${pay.amount},
      ${reason}) on conflict do nothing`.execute(tx)
}
