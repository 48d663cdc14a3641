/**
 * What a follower leaves behind: an account with a transfer that this version of the program does not know. Nothing of
 * it is read from there on, nothing is skipped and nothing guessed: all of it is given, in its order, when a version
 * comes that knows it. All other accounts are read on.
 */
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { Db, Tx } from '../../platform/database/db.ts'
import { kinds, storedStatuses } from './kinds.ts'
import { columns, type Row, read, readOr, type Transfer, Unreadable } from './read.ts'

/**
 * Who wrote before this one on the account may have a higher transaction number: it came while this one waited for the
 * account, for two seconds at the most (`lock_timeout`).
 */
export const lateMost = 1_000n

const isUnreadable = (each: object): each is Unreadable => each instanceof Unreadable
const isKnown = (each: Transfer | Unreadable): each is Transfer => !isUnreadable(each)
const allKnown = (all: readonly (Transfer | Unreadable)[]): all is readonly Transfer[] => all.every(isKnown)

interface Step {
  readonly follower: string
  /** Where the batch begins. */
  readonly since: bigint
  /** How many accounts wait already. */
  readonly unread: number
  /** Met by the work itself, further on in rounds that it looked at. */
  readonly met: readonly Unreadable[]
}

/** The transfers of a window that may be given now. The accounts of all others wait from here on. */
export async function leaveUnknown(
  tx: Tx,
  step: Step,
  transfers: readonly (Transfer | Unreadable)[],
): Promise<readonly Transfer[]> {
  // Nearly always all are known: of each follower's every window nothing is copied then.
  const isPlain = step.met.length === 0 && step.unread === 0
  if (isPlain && allKnown(transfers)) return transfers
  const known = transfers.filter(isKnown)
  const unknown = [...transfers.filter(isUnreadable), ...step.met]
  await leave(tx, step, unknown, known)
  const waiting = await waitingOf(tx, step.follower)
  return known.filter(({ accountId }) => !waiting.has(accountId))
}

async function leave(
  tx: Tx,
  { follower, since }: Step,
  unknown: readonly Unreadable[],
  known: readonly Transfer[],
) {
  const byAccount = new Map(unknown.toReversed().map((found) => [found.accountId, found]))
  const first = new Map([...byAccount].map(([accountId, { seq }]) => [accountId, seq]))
  for (const { accountId, seq } of [...known, ...unknown]) {
    const before = first.get(accountId)
    if (before !== undefined && seq < before) first.set(accountId, seq)
  }
  for (const { accountId, seq, codes } of byAccount.values())
    await sql`
      insert into ledger.unread (follower, account_id, from_xid, from_seq, seq, kind, status)
      values (${follower}, ${accountId}, ${since}, ${first.get(accountId) ?? seq}, ${seq}, ${codes.kind},
        ${codes.status})
      on conflict (follower, account_id) do nothing`.execute(tx)
  if (byAccount.size > 0) await count(tx, follower)
}

async function waitingOf(tx: Tx, follower: string): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select account_id as id from ledger.unread where follower = ${follower}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

const count = (tx: Tx, follower: string) =>
  sql`update ledger.followers f set unread = (select count(*) from ledger.unread u where u.follower = f.name)
       where name = ${follower}`.execute(tx)

interface Again {
  readonly follower: string
  /** The follower's place: what lies behind it comes by the stream. */
  readonly upto: bigint
  readonly most: number
  readonly met: readonly Unreadable[]
}

interface Waiting {
  readonly id: bigint
  readonly accountId: bigint
  readonly fromXid: bigint
  readonly fromSeq: bigint
}

/**
 * Of one account that waited and is known by now, everything up to the follower's place, or about `most` of it; null
 * when there is none. Its `since` lies below zero, where no window begins.
 */
export async function takeUp(tx: Tx, again: Again): Promise<{ transfers: Transfer[]; since: bigint } | null> {
  const { follower, met } = again
  for (const found of met) await waitFor(tx, follower, found)
  for (;;) {
    const { rows } = await sql<Waiting>`
      select id, account_id as "accountId", from_xid as "fromXid", from_seq as "fromSeq" from ledger.unread
       where follower = ${follower} and kind = any(${Object.values(kinds)}::smallint[])
         and status = any(${storedStatuses}::smallint[])
       order by id limit 1`.execute(tx)
    const [waiting] = rows
    if (!waiting) return null
    const { given, next } = await rowsOf(tx, waiting, again)
    const unknown = given.map((row) => readOr(row, (each) => new Unreadable(each))).find(isUnreadable)
    if (unknown) {
      await waitFor(tx, follower, unknown)
      continue
    }
    if (next !== null) await goOn(tx, waiting.id, next)
    else await sql`delete from ledger.unread where id = ${waiting.id}`.execute(tx)
    await count(tx, follower)
    if (given.length > 0) return { transfers: given.map(read), since: -waiting.id }
  }
}

const waitFor = (tx: Tx, follower: string, { accountId, seq, codes }: Unreadable) =>
  sql`update ledger.unread set seq = ${seq}, kind = ${codes.kind}, status = ${codes.status}
       where follower = ${follower} and account_id = ${accountId}`.execute(tx)

/** Whole transactions, as everywhere: `next` is the first one that is left for another batch, if one may be. */
async function rowsOf(tx: Tx, { accountId, fromXid, fromSeq }: Waiting, { upto, most }: Again) {
  const waiting = sql`
    account_id = ${accountId} and seq >= ${fromSeq - lateMost} and xid >= ${fromXid} and xid < ${upto}`
  const ends = await sql<{ xid: bigint }>`
    select xid from ledger.transfers where ${waiting} order by xid offset ${most - 1} limit 1`.execute(tx)
  const last = ends.rows[0]?.xid
  const { rows } = await sql<Row>`
    select ${columns} from ledger.transfers where ${waiting} and xid <= ${last ?? upto} order by xid, seq`.execute(
    tx,
  )
  return { given: rows, next: last === undefined ? null : last + 1n }
}

/** Under a new name, for no batch may begin where another one did. */
const goOn = (tx: Tx, id: bigint, next: bigint) =>
  sql`update ledger.unread set id = default, from_xid = ${next} where id = ${id}`.execute(tx)

export interface Left {
  readonly follower: string
  readonly accounts: number
  readonly kinds: readonly number[]
  readonly statuses: readonly number[]
  /** The one that waits longest: its account and the number of the transfer that is not known. */
  readonly accountId: bigint
  readonly seq: bigint
}

/** What waits, for a person. A transfer that somebody put right meanwhile is looked at again. */
export async function unreadNow(db: Db): Promise<readonly Left[]> {
  await sql`
    update ledger.unread u set kind = t.kind, status = t.status from ledger.transfers t
     where t.account_id = u.account_id and t.seq = u.seq and (t.kind, t.status) <> (u.kind, u.status)`.execute(
    db,
  )
  const { rows } = await sql<Left>`
    select follower, count(*)::int as accounts, array_agg(distinct kind) as kinds, array_agg(distinct status) as statuses,
        (array_agg(account_id order by id))[1] as "accountId", (array_agg(seq order by id))[1] as seq
      from ledger.unread group by follower order by follower`.execute(db)
  return rows
}

/** As operators measure it: everything but 0 is a matter for today. */
export const unreadFigure = (db: Db): Gauge =>
  new Gauge({
    name: 'jackfruit_ledger_unread_accounts',
    help: 'Accounts that a follower of the ledger left, at a transfer that its version does not know.',
    labelNames: ['follower'],
    registers: [],
    async collect() {
      this.reset()
      const { rows } = await sql<{ name: string; unread: number }>`
        select name, unread from ledger.followers`.execute(db)
      for (const { name, unread } of rows) this.set({ follower: name }, unread)
    },
  })
