/** Reading on from the last settlement that one has seen: each once, the place moved in the transaction that works. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { callsAreAnswered, openPace } from '../../platform/work/pace.ts'
import { openTail, type Stretch, type Tail } from '../../platform/work/tail.ts'
import { lastSettlement, settlementsSince } from '../wallet/index.ts'
import { type AnyDeed, deedsOf, type Sights } from './deeds.ts'

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
 * is behind takes twice as many each time: a member's bets are added up before anything is written, so that many cost
 * little more than few. Calls elsewhere that must see what was just done wait for the piece on its way, so it stays
 * below a second until the rests are used up.
 */
const pieces = { beside: 500, alone: 1_000, mostAlone: 5_000, most: 20_000 }

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
  work: (tx: Tx, deeds: readonly AnyDeed[]) => Promise<void>,
): Promise<void> {
  const pace = reader.gently ? openPace() : null
  const isAlone = !callsAreAnswered()
  for (let page = isAlone ? pieces.alone : pieces.beside; ; ) {
    const step = { ...reader, page, tail: tailOf(db) }
    const once = () => db.transaction().execute((tx) => readOnce(tx, step, sights, work))
    const isMore = await (pace ? pace.piece(once) : once())
    if (!isMore || reader.stopping?.aborted) return
    if (isAlone) page = Math.min(page * 2, pace?.isHurried() ? pieces.most : Math.max(page, pieces.mostAlone))
  }
}

async function readOnce(
  tx: Tx,
  { name, whenBusy, page, tail }: Reader & { readonly page: number; readonly tail: Tail<AnyDeed> },
  sights: Sights,
  work: (tx: Tx, deeds: readonly AnyDeed[]) => Promise<void>,
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
  const { last } = place
  const since = last + 1n
  const fresh = async (): Promise<Stretch<AnyDeed>> => {
    const settlements = await settlementsSince(tx, last, page)
    const places = settlements.map(({ id }) => id)
    return { items: await deedsOf(settlements, sights), places, next: (places.at(-1) ?? last) + 1n }
  }
  const { items, next, wasKept } = await tail.read(since, page, fresh)
  if (items.length === 0) return false
  await work(tx, items)
  await moveTo(next - 1n)
  return wasKept || items.length === page
}
