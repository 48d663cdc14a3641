/** What is counted, as all who count it are given it. */
import type { AnyDeed } from '../../activity/index.ts'
import type { Chain } from './ports.ts'
import type { Sums } from './sums.ts'

/** A deed, under whom it counts, and in which buckets. */
export interface Placed {
  readonly deed: AnyDeed
  readonly chain: Chain
  readonly day: string
  readonly hour: Date
  readonly window: Date
  /** Whether agents are paid for it. */
  readonly earns: boolean
  /** Null for what is in no sum. */
  readonly sums: Readonly<Sums> | null
}

/** Who paid in for the first time, and on which day. */
export interface First {
  readonly memberId: bigint
  readonly day: string
}
