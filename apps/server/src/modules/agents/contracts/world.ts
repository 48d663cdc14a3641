/** What contracts and runs work with: faces of modules below, and of the wings beside. */
import type { Minor } from '@jackfruit/kernel'
import type { RawBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Identity } from '../../identity/index.ts'
import type { Ledger } from '../../ledger/index.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Purses } from '../../wallet/index.ts'
import type { Period } from './policy.ts'

export type Size = 'window' | 'hour' | 'day'

interface Bucket {
  readonly size: Size
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** What a team did in a stretch of time: an agent with all below. */
export interface TeamSums {
  readonly agentId: bigint
  readonly validByKind: Readonly<Record<string, Minor>>
  readonly stake: Minor
  readonly payout: Minor
  readonly lost: Minor
  readonly deposits: Minor
  readonly bonuses: Minor
  readonly rebates: Minor
  readonly salaries: Minor
}

/** The wing of figures. What counts on nobody's behalf (members over their limits, in a break) is not in its sums. */
export interface Figures {
  /** Of these agents, or of all who have any; an agent without any is not answered. */
  teamsIn(
    tx: Tx,
    merchantId: number,
    bucket: Bucket,
    agentIds: readonly bigint[] | null,
  ): Promise<readonly TeamSums[]>
  /** How many of each team bet at least `least` in the period, and ever paid something in. */
  activeIn(
    tx: Tx,
    merchantId: number,
    agentIds: readonly bigint[],
    period: {
      readonly kind: Period
      readonly from: Date
      readonly to: Date
    },
  ): Promise<ReadonlyMap<bigint, number>>
  /**
   * The sums of windows as rows that a statement selects from, at most one for each agent and kind: `agent_id`, `kind`,
   * `valid`, `stake`, `win`, `bonuses`, `rebates`, `salaries`, `deposits`.
   */
  windowRows(merchantId: number, bucket: Omit<Bucket, 'size'>): RawBuilder<unknown>
  /** Who was active in the period, as such rows: `agent_id`, `active`. */
  activeRows(
    merchantId: number,
    period: { readonly kind: Period; readonly from: Date; readonly to: Date },
  ): Promise<RawBuilder<unknown>>
  /** Nothing more is counted before `until`: what comes later stands in the open bucket. */
  closeUpTo(tx: Tx, merchantId: number, size: Size, until: Date): Promise<void>
  /** What ended a moment ago is counted. */
  caughtUp(db: Db): Promise<void>
}

export interface World {
  readonly db: Db
  readonly now: () => Date
  readonly brandOf: (merchantId: number) => Promise<BrandData>
  readonly memberOf: Identity['memberOf']
  readonly memberByName: Identity['memberByName']
  readonly purseOf: Purses['of']
  readonly balanceOf: (accountId: bigint) => Promise<Minor>
  readonly tellBalance: Ledger['postings']['tell']
  /** Of these agents, the ones that are frozen: they stand in the tree and earn nothing. */
  readonly frozenAmong: (
    tx: Tx,
    merchantId: number,
    agentIds: readonly bigint[],
  ) => Promise<ReadonlySet<bigint>>
  /** The same of all the brand has, as rows that a statement selects from: `agent_id`. */
  readonly frozenRows: (merchantId: number) => RawBuilder<unknown>
  /** The part of a purse that may not leave before its turnover is done. */
  readonly locked: (tx: Tx, accountId: bigint, merchantId: number) => Promise<Minor>
  readonly figures: Figures
}
