/** Terms as they were accepted, with the offer that they are of. */
import type { Tx } from '../../platform/database/db.ts'
import { kindOf, readTerms } from './kinds/all.ts'
import type { Kind } from './kinds/kind.ts'
import { type Promotion, promotionById, termsOf, versionKey } from './rows.ts'
import type { CommonTerms } from './terms.ts'

interface Of {
  readonly merchantId: number
  readonly promotionId: bigint
  readonly version: number
}

export async function acceptedTermsOf(
  tx: Tx,
  { merchantId, promotionId, version }: Of,
): Promise<{ readonly promotion: Promotion; readonly kind: Kind; readonly terms: CommonTerms }> {
  const promotion = await promotionById(tx, merchantId, promotionId)
  const kind = kindOf(promotion.kind)
  return { promotion, kind, terms: await acceptedTerms(tx, kind, promotion, version) }
}

export async function acceptedTerms(tx: Tx, kind: Kind, { id, merchantId }: Promotion, version: number) {
  const found = await termsOf(tx, merchantId, [{ promotionId: id, version }])
  return readTerms(kind, found.get(versionKey(id, version)))
}
