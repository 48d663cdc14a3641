/**
 * Following the stream of transfers: by watermark, each transfer once, transactions in the order in which they
 * began. The watermark moves in the transaction that works, so whatever is killed in between is read again. What one
 * follower of a process has read the others are given.
 */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { callsAreAnswered, openPace } from '../../platform/work/pace.ts'
import { openTail, type Stretch, type Tail } from '../../platform/work/tail.ts'
import { type Transfer, Unreadable } from './read.ts'
import { transfersSince } from './stream/stream.ts'
import { lateMost, leaveUnknown, takeUp } from './unread.ts'

export interface Follower {
  /**
   * The name of its place in the stream, for ever: who follows under one name shares the work. A migration begins it
   * (`ledger.begin_following`), with the first transfer there is or with what comes from then on.
   */
  readonly name: string
  /** While another process works: wait for it, so that afterwards all is read, or leave it the work. */
  readonly whenBusy: 'wait' | 'leave'
  /** Never more transfers in one batch than about this, where its work keeps others waiting until its end. */
  readonly most?: number
  /** Nobody waits for its end: it gives way to calls of players, with small batches and rests between them. */
  readonly gently?: boolean
  /** Ends it after the batch under way: the rest is read by the next who follows. */
  readonly stopping?: AbortSignal | undefined
}

export interface Batch {
  readonly transfers: readonly Transfer[]
  /** Where it begins: no other batch of this follower begins there. */
  readonly since: bigint
}

/**
 * Transfers a batch asks for: more when the batch before was full, unless others wait for its end. Whole transactions,
 * so it may be a few more. Few at first: what is made of a batch is handed to the database in one go, while calls of
 * players wait in the same process (3,000 took 95 ms, 500 some 20). Where none do, a batch's own costs are shared by more.
 */
const pages = { first: 500, firstAlone: 1_000, mostAlone: 5_000, most: 20_000 }
/** Where no calls are answered a batch grows beyond that as long as it is done so soon. */
const soonMs = 250

/**
 * Reads on to the end of what is safe to read, and answers what `work` made of each batch. `told` hears of each after
 * its commit, so that what a later batch fails at takes nothing from it.
 * The transaction is allowed what policies allow `app.reader` of this name.
 */
export async function follow<T>(
  db: Db,
  follower: Follower,
  work: (tx: Tx, batch: Batch) => Promise<T>,
  told: (made: T) => void = () => {},
): Promise<T[]> {
  const done: T[] = []
  const first = callsAreAnswered() ? pages.first : pages.firstAlone
  const most = follower.most ?? (follower.whenBusy === 'wait' ? first : pages.most)
  const pace = follower.gently ? openPace() : null
  for (let page = Math.min(first, most); ; ) {
    const reading = { follower, page, work, met: [] }
    const began = performance.now()
    const read = await (pace ? pace.piece(() => readKnown(db, reading)) : readKnown(db, reading))
    if (!read) return done
    done.push(read.made)
    told(read.made)
    if (!read.isMore || follower.stopping?.aborted) return done
    if (!pace || pace.isHurried()) page = Math.min(page * 2, most)
    else if (!callsAreAnswered()) {
      const isSoon = page < pages.mostAlone || performance.now() - began < soonMs
      page = isSoon ? Math.max(page, Math.min(page * 2, most)) : page
    }
  }
}

/** One for each pool of connections: of a process, as a rule, one. */
const tails = new WeakMap<Db, Read>()
type Read = Tail<Transfer | Unreadable>
function tailOf(db: Db): Read {
  const known = tails.get(db)
  if (known) return known
  const tail: Read = openTail()
  tails.set(db, tail)
  return tail
}

interface Reading<T> {
  readonly follower: Follower
  readonly page: number
  readonly work: (tx: Tx, batch: Batch) => Promise<T>
  /** What the work itself met and does not know. */
  readonly met: readonly Unreadable[]
}

async function readPage<T>(
  tx: Tx,
  tail: Read,
  { follower: { name, ...follower }, page, work, met }: Reading<T>,
): Promise<{ made: T; isMore: boolean } | null> {
  await sql`select set_config('app.reader', ${name}, true)`.execute(tx)
  const place = await takePlace(tx, { name, ...follower })
  if (!place) return null
  const { since, unread } = place
  const again = unread > 0 ? await takeUp(tx, { follower: name, upto: since, most: page, met }) : null
  if (again) return { made: await work(tx, again), isMore: true }
  const fresh = async (): Promise<Stretch<Transfer | Unreadable>> => {
    const { transfers, xids, next } = await transfersSince(tx, since, page)
    return { items: transfers, places: xids, next }
  }
  const { items, next, wasKept } = await tail.read(since, page, fresh)
  if (items.length === 0) return null
  const transfers = await leaveUnknown(tx, { follower: name, since, unread, met }, items)
  const made = await work(tx, { transfers, since })
  await sql`update ledger.followers set next_xid = ${next}, moved_at = now() where name = ${name}`.execute(tx)
  return { made, isMore: wasKept || items.length >= page }
}

/** Once more where the work met what it does not know, without the account of it: each account is met once at most. */
async function readKnown<T>(db: Db, reading: Reading<T>): ReturnType<typeof readPage<T>> {
  try {
    return await db.transaction().execute((tx) => readPage(tx, tailOf(db), reading))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    if (reading.met.some(({ accountId }) => accountId === error.accountId)) throw error
    return readKnown(db, { ...reading, met: [...reading.met, error] })
  }
}

/**
 * Locks the follower's place until the transaction ends; null while another holds it who is not waited for. A place that
 * is not there is never made up: what was read already would be read again.
 */
async function takePlace(
  tx: Tx,
  { name, whenBusy }: Follower,
): Promise<{ since: bigint; unread: number } | null> {
  const skip = whenBusy === 'leave' ? sql`skip locked` : sql``
  const { rows } = await sql<{ since: bigint; unread: number }>`
    select next_xid as since, unread from ledger.followers where name = ${name} for update ${skip}`.execute(
    tx,
  )
  if (rows[0]) return rows[0]
  const known = await sql`select from ledger.followers where name = ${name}`.execute(tx)
  invariant(known.rows.length > 0, `nobody began the follower ${name}: its migration does`)
  return null
}

interface Place {
  readonly accountId: bigint
  readonly key: string
}

/**
 * Whether the follower has read everything of this account, up to and with what a key wrote there. Of an account that
 * it left at a transfer that it does not know it has not.
 */
export async function hasPassed(tx: Tx, name: string, { accountId, key }: Place): Promise<boolean> {
  const { rows } = await sql<{ passed: boolean | null }>`
    select f.next_xid > (
        select max(b.xid) from ledger.transfers b
         where b.account_id = t.account_id and b.seq between t.seq - ${lateMost} and t.seq)
        and not exists (select from ledger.unread u where u.follower = f.name and u.account_id = t.account_id) as passed
      from ledger.followers f, ledger.by_keys(array[${accountId}::bigint], array[${key}::text]) t
     where f.name = ${name}`.execute(tx)
  return rows[0]?.passed ?? false
}
