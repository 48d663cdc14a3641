/** The calls of a studio's draws. It knows no HTTP server: each takes what was sent and answers a status and a body. */
import { safeParse } from 'zod/mini'
import { authenticate, sessionFrom } from '../play/open-game.ts'
import { PlayRefusal } from '../play/play-refusal.ts'
import { type Limiter, openLimiter } from '../play/rate.ts'
import type { Asked, Told } from '../play.ts'
import { type OwnCall, ownCalls } from './calls/own-calls.ts'
import type { DrawDoorParts, Own, Public, Request } from './calls/parts.ts'
import { publicCalls } from './calls/public-calls.ts'
import { type DrawCall, requests } from './draw-contract.ts'

export type DrawDoor = (call: DrawCall, asked: Asked) => Promise<Told>

/** What takes stakes or gives a name for them. */
const guarded: ReadonlySet<DrawCall> = new Set(['open', 'place', 'cancel'])

export function openDrawDoor(parts: DrawDoorParts): DrawDoor {
  const openings = openLimiter({ perSecond: 1, burst: 60 })
  const reading = openLimiter({ perSecond: 20, burst: 100 })
  const asking = openLimiter({ perSecond: 10, burst: 40 })

  async function answer(call: DrawCall, { token, body, ip }: Asked): Promise<unknown> {
    const read = safeParse(requests[call], body)
    if (!read.success) throw new PlayRefusal(400, 'REQUEST')
    // Each handler stands beside its request in a table of the same keys.
    if (call in publicCalls) {
      take(reading, ip)
      return (publicCalls[call as Public] as (parts: DrawDoorParts, asked: unknown) => Promise<unknown>)(
        parts,
        read.data,
      )
    }
    if (call === 'open') {
      take(openings, ip)
      await parts.guard.sure()
      return open(parts, read.data as Request<'open'>)
    }
    const session = await parts.sessions.find(parts.studio, token)
    if (!session) {
      take(openings, ip)
      throw new PlayRefusal(401, 'SESSION')
    }
    take(asking, session.playerId)
    if (guarded.has(call) && !parts.guard.isSure()) await parts.guard.sure()
    return (ownCalls[call as Own] as OwnCall<Own>)(parts, session, read.data as never)
  }

  return async (call, asked) => {
    try {
      return { status: 200, body: await answer(call, asked) }
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error
      const { retryAfterMs } = error.body
      return {
        ...{ status: error.status, body: error.body },
        ...(typeof retryAfterMs === 'number' ? { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } : {}),
      }
    }
  }
}

function take(limiter: Limiter, key: string): void {
  const retryAfterSeconds = limiter.take(key, performance.now())
  if (retryAfterSeconds > 0) throw new PlayRefusal(429, 'RATE', { retryAfterMs: retryAfterSeconds * 1000 })
}

async function open(parts: DrawDoorParts, { code }: Request<'open'>) {
  const answer = await authenticate(parts.platform, code)
  const game = parts.draws.games.get(answer.gameCode ?? '')
  if (!game) throw new PlayRefusal(409, 'GAME_DISABLED')
  const wanted = sessionFrom(parts.studio, game, answer)
  const { token, session } = await parts.sessions.open(wanted)
  const { nickname, currency, language, mode } = session
  return { token, game: game.code, nickname, currency, language, mode, balance: answer.balance ?? '0' }
}
