/** Free rounds: granted by the platform, played at the studio, paid out of what was set aside for them. */
import * as z from 'zod/mini'
import { code, currencyCode, instant, money } from '../fields.ts'

const requestId = code(64)
/** The platform's name for a grant: the same one again is the same grant. It is the `freeRoundId` of its stakes. */
const grantId = code(64)
const playerId = code(64)

/** The most that one grant is of. */
const freeRoundsMax = 1_000

const grantStanding = z.object({
  grantId,
  state: z.enum(['open', 'used', 'expired', 'cancelled']),
  /** Rounds that were played, and what they won together. */
  played: z.int().check(z.gte(0)),
  won: money,
})

/** A final word. Refused as `conflict`: the id stood for something else; `closed`: it was cancelled before it came. */
const verdict = z.object({
  state: z.enum(['done', 'refused']),
  reason: z.nullable(z.enum(['conflict', 'closed', 'game', 'stake', 'currency'])),
  grant: z.nullable(grantStanding),
})

export const freeRoundCalls = {
  /** So many rounds of this stake on one of these games. All of them together win no more than `maxWin`. */
  grantFreeRounds: {
    path: '/platform/v1/freerounds/grant',
    body: z.strictObject({
      requestId,
      grantId,
      playerId,
      currency: currencyCode,
      gameCodes: z.array(code(60)).check(z.minLength(1), z.maxLength(50)),
      rounds: z.int().check(z.gte(1), z.lte(freeRoundsMax)),
      stake: money,
      maxWin: money,
      expiresAt: instant,
    }),
    reply: verdict,
  },
  /** What was played stays. A grant that was never seen is closed: should it still arrive, it is refused. */
  cancelFreeRounds: {
    path: '/platform/v1/freerounds/cancel',
    body: z.strictObject({ requestId, grantId, playerId }),
    reply: verdict,
  },
  /** Null for a grant that was never seen. */
  freeRounds: {
    path: '/platform/v1/freerounds/status',
    body: z.strictObject({ requestId, grantId, playerId }),
    reply: z.object({ grant: z.nullable(grantStanding) }),
  },
} as const
