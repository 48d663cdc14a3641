/** The tables of a studio, put together: their rounds, what follows them, and the door to them. */
import type pg from 'pg'
import type { Sessions } from '../journal/sessions.ts'
import type { Seals } from '../keys.ts'
import type { SignedPost } from '../platform/signed-post.ts'
import type { VendorClient } from '../platform/vendor-client.ts'
import type { Receipts } from '../receipt.ts'
import type { Log } from '../settling/settling.ts'
import type { Beacon } from './beacon.ts'
import { openCrowd } from './feed/crowd.ts'
import { openTableDoor, type TableDoor } from './feed/door.ts'
import { openFollower } from './feed/follower.ts'
import { openPools } from './feed/pools.ts'
import { openTeller } from './lobby/teller.ts'
import { openSharedRounds } from './shared-rounds.ts'
import type { SharedTable } from './table-game.ts'

export interface StudioTablesOptions {
  readonly studio: string
  readonly tables: readonly SharedTable[]
  readonly pool: pg.Pool
  readonly platform: VendorClient
  /** By which the platform is told how the tables stand. */
  readonly post: SignedPost
  readonly sessions: Pick<Sessions, 'find' | 'platformSessionOf'>
  readonly seals: Seals
  readonly receipts: Pick<Receipts, 'sign'>
  readonly log: Log
  readonly now: () => number
  /** Asked before a round is opened. */
  readonly mayOpen: () => boolean
  readonly beacon?: Beacon
}

export interface StudioTables {
  /** Of this process, as the leases of tables name it. */
  readonly holder: string
  readonly door: TableDoor
  start(): void
  stop(): Promise<void>
}

export function openStudioTables(options: StudioTablesOptions): StudioTables {
  const { studio, pool, sessions, now, log } = options
  const rounds = openSharedRounds(options)
  const gameOf = new Map(options.tables.map(({ id, game }) => [id, game.code]))
  const follower = openFollower({ pool, gameOf, now, log })
  const crowd = openCrowd({ pool, tables: options.tables, log })
  const pools = openPools({ pool, tables: options.tables, log })
  const { tables, desk, cashDesk, decisionDesk, holder } = rounds
  const teller = openTeller({ ...options, holder, follower })
  return {
    holder,
    door: openTableDoor({
      ...{ studio, pool, sessions, tables, desk, cashDesk, decisionDesk },
      ...{ follower, crowd, pools, now },
    }),
    start() {
      follower.start()
      crowd.start()
      pools.start()
      if (tables.size > 0) rounds.start()
      teller.start()
    },
    async stop() {
      await teller.stop()
      await rounds.stop()
      await pools.stop()
      await crowd.stop()
      await follower.stop()
    },
  }
}
