/**
 * A table's socket without the socket: who comes in with the token of a play session hears the table, and lays stakes.
 * The host gives it a line to write to and what was read from it.
 */
import type pg from 'pg'
import { safeParse } from 'zod/mini'
import { openGathering } from '../../journal/gathering.ts'
import type { Sessions } from '../../journal/sessions.ts'
import { openLimiter } from '../../play/rate.ts'
import { betsOf, type Seat } from '../store/bets.ts'
import { handsOf } from '../store/decisions.ts'
import type { SharedTable } from '../table-game.ts'
import { jsonIn } from './json-in.ts'
import type { Line } from './listener.ts'
import { hello } from './table-contract.ts'
import { openVisit, type Visit, type VisitParts } from './visit.ts'

export interface TableDoor {
  /** Null for who has no play session, and for another table than that it was opened for. */
  enter(text: string, line: Line): Promise<Visit | null>
}

export interface DoorParts extends Omit<VisitParts, 'look' | 'lookAtHand' | 'may'> {
  readonly studio: string
  readonly pool: pg.Pool
  readonly sessions: Pick<Sessions, 'find'>
  readonly tables: ReadonlyMap<string, SharedTable>
}

export function openTableDoor(parts: DoorParts): TableDoor {
  const { studio, pool, sessions, tables } = parts
  const look = openGathering((seats: readonly Seat[]) => betsOf(pool, seats))
  const lookAtHand = openGathering((seats: readonly Seat[]) => handsOf(pool, seats))
  const laying = openLimiter({ perSecond: 10, burst: 40 })
  return {
    async enter(text, line) {
      const read = safeParse(hello, jsonIn(text))
      const table = read.success ? tables.get(read.data.tableId) : undefined
      const session = read.success && table ? await sessions.find(studio, read.data.token) : null
      if (!table || session?.game !== table.id) return null
      const may = () => laying.take(session.playerId, performance.now()) === 0
      const visit = openVisit({ ...parts, look, lookAtHand, may }, { table, session, line })
      await visit.begin()
      return visit
    },
  }
}
