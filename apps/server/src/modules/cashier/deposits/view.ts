/** Orders and methods as the member sees them. */
import type { DepositOrder } from '@jackfruit/contracts/cashier-deposits'
import type { DepositMethod } from '@jackfruit/contracts/deposit-data'
import { formatMinor } from '@jackfruit/kernel'
import type { DepositRow } from './rows.ts'
import type { DepositState } from './states.ts'

const payable: readonly DepositState[] = ['AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'PARTIAL', 'UNMATCHED']

/** How to pay is shown as long as it is right to pay. */
export function orderView(row: DepositRow): DepositOrder {
  const isPayable = payable.includes(row.state)
  const { methodName, payUrl = null, payee = null, qr = null } = row.instructions
  return {
    ...{ id: row.id, state: row.state, reason: row.reason, method: row.method, kind: row.kind },
    methodName: methodName ?? row.method,
    ...{ wanted: formatMinor(row.wanted), due: formatMinor(row.due), credited: formatMinor(row.credited) },
    currency: row.currency,
    pay: { currency: row.payCurrency, amount: formatMinor(row.payDue, row.payScale) },
    paid: formatMinor(row.paid, row.payScale),
    payUrl: isPayable ? payUrl : null,
    payee: isPayable ? payee : null,
    memo: isPayable ? row.memo : null,
    qr: isPayable ? qr : null,
    network: row.network,
    isAmountOwn: row.matchBy === 'amount',
    reference: row.reference,
    hasSlip: row.hasSlip,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    reviewDueAt: row.reviewDueAt?.toISOString() ?? null,
  }
}

const endingLength = 5

export const methodView = (method: DepositMethod, currency: string) => ({
  ...{ code: method.code, name: method.name, kind: method.kind, min: method.min, max: method.max },
  ...{ quick: method.quick, minutes: method.minutes, payCurrency: method.pay?.currency ?? currency },
  isAmountOwn: method.matchBy === 'amount',
  accountEnding: method.payee?.account.slice(-endingLength) ?? null,
  network: method.network ?? null,
  confirmations: method.confirmations ?? null,
})
