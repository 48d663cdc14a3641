import type { UnusualCredit } from '../../apps/server/src/modules/vendors/index.ts'
import { formatMinor } from '../../packages/kernel/src/index.ts'

/** A credit of an unusual origin, as the desks of credits and of the cashier print it. */
export const unusualLine = ({
  merchantId,
  accountId,
  markedAt,
  reason,
  subject,
  amount,
}: UnusualCredit): string =>
  `${markedAt.toISOString()}  merchant ${merchantId}, purse ${accountId}: ${formatMinor(amount)}, ${reason}, ${subject}`
