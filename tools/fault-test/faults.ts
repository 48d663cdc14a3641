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
