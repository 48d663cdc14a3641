/** Live sessions: found by token and cookie together, rotated, ended. What was read serves for a second. */
import type { Db } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import { second, seenEveryMs } from '../settings.ts'
import { hashOf, isSame } from '../tokens.ts'
import type { Endings } from './endings.ts'
import { openKeep } from './keep.ts'
import { endSession, rotateToken, type SessionRow, sessionByToken, touch } from './session-rows.ts'

const keptMax = 50_000

export interface Sessions {
  /** Whose session it is, or null. A token that was replaced long ago ends the session: it was stolen. */
  find(merchantId: number, token: string, bind: string | null): Promise<Principal | null>
  /** A new token for the same session, or null when the one shown is good no more. */
  rotate(principal: Principal, shown: string): Promise<string | null>
  end(merchantId: number, sessionId: string, reason: string): Promise<void>
  /** Reads this session afresh at its next use. */
  forget(sessionId: string): void
}

interface SessionsDeps {
  readonly db: Db
  readonly endings: Endings
  readonly now: () => Date
}

export function openSessions({ db, endings, now }: SessionsDeps): Sessions {
  const kept = openKeep<{ row: SessionRow; seenAt: number }>({ keepMs: second, max: keptMax })

  const lookUp = async (merchantId: number, hash: Buffer) => {
    const key = keyOf(merchantId, hash)
    const known = kept.get(key)
    if (known) return known
    const row = await inMerchant(db, merchantId, (tx) => sessionByToken(tx, merchantId, hash))
    if (!row) return null
    const fresh = { row, seenAt: row.lastSeenAt.getTime() }
    kept.set(key, fresh)
    return fresh
  }
  const end = async (merchantId: number, sessionId: string, reason: string) => {
    await inMerchant(db, merchantId, (tx) => endSession(tx, sessionId, reason, now()))
    endings.tell([{ sessionId, reason }])
  }

  return {
    end,
    forget: (sessionId) => kept.drop(({ row }) => row.id === sessionId),
    async find(merchantId, token, bind) {
      const session = await lookUp(merchantId, hashOf(token))
      if (!session || endings.hasEnded(session.row.id)) return null
      const { row, seenAt } = session
      const at = now()
      const why = endReason(row, seenAt, at)
      if (why) {
        await end(merchantId, row.id, why)
        return null
      }
      if (!bind || !isSame(row.bindHash, hashOf(bind))) return null
      if (at.getTime() - seenAt >= seenEveryMs) {
        session.seenAt = at.getTime()
        await inMerchant(db, merchantId, (tx) => touch(tx, row.id, at))
      }
      return principalOf(row)
    },
    async rotate({ merchantId, sessionId }, shown) {
      const hash = hashOf(shown)
      const token = await inMerchant(db, merchantId, (tx) => rotateToken(tx, sessionId, hash, now()))
      kept.delete(keyOf(merchantId, hash))
      return token
    },
  }
}

const keyOf = (merchantId: number, hash: Buffer): string => `${merchantId}|${hash.toString('base64')}`

/** Why a session that stands in the database is good no more, or null. */
export function endReason(row: SessionRow, seenAt: number, at: Date): 'expired' | 'token_reused' | null {
  if (row.expiresAt <= at || seenAt + row.idleSeconds * second <= at.getTime()) return 'expired'
  if (row.graceUntil && row.graceUntil <= at) return 'token_reused'
  return null
}

export const principalOf = ({ id, memberId, merchantId, type, isPasswordDue }: SessionRow): Principal => ({
  sessionId: id,
  memberId,
  merchantId,
  type,
  isPasswordDue,
})
