/** What paying out is made of: everything that other modules own is handed in. */
import type { Minor } from '@jackfruit/kernel'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { MoneyFacts, PaymentPasswords } from '../../identity/index.ts'
import type { Posted } from '../../ledger/index.ts'
import type { BrandData, Directory } from '../../merchants/index.ts'
import type { Origins } from '../../vendors/index.ts'
import type { Purse, PurseOwner } from '../../wallet/index.ts'
import type { Gateways } from '../gateways/port.ts'
import type { Holds } from '../holds.ts'
import type { OrderNews } from '../order-news.ts'
import type { PayoutBonuses } from '../payout-bonuses.ts'
import type { Payout } from './orders.ts'
import type { Owner } from './owner.ts'

/** The way to be paid by other members. */
export interface PeerDoor {
  /** Throws where this brand has no such thing, or not for this amount. */
  demand(merchantId: number, amount: Minor): Promise<void>
  takes(payout: Payout): Promise<boolean>
  enter(
    tx: Tx,
    payout: Payout,
    account: { readonly bank: string; readonly holder: string; readonly number: string },
  ): Promise<void>
}

/** What moves withdrawals on, in whatever process. */
export interface WorkParts {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  /** Seals holders and numbers. */
  readonly key: Buffer
  readonly now: () => Date
  /** Where the money came from: what is unusual about it waits for a person. */
  readonly origins: Origins
  readonly knownMember: (owner: Owner) => Promise<MoneyFacts>
  /** Every way out by its code. */
  readonly gateways: Gateways
  readonly news: Pick<OrderNews, 'tell'>
  /** Members who pay members, where the house has that. */
  readonly peer?: PeerDoor
  /** Tells open pages of a balance that changed, after the commit. */
  readonly tellBalance: (posted: Posted) => void
}

/** What members ask of it besides. */
export interface PayoutParts extends WorkParts {
  /** Finds the same number again without opening any. */
  readonly indexKey: Buffer
  readonly purseOf: (owner: PurseOwner) => Promise<Purse>
  /** The name of the first account is the member's own from then on, where the profile has none. */
  readonly giveName: (tx: Tx, owner: Owner, name: string) => Promise<void>
  readonly paymentPasswords: Pick<PaymentPasswords, 'isSet' | 'check'>
  /** Turnover that is left, and the part of the purse that may not leave before it is done. */
  readonly outstanding: (tx: Tx, accountId: bigint) => Promise<Minor>
  readonly locked: (tx: Tx, accountId: bigint) => Promise<Minor>
  /** Who gives bonuses; null where nobody does. */
  readonly bonuses: () => PayoutBonuses | null
  /** Throws while the member's money must not leave, for what others are owed. */
  readonly demandFree?: Holds['demandFree']
  /** What the member's level brings. */
  readonly benefitsOf: (tx: Tx, owner: Owner) => Promise<PayoutBenefits>
}

export interface PayoutBenefits {
  /** More in a day than everybody may; null where it brings none. */
  readonly payoutDayMax: Minor | null
  /** So many of a month cost no fee. */
  readonly freePayouts: number
}

export async function brandOf({ directory }: Pick<WorkParts, 'directory'>, id: number): Promise<BrandData> {
  const brand = await directory.brandOfId(id)
  if (!brand) throw new Error(`no brand ${id}`)
  return brand
}
