/** Where the money of a purse came from, as far as it matters before it leaves. */
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

export interface Origins {
  /** Reads on, so that what was credited a moment ago is known. */
  catchUp(): Promise<void>
  of(tx: Tx, asked: Asked): Promise<Origin>
  /** Somebody has looked, in the transaction of what they decided. */
  lookedAt(tx: Tx, asked: Asked & { readonly by: string }): Promise<void>
}

export const openOrigins = (feed: OriginFeed): Origins => ({
  catchUp: () => markOrigins(feed),
  of: originOf,
  lookedAt: async (tx, { accountId, upto, by }) =>
    void (await clearMarks(tx, { accountId, upto: await seqOf(tx, accountId, upto), by })),
})

async function originOf(tx: Tx, { accountId, upto }: Asked): Promise<Origin> {
  if (upto !== null && !(await hasPassed(tx, followerName, { accountId, key: upto }))) return 'unread'
  if ((await openSum(tx, accountId)) > 0n) return 'held'
  return (await isMarked(tx, accountId, await seqOf(tx, accountId, upto))) ? 'unusual' : 'plain'
}

const seqOf = async (tx: Tx, accountId: bigint, key: string | null): Promise<bigint | null> =>
  key === null ? null : ((await transferByKey(tx, accountId, key))?.seq ?? null)

/** A person has looked at everything unusual of a member's purse. Answers how many credits waited. */
export const lookAtMember = (
  db: Db,
  { merchantId, accountId }: { readonly merchantId: number; readonly accountId: bigint },
  signed: Signed,
): Promise<number> =>
  inMerchant(db, merchantId, async (tx) => {
    const count = await clearMarks(tx, { accountId, upto: null, by: signed.by })
    await note(tx, { merchantId, what: 'looked_at', target: String(accountId), after: { count }, ...signed })
    return count
  })

export interface UnusualCredit {
  readonly merchantId: number
  readonly accountId: bigint
  readonly reason: string
  readonly subject: string
  readonly amount: bigint
  readonly markedAt: Date
}

const shownMax = 200

/** What waits to be looked at, over all brands, oldest first. */
export async function readUnusual(tx: Tx): Promise<readonly UnusualCredit[]> {
  const { rows } = await sql<UnusualCredit>`
    select merchant_id as "merchantId", account_id as "accountId", reason, subject, amount, marked_at as "markedAt"
      from vendors.unusual_credits where looked_at is null order by marked_at, id limit ${shownMax}`.execute(
    tx,
  )
  return rows
}
