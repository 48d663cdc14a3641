/** What each bet counted for a requirement, newest first. */
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Count, countsPage, requirementByPublicId } from './rows.ts'

export interface Page {
  readonly before: bigint | null
  readonly limit: number
}

export type ExplainedBet = Count & {
  /** What the same bet counted for other requirements. */
  readonly elsewhere: bigint
}

/** Null for a requirement that is not this account's. */
export const explain = (
  db: Db,
  { merchantId, accountId, requirementId }: { merchantId: number; accountId: bigint; requirementId: string },
  page: Page,
): Promise<ExplainedBet[] | null> =>
  inMerchant(db, merchantId, async (tx) => {
    const requirement = await requirementByPublicId(tx, accountId, requirementId)
    return requirement && countsPage(tx, requirement.id, page)
  })
