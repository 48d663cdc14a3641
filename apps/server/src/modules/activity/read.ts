/** Reading on from the last settlement that one has seen: each once, the place moved in the transaction that works. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { callsAreAnswered, openPace } from '../../platform/work/pace.ts'
import { openTail, type Stretch, type Tail } from '../../platform/work/tail.ts'
import { lastSettlement, settlementCellsSince, settlementsSince } from '../wallet/index.ts'
import { type AnyDeed, deedsOf, judgeCells, type Sights } from './deeds.ts'
import { type DeedRows, rowsOf } from './rows.ts'

export interface Reader {
  /** The name of its place, for ever; a migration begins it (`activity.begin_reading`). */
  readonly name: string
  /** While another process reads: wait for it, so that afterwards all is read, or leave it the work. */
  readonly whenBusy: 'wait' | 'leave'
  /** Nobody waits for its end: small pieces, with rests between them. */
  readonly gently?: boolean
  readonly stopping?: AbortSignal | undefined
}

/**
 * Settlements a piece asks for. Calls of players wait in the same process while they are worked with; where none do, who
 * is behind takes twice as many each time, as long as a piece takes no longer than half a second: a member's bets are
 * added up before anything is written, so that many cost little more than few. Calls elsewhere that must see what was
 * just done wait for the piece on its way.
 */
const pieces = { beside: 500, alone: 1_000, mostAlone: 5_000, most: 20_000, mostRows: 200_000 }
const pieceMostMs = 500

type Work<T> = (tx: Tx, told: T) => Promise<void>

/** The next from a place on: what is made of them, where they end, and whether there may be more; null after the last. */
type Take<T> = (
  tx: Tx,
  last: bigint,
  page: number,
) => Promise<{ readonly told: T; readonly end: bigint; readonly isMore: boolean } | null>

/** What one reader of a process has read the others are given: one for each pool of connections. */
const tails = new WeakMap<Db, Tail<AnyDeed>>()

function tailOf(db: Db): Tail<AnyDeed> {
  const known = tails.get(db)
  if (known) return known
  const tail = openTail<AnyDeed>()
  tails.set(db, tail)
  return tail
}

/**
 * Reads on until the end of what is settled. The transaction is allowed what policies allow `app.reader` of
 * `activity:<name>`.
 */
export async function readDeeds(
  db: Db,
  reader: Reader,
  sights: Sights,
  work: Work<readonly AnyDeed[]>,
): Promise<void> {
  const tail = tailOf(db)
  const take: Take<readonly AnyDeed[]> = async (tx, last, page) => {
    const fresh = async (): Promise<Stretch<AnyDeed>> => {
      const settlements = await settlementsSince(tx, last, page)
      const places = settlements.map(({ id }) => id)
      return { items: await deedsOf(settlements, sights), places, next: (places.at(-1) ?? last) + 1n }
    }
    const { items, next, wasKept } = await tail.read(last + 1n, page, fresh)
    if (items.length === 0) return null
    return { told: items, end: next - 1n, isMore: wasKept || items.length === page }
  }
  await readAll(db, reader, { take, work, most: pieces.most })
}

/** The same of what members did themselves, as rows for statements: whoever counts by member fetches none of them. */
export async function readRows(db: Db, reader: Reader, sights: Sights, work: Work<DeedRows>): Promise<void> {
  const take: Take<DeedRows> = async (tx, last, page) => {
    const { cells, end, count } = await settlementCellsSince(tx, last, page)
    if (end === null) return null
    return { told: rowsOf({ last, end }, await judgeCells(cells, sights)), end, isMore: count === page }
  }
  await readAll(db, reader, { take, work, most: pieces.mostRows })
}

interface Reading<T> {
  readonly take: Take<T>
  readonly work: Work<T>
  readonly most: number
}

async function readAll<T>(db: Db, reader: Reader, reading: Reading<T>): Promise<void> {
  const pace = reader.gently ? openPace() : null
  const isAlone = !callsAreAnswered()
  for (let page = isAlone ? pieces.alone : pieces.beside; ; ) {
    const once = async () => {
      const began = performance.now()
      const isMore = await db.transaction().execute((tx) => readOnce(tx, { ...reader, page }, reading))
      return { isMore, ms: performance.now() - began }
    }
    const { isMore, ms } = await (pace ? pace.piece(once) : once())
    if (!isMore || reader.stopping?.aborted) return
    if (!isAlone) continue
    const isSmall = page < pieces.mostAlone || ms < pieceMostMs / 2 || pace?.isHurried()
    if (isSmall) page = Math.min(page * 2, reading.most)
    else if (ms > pieceMostMs * 2) page = Math.max(page >> 1, pieces.mostAlone)
  }
}

async function readOnce<T>(
  tx: Tx,
  { name, whenBusy, page }: Reader & { readonly page: number },
  { take, work }: Reading<T>,
): Promise<boolean> {
  await sql`select set_config('app.reader', ${`activity:${name}`}, true)`.execute(tx)
  const skip = whenBusy === 'leave' ? sql`skip locked` : sql``
  const { rows } = await sql<{ last: bigint | null }>`
    select last_id as last from activity.readers where name = ${name} for update ${skip}`.execute(tx)
  const [place] = rows
  if (!place) {
    const known = await sql`select from activity.readers where name = ${name}`.execute(tx)
    invariant(known.rows.length > 0, `nobody began the reader ${name}: its migration does`)
    return false
  }
  const moveTo = (id: bigint) =>
    sql`update activity.readers set last_id = ${id}, moved_at = now() where name = ${name}`.execute(tx)
  if (place.last === null) {
    await moveTo(await lastSettlement(tx))
    return false
  }
  const taken = await take(tx, place.last, page)
  if (!taken) return false
  await work(tx, taken.told)
  await moveTo(taken.end)
  return taken.isMore
}
