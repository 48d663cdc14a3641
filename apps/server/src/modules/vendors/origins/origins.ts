/** Where the money of a purse came from, as far as it matters before it leaves. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { hasPassed, transferByKey } from '../../ledger/index.ts'
import { openSum } from '../credits/rows.ts'
import { note, type Signed } from '../credits/signed.ts'
import { followerName, markOrigins, type OriginFeed } from './follow.ts'
import { clearMarks, isMarked } from './rows.ts'

/** `unread`: the stream has not been read so far; `held`: something is being checked; `unusual`: nobody has looked yet. */
export type Origin = 'plain' | 'unread' | 'held' | 'unusual'

interface Asked {
  readonly accountId: bigint
  /** The key by which money was put aside: what was credited afterwards does not matter. Null: now. */
  readonly upto: string | null
}

interface Looked extends Asked {
  readonly merchantId: number
  readonly upto: string
  readonly by: string
}

export interface Origins {
  /** Reads on, so that what was credited a moment ago is known. Where another reads for too long it is `unread` still. */
  catchUp(): Promise<void>
  of(tx: Tx, asked: Asked): Promise<Origin>
  /** Somebody has looked, in the transaction of what they decided. */
  lookedAt(tx: Tx, looked: Looked): Promise<void>
}

export const openOrigins = (feed: OriginFeed): Origins => ({
  async catchUp() {
    try {
      await markOrigins(feed)
    } catch (error) {
      if (!isLocked(error)) throw error
    }
  },
  of: originOf,
  async lookedAt(tx, { merchantId, accountId, upto: key, by }) {
    const upto = await seqOf(tx, accountId, key)
    invariant(upto !== null, `${key} put nothing aside`)
    await clearMarks(tx, { merchantId, accountId, upto, by })
  },
})

/** PostgreSQL's `lock_not_available`: somebody else reads, and did not come to an end in the time that one waits. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03'

async function originOf(tx: Tx, { accountId, upto }: Asked): Promise<Origin> {
  if (upto !== null && !(await hasPassed(tx, followerName, { accountId, key: upto }))) return 'unread'
  if ((await openSum(tx, accountId)) > 0n) return 'held'
  return (await isMarked(tx, accountId, await seqOf(tx, accountId, upto))) ? 'unusual' : 'plain'
}

const seqOf = async (tx: Tx, accountId: bigint, key: string | null): Promise<bigint | null> =>
  key === null ? null : ((await transferByKey(tx, accountId, key))?.seq ?? null)

export interface LookingAt {
  readonly merchantId: number
  readonly accountId: bigint
  /** What the list said that it shows: what was credited beyond waits still. */
  readonly upto: bigint
}

/** A person has looked at what was unusual of a member's purse, as far as it was shown. Answers how much waited. */
export const lookAtMember = (
  db: Db,
  { merchantId, accountId, upto }: LookingAt,
  signed: Signed,
): Promise<number> =>
  inMerchant(db, merchantId, async (tx) => {
    const count = await clearMarks(tx, { merchantId, accountId, upto, by: signed.by })
    const after = { count, upto: String(upto) }
    await note(tx, { merchantId, what: 'looked_at', target: String(accountId), after, ...signed })
    return count
  })

export interface UnusualCredit {
  readonly merchantId: number
  readonly accountId: bigint
  readonly reason: string
  readonly subject: string
  /** The place of its last credit in the statement of its account. */
  readonly seq: bigint
  readonly amount: bigint
  readonly markedAt: Date
}

const shownMax = 200

/**
 * What waits to be looked at, over all brands, oldest first; of one purse in the order of its statement, so that
 * whoever has looked at what is shown names the last of it.
 */
export async function readUnusual(
  tx: Tx,
  purse: { readonly merchantId: number; readonly accountId: bigint } | null,
): Promise<readonly UnusualCredit[]> {
  const of = purse ? sql`and merchant_id = ${purse.merchantId} and account_id = ${purse.accountId}` : sql``
  const { rows } = await sql<UnusualCredit>`
    select merchant_id as "merchantId", account_id as "accountId", reason, subject, seq, amount,
        marked_at as "markedAt"
      from vendors.unusual_credits where looked_at is null ${of}
     order by ${purse ? sql`seq, id` : sql`marked_at, id`} limit ${shownMax}`.execute(tx)
  return rows
}
