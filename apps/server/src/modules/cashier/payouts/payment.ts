import { Refusal } from '@jackfruit/kernel'
import type { Owner } from './owner.ts'
import type { PayoutParts } from './parts.ts'

/** The payment password must be right; wrong ones are counted, and the count is told. */
export async function demandPayment(
  { paymentPasswords }: Pick<PayoutParts, 'paymentPasswords'>,
  owner: Owner,
  password: string,
): Promise<void> {
  const problem = await paymentPasswords.check(owner, password)
  if (!problem) return
  const { code, ...details } = problem
  throw new Refusal(code, details)
}
