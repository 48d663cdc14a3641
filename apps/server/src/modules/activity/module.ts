import type { Db, Tx } from '../../platform/database/db.ts'
import type { Module, Platform } from '../../platform/module.ts'
import { loop } from '../../platform/work/loop.ts'
import type { Games } from '../catalog/index.ts'
import type { Merchants } from '../merchants/index.ts'
import { readBets, type Settlement } from '../wallet/index.ts'
import { addToDays, daysOf, sumsOfMembers } from './days.ts'
import { type AnyDeed, type Deed, deedsOf, isOwn } from './deeds.ts'
import { type Reader, readDeeds, readRows } from './read.ts'
import type { DeedRows } from './rows.ts'

export type { AnyDeed, Deed, DeedRows }

export interface Activity {
  /** Reads on from the reader's place, each deed once; the place moves in the transaction that works. */
  read(db: Db, reader: Reader, work: (tx: Tx, deeds: readonly Deed[]) => Promise<void>): Promise<void>
  /** The same as rows for a statement: for whoever counts by member, who then is sent none of them. */
  readRows(db: Db, reader: Reader, work: (tx: Tx, deeds: DeedRows) => Promise<void>): Promise<void>
  /** The same with what members were given, and what went along the line of agents. */
  readAll(db: Db, reader: Reader, work: (tx: Tx, deeds: readonly AnyDeed[]) => Promise<void>): Promise<void>
  /** As readers were told them: for whoever looks whether all was counted. */
  deedsOf(settlements: readonly Settlement[]): Promise<AnyDeed[]>
  /** A bet that ended a moment ago is settled and in its day: for calls that show what was just done. */
  caughtUp(db: Db): Promise<void>
  /** What a member of the brand that the transaction is in did on each of these days, both included. */
  readonly daysOf: typeof daysOf
  /** What all of its members did on such days, in pieces. */
  readonly sumsOfMembers: typeof sumsOfMembers
}

interface Uses {
  readonly merchants: Merchants
  readonly catalog: Games
}

export function open({ workDb, warn }: Platform, { merchants, catalog }: Uses): Module<Activity> {
  const sights = {
    gameOf: catalog.named,
    timeZoneOf: async (merchantId: number) =>
      (await merchants.directory.brandOfId(merchantId))?.timeZone ?? 'UTC',
  }
  const readAll: Activity['readAll'] = (db, reader, work) => readDeeds(db, reader, sights, work)
  const read: Activity['read'] = (db, reader, work) =>
    readAll(db, reader, (tx, deeds) => work(tx, deeds.filter(isOwn)))
  const rows: Activity['readRows'] = (db, reader, work) => readRows(db, reader, sights, work)
  return {
    face: {
      ...{ read, readAll, readRows: rows, daysOf, sumsOfMembers },
      deedsOf: (settlements) => deedsOf(settlements, sights),
      async caughtUp(db) {
        await readBets(db)
        await rows(db, { name: 'days', whenBusy: 'wait' }, addToDays)
      },
    },
    work: () => [
      loop({
        ...{ name: 'activity-days', everyMs: 1_000, onError: warn('activity') },
        work: (stopping) =>
          rows(workDb, { name: 'days', whenBusy: 'leave', gently: true, stopping }, addToDays),
      }),
    ],
  }
}
