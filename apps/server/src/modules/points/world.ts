/** What the module works with. */
import { invariant } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { dayIn } from '../../platform/work/brand-day.ts'
import type { Activity } from '../activity/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { BrandData, Directory } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'

export interface World {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly now: () => Date
  /** What addresses are sealed with. */
  readonly fields: Buffer
  readonly purseOf: Purses['of']
  readonly memberOf: Identity['memberOf']
  readonly paymentPasswords: Identity['paymentPasswords']
  readonly activity: Pick<Activity, 'readRows' | 'caughtUp'>
  readonly tellBalance: Ledger['postings']['tell']
}

/** Whose points they are. */
export interface Person {
  readonly merchantId: number
  readonly memberId: bigint
  readonly type: number
}

/** Points in the ledger: a currency of their own, with two decimals. */
export const unit = 'PTS'
/** The other side of every point, and of the money that points became. */
export const house = 'points'

export interface Signature {
  readonly by: string
  readonly why: string
}

/** What an operator asked for is not possible, and why. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}

export async function brandOf(
  { directory }: Pick<World, 'directory'>,
  merchantId: number,
): Promise<BrandData> {
  const brand = await directory.brandOfId(merchantId)
  invariant(brand, `no brand ${merchantId}`)
  return brand
}

export const todayOf = ({ timeZone }: Pick<BrandData, 'timeZone'>, now: Date): string => dayIn(timeZone, now)
