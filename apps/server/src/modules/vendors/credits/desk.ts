/** Credits of vendors in an operator's hands: what waits, what was decided, and deciding. */
import type { Db } from '../../../platform/database/db.ts'
import { isVendor } from '../../catalog/index.ts'
import type { Posted } from '../../ledger/index.ts'
import type { Directory } from '../../merchants/index.ts'
import { type LookingAt, lookAtMember, readUnusual, type UnusualCredit } from '../origins/origins.ts'
import { type Budget, readBudgets, registerBudget, releaseHeld, takeHeld } from './decide.ts'
import { atCreditsDesk, readHeld } from './rows.ts'
import { creditDecisions, type Signed } from './signed.ts'

export interface CreditsDesk {
  /** Of all purses, or of one. */
  held(accountId?: bigint): ReturnType<typeof readHeld>
  budgets(): ReturnType<typeof readBudgets>
  decisions(): ReturnType<typeof creditDecisions>
  /** Throws where the maker or the currency is not one of this brand's: such a budget would bear nothing. */
  register(budget: Budget, signed: Signed): Promise<void>
  /** Into the purse; the member's open pages are told. */
  release(id: bigint, signed: Signed): Promise<void>
  /** Back to the vendor. */
  take(id: bigint, signed: Signed): Promise<void>
  /** Credits of an unusual origin that nobody has looked at: of all purses, or of one. */
  unusual(purse?: Pick<LookingAt, 'merchantId' | 'accountId'>): Promise<readonly UnusualCredit[]>
  /** Those that a purse had up to a place: its money up to there may leave by rule again. Answers how many there were. */
  lookAt(looked: LookingAt, signed: Signed): Promise<number>
}

interface DeskParts {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly tellBalance: (posted: Posted) => void
}

export const openCreditsDesk = ({ db, directory, tellBalance }: DeskParts): CreditsDesk => ({
  held: (accountId) => readHeld(db, accountId),
  budgets: () => readBudgets(db),
  decisions: () => creditDecisions(db),
  async register(budget, signed) {
    const { merchantId, vendor, currency } = budget
    const brand = await directory.brandOfId(merchantId)
    if (currency !== brand?.currency)
      throw new Error(`CURRENCY: members of ${brand?.code} have ${brand?.currency}, not ${currency}.`)
    if (!(await isVendor(db, vendor))) throw new Error(`MAKER: there is no maker ${vendor}.`)
    await registerBudget(db, budget, signed)
  },
  release: async (id, signed) => tellBalance(await releaseHeld(db, id, signed)),
  take: (id, signed) => takeHeld(db, id, signed),
  unusual: (purse) => atCreditsDesk(db, (tx) => readUnusual(tx, purse ?? null)),
  lookAt: (looked, signed) => lookAtMember(db, looked, signed),
})
