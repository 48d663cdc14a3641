/** What figures ask of the rest of the module. */
import type { Minor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import type { AnyDeed } from '../../activity/index.ts'
import type { PeriodSize } from './calendar.ts'

/** From the top to the member, if that is an agent, or to the agent directly above; empty for who is under nobody. */
export type Chain = readonly bigint[]

/** What has to be bet in a period to be active in it; of agents too, for their own team, where `selfCounts`. */
export type LeastBets = Readonly<Record<PeriodSize, Minor>> & { readonly selfCounts: boolean }

export interface Ports {
  /** Of members of the brand that the transaction is in, by the tree that holds now. Who is not told is under nobody. */
  readonly chainsOf: (tx: Tx, memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, Chain>>
  /** Of these those on whom no agent earns now: they are over a limit of theirs, or take a break. */
  readonly withheldAmong: (
    tx: Tx,
    merchantId: number,
    memberIds: readonly bigint[],
  ) => Promise<ReadonlySet<bigint>>
  readonly leastBetsOf: (merchantId: number) => Promise<LeastBets>
  readonly timeZoneOf: (merchantId: number) => Promise<string>
  /** Who else counts what the reader of the module is told, each deed once, in its transaction. */
  readonly alsoTell?: (tx: Tx, deeds: readonly AnyDeed[]) => Promise<void>
}
