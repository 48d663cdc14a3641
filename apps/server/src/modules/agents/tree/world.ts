/** What the tree and its links work with. */
import type { agents, ReplyOf } from '@jackfruit/contracts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { BrandData } from '../../merchants/index.ts'

export type TeamRow = ReplyOf<typeof agents.team>['lists'][number]

export interface TreeWorld {
  readonly db: Db
  readonly now: () => Date
  readonly brandOf: (
    merchantId: number,
  ) => Promise<Pick<BrandData, 'id' | 'timeZone' | 'currency' | 'registerRules'>>
  /** Contracts between an agent and these direct downlines, as badges; in a transaction of the brand. */
  readonly badgesOf: (
    tx: Tx,
    agent: Agent,
    downlines: readonly bigint[],
  ) => Promise<ReadonlyMap<bigint, TeamRow['contracts']>>
  /** Of these members those who hide their play from whoever stands above them. */
  readonly hiddenAmong: (tx: Tx, memberIds: readonly bigint[]) => Promise<ReadonlySet<bigint>>
}

/** An agent of a brand. */
export interface Agent {
  readonly merchantId: number
  readonly memberId: bigint
}
