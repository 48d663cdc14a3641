/** What the platform asks of a studio that has lotteries. A studio without any answers empty lists. */
import * as z from 'zod/mini'
import { prizeModes } from '../catalog/lottery-words.ts'
import { code, money } from '../fields.ts'

const requestId = code(64)
/** Two draws of each of two hundred lotteries. */
const nextDrawsMax = 400
const ahead = z.number().check(z.gte(0))

/** A draw that is to come. Times are told by how far they lie ahead: nobody's clock is asked. */
const nextDraw = z.object({
  gameCode: code(60),
  issueId: code(64),
  /** 0 where bets are taken already. */
  opensInMs: ahead,
  closesInMs: ahead,
  drawsInMs: ahead,
})

export const drawCalls = {
  /** Of each lottery the draw that is bet on, and the one after it. */
  nextDraws: {
    path: '/platform/v1/draws/next',
    body: z.strictObject({ requestId }),
    reply: z.object({ draws: z.array(nextDraw).check(z.maxLength(nextDrawsMax)) }),
  },
  /** Of each play the most that a line returns for a stake of one, in this table of odds. */
  drawOdds: {
    path: '/platform/v1/draws/odds',
    body: z.strictObject({ requestId, prizeMode: z.enum(prizeModes) }),
    reply: z.object({
      games: z.array(z.object({ gameCode: code(60), odds: z.record(z.string(), money) })),
    }),
  },
  /** Null for a draw that there is not, that is not drawn, or whose result people entered. */
  drawProof: {
    path: '/platform/v1/draws/proof',
    body: z.strictObject({ requestId, issueId: code(64) }),
    reply: z.object({ proof: z.nullable(z.record(z.string(), z.unknown())) }),
  },
} as const
