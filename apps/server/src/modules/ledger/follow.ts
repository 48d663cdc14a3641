/**
 * Following the stream of transfers: by watermark, each transfer once, transactions in the order in which they
 * began. The watermark moves in the transaction that works, so whatever is killed in between is read again. What one
 * follower of a process has read the others are given.
 */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Transfer, transfersSince, type Window } from './read.ts'
import { openTail, type Tail } from './tail.ts'

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
}

export interface Batch {
  readonly transfers: readonly Transfer[]
  /** Where it begins: no other batch of this follower begins there. */
  readonly since: bigint
}

/**
 * Transfers a batch asks for: more when the batch before was full, unless others wait for its end. Whole transactions,
 * so it may be a few more.
 */
const pages = { first: 5_000, most: 20_000 }

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
  const most = follower.most ?? (follower.whenBusy === 'wait' ? pages.first : pages.most)
  for (let page = Math.min(pages.first, most); ; page = Math.min(page * 2, most)) {
    const read = await db.transaction().execute((tx) => readPage(tx, tailOf(db), follower, page, work))
    if (!read) return done
    done.push(read.made)
    told(read.made)
    if (!read.isMore) return done
  }
}

/** One for each pool of connections: of a process, as a rule, one. */
const tails = new WeakMap<Db, Tail>()
function tailOf(db: Db): Tail {
  const known = tails.get(db)
  if (known) return known
  const tail = openTail()
  tails.set(db, tail)
  return tail
}

async function readPage<T>(
  tx: Tx,
  tail: Tail,
  follower: Follower,
  page: number,
  work: (tx: Tx, batch: Batch) => Promise<T>,
): Promise<{ made: T; isMore: boolean } | null> {
  await sql`select set_config('app.reader', ${follower.name}, true)`.execute(tx)
  const since = await takePlace(tx, follower)
  if (since === null) return null
  const fresh = (): Promise<Window> => transfersSince(tx, since, page)
  const { transfers, next, wasKept } = await tail.read(since, page, fresh)
  if (transfers.length === 0) return null
  const made = await work(tx, { transfers, since })
  await sql`update ledger.followers set next_xid = ${next}, moved_at = now() where name = ${follower.name}`.execute(
    tx,
  )
  return { made, isMore: wasKept || transfers.length >= page }
}

/**
 * Locks the follower's place until the transaction ends; null while another holds it who is not waited for. A place that
 * is not there is never made up: what was read already would be read again.
 */
async function takePlace(tx: Tx, { name, whenBusy }: Follower): Promise<bigint | null> {
  const skip = whenBusy === 'leave' ? sql`skip locked` : sql``
  const { rows } = await sql<{ next: bigint }>`
    select next_xid as next from ledger.followers where name = ${name} for update ${skip}`.execute(tx)
  if (rows[0]) return rows[0].next
  const known = await sql`select from ledger.followers where name = ${name}`.execute(tx)
  invariant(known.rows.length > 0, `nobody began the follower ${name}: its migration does`)
  return null
}

interface Place {
  readonly accountId: bigint
  readonly key: string
}

/**
 * Who wrote before this one on the account may have a higher transaction number: it came while this one waited for the
 * account, for two seconds at the most (`lock_timeout`).
 */
const lateMost = 1_000

/** Whether the follower has read everything of this account, up to and with what a key wrote there. */
export async function hasPassed(tx: Tx, name: string, { accountId, key }: Place): Promise<boolean> {
  const { rows } = await sql<{ passed: boolean | null }>`
    select f.next_xid > (
        select max(b.xid) from ledger.transfers b
         where b.account_id = t.account_id and b.seq between t.seq - ${lateMost} and t.seq) as passed
      from ledger.followers f, ledger.by_keys(array[${accountId}::bigint], array[${key}::text]) t
     where f.name = ${name}`.execute(tx)
  return rows[0]?.passed ?? false
}
