/** Every fault that is done, in the order in which it is. */
import type { AnyFault } from './fault.ts'
import { cancelledCommits } from './faults/cancelled-commits.ts'
import { clockAhead } from './faults/clock-ahead.ts'
import { deafPages } from './faults/deaf-pages.ts'
import { fullDisk } from './faults/full-disk.ts'
import { hangingCommits } from './faults/hanging-commits.ts'
import { killedDatabase } from './faults/killed-database.ts'
import { lostRound } from './faults/lost-round.ts'
import { movedDatabase } from './faults/moved-database.ts'
import { productDatabase } from './faults/product-database.ts'
import { productFalls } from './faults/product-falls.ts'
import { readOnlyMoment } from './faults/read-only-moment.ts'
import { refusedDatabase } from './faults/refused-database.ts'
import { restoredStudios } from './faults/restored-studios.ts'
import { rollingRestart } from './faults/rolling-restart.ts'
import { silentDatabase } from './faults/silent-database.ts'
import { cancelledStatements } from './faults/unlisted/cancelled-statements.ts'
import { clockBack } from './faults/unlisted/clock-back.ts'
import { frozenDatabase } from './faults/unlisted/frozen-database.ts'
import { idleTimeouts } from './faults/unlisted/idle-timeouts.ts'
import { killedTogether } from './faults/unlisted/killed-together.ts'
import { lockedTables } from './faults/unlisted/locked-tables.ts'
import { oddPayments } from './faults/unlisted/odd-payments.ts'
import { pausedPlatform } from './faults/unlisted/paused-platform.ts'
import { slowPackets } from './faults/unlisted/slow-packets.ts'
import { tooManyConnections } from './faults/unlisted/too-many-connections.ts'

export const faults: readonly AnyFault[] = [
  restoredStudios,
  lostRound,
  clockAhead,
  silentDatabase,
  movedDatabase,
  readOnlyMoment,
  cancelledCommits,
  refusedDatabase,
  hangingCommits,
  rollingRestart,
  productDatabase,
  deafPages,
  productFalls,
  fullDisk,
  killedDatabase,
]

/** Those that are done only when they are named, or with `--more`. */
export const moreFaults: readonly AnyFault[] = [
  cancelledStatements,
  clockBack,
  frozenDatabase,
  idleTimeouts,
  killedTogether,
  lockedTables,
  oddPayments,
  pausedPlatform,
  slowPackets,
  tooManyConnections,
]
