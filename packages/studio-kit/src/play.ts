/**
 * The play API: what a game's frame asks. It knows no HTTP server: each call takes what was sent and
 * answers a status and a body. The host mounts it at /play/v1/….
 */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import { safeParse } from 'zod/mini'
import { changeSeeds } from './change-seeds.ts'
import type { Dealer } from './deal-round.ts'
import { numberOf } from './journal/round-row.ts'
import type { Session } from './journal/sessions.ts'
import { type Opening, openGame, stakesOf } from './open-game.ts'
import { openRequest, roundRequest, seedsRequest, shownRequest, spinRequest } from './play-contract.ts'
import { PlayRefusal, refusalOf } from './play-refusal.ts'
import { playRound, type Waiting } from './play-round.ts'
import { proofOf } from './proof-file.ts'
import { type Limiter, openLimiter } from './rate.ts'
import type { Settling } from './settle-round.ts'

export const playCalls = ['open', 'spin', 'round', 'seeds', 'history', 'shown'] as const
export type PlayCall = (typeof playCalls)[number]

export interface Asked {
  /** The bearer token; empty for `open`. */
  readonly token: string
  readonly body: unknown
  readonly ip: string
}

export interface Told {
  readonly status: number
  readonly body: unknown
  readonly retryAfterSeconds?: number
}

export type Play = (call: PlayCall, asked: Asked) => Promise<Told>

export type PlayParts = Opening & Dealer & Settling & Waiting

/** The regulator asks for ten at least. */
const historyMax = 50

export function openPlay(parts: PlayParts): Play {
  const openings = openLimiter({ perSecond: 1, burst: 60 })
  const asking = openLimiter({ perSecond: 10, burst: 40 })
  const changes = openLimiter({ perSecond: 0.2, burst: 10 })
  const take = (limiter: Limiter, key: string) => {
    const retryAfterSeconds = limiter.take(key, performance.now())
    if (retryAfterSeconds > 0) throw new PlayRefusal(429, 'RATE', { retryAfterMs: retryAfterSeconds * 1000 })
  }

  async function answer(call: PlayCall, { token, body, ip }: Asked): Promise<unknown> {
    if (call === 'open') {
      take(openings, ip)
      return openGame(parts, parsed(openRequest, body).code)
    }
    const session = await parts.sessions.find(parts.studio, token)
    if (!session) {
      take(openings, ip)
      throw new PlayRefusal(401, 'SESSION')
    }
    // By player, and not by token: opening a game twice doubles nothing.
    take(asking, session.playerId)
    switch (call) {
      case 'spin':
        return spin(parts, session, parsed(spinRequest, body))
      case 'seeds': {
        take(changes, session.playerId)
        const revealed = await changeSeeds(parts, session, parsed(seedsRequest, body).clientSeed)
        return { revealed, fairness: await parts.seeds.fairnessOf(session) }
      }
      case 'round': {
        const round = await parts.reading.byId(session, parsed(roundRequest, body).id)
        if (!round) throw new PlayRefusal(404, 'NOT_FOUND')
        // An outcome that is not paid for is not shown: asking for it must not be a way to look ahead.
        if (round.state !== 'settled')
          throw new PlayRefusal(409, round.state === 'voided' ? 'VOIDED' : 'BUSY')
        return proofOf(parts, round)
      }
      case 'history':
        return history(parts, session)
      case 'shown': {
        const isKnown = await parts.reading.markShown(session, parsed(shownRequest, body).id)
        if (!isKnown) throw new PlayRefusal(404, 'NOT_FOUND')
        return { ok: true }
      }
    }
  }

  return async (call, asked) => {
    try {
      return { status: 200, body: await answer(call, asked) }
    } catch (error) {
      if (!(error instanceof PlayRefusal)) throw error
      const { retryAfterMs } = error.body
      return {
        status: error.status,
        body: error.body,
        ...(typeof retryAfterMs === 'number' ? { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) } : {}),
      }
    }
  }
}

async function spin(parts: PlayParts, session: Session, asked: { clientBetId: string; stake: string }) {
  const game = parts.games.get(session.game)
  if (!game) throw new PlayRefusal(409, 'GAME_DISABLED')
  const { scale } = currencyOf(session.currency)
  const stake = parseMinor(asked.stake, scale)
  if (stake === null || !stakesOf(game, session).includes(stake)) throw new PlayRefusal(400, 'STAKE')
  const round = await playRound(parts, { session, game, clientBetId: asked.clientBetId, stake })
  if (round.state === 'voided') throw new PlayRefusal(409, 'VOIDED')
  if (round.state === 'settled') return parts.write(round)
  const balance = round.balanceAfter === null ? null : formatMinor(round.balanceAfter, scale)
  const refusal = refusalOf(round, balance)
  if (refusal.status === 401) await parts.sessions.end(session.id)
  throw refusal
}

async function history({ reading }: PlayParts, session: Session) {
  const { scale } = currencyOf(session.currency)
  const rounds = await reading.history(session, session.game, historyMax)
  return {
    rounds: rounds.map(({ id, dealtAt, stake, win }) => ({
      id,
      number: numberOf(id),
      at: dealtAt.toISOString(),
      stake: formatMinor(stake, scale),
      win: formatMinor(win, scale),
    })),
  }
}

function parsed<S extends Parameters<typeof safeParse>[0]>(schema: S, body: unknown): S['_zod']['output'] {
  const read = safeParse(schema, body)
  if (!read.success) throw new PlayRefusal(400, 'MALFORMED')
  return read.data
}
