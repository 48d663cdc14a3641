/**
 * The play API: what a game's frame asks. It knows no HTTP server: each call takes what was sent and
 * answers a status and a body. The host mounts it at /play/v1/….
 */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { type output, safeParse } from 'zod/mini'
import type { Game } from './game.ts'
import { numberOf, type Round } from './journal/round-row.ts'
import type { Session } from './journal/sessions.ts'
import { actRound } from './play/act-round.ts'
import { type Changing, changeSeeds } from './play/change-seeds.ts'
import type { Dealer } from './play/deal-round.ts'
import { laidBet } from './play/laid-bet.ts'
import { type Opening, openGame } from './play/open-game.ts'
import { PlayRefusal, refusalOf } from './play/play-refusal.ts'
import { playRound, type Waiting } from './play/play-round.ts'
import { type Limiter, openLimiter } from './play/rate.ts'
import {
  actRequest,
  betRequest,
  openRequest,
  replayRequest,
  roundRequest,
  seedsRequest,
  shownRequest,
} from './play-contract.ts'
import { proofOf } from './proof-file.ts'
import { proofOfRound } from './rounds/proof-of-round.ts'
import type { Settling } from './settling/settling.ts'

export const playCalls = ['open', 'bet', 'act', 'round', 'seeds', 'history', 'shown', 'replay'] as const
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

export type PlayParts = Opening & Dealer & Settling & Waiting & Changing

/** What reveals, deals or goes on with what was dealt. */
const guarded: ReadonlySet<PlayCall> = new Set(['open', 'bet', 'act', 'seeds'])

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
      // Before the code is spent.
      await parts.guard.sure()
      return openGame(parts, parsed(openRequest, body).code)
    }
    const session = await parts.sessions.find(parts.studio, token)
    if (!session) {
      take(openings, ip)
      throw new PlayRefusal(401, 'SESSION')
    }
    // By player, and not by token: opening a game twice doubles nothing.
    take(asking, session.playerId)
    if (guarded.has(call) && !parts.guard.isSure()) await parts.guard.sure()
    switch (call) {
      case 'bet':
        return bet(parts, session, parsed(betRequest, body))
      case 'act':
        return act(parts, session, parsed(actRequest, body))
      case 'seeds': {
        take(changes, session.playerId)
        const revealed = await changeSeeds(parts, session, parsed(seedsRequest, body).clientSeed)
        if (!revealed) throw new PlayRefusal(409, 'BUSY')
        return { revealed, fairness: await parts.seeds.fairnessOf(session) }
      }
      case 'round': {
        const { id } = parsed(roundRequest, body)
        const round = await parts.reading.byId(session, id)
        if (!round) return tableProof(parts, session, id)
        // What is not paid for, or not played to its end, is not proven: asking must not be a way to look ahead.
        if (round.state !== 'settled')
          throw new PlayRefusal(409, round.state === 'voided' ? 'VOIDED' : 'BUSY')
        return proofOf(parts, round)
      }
      case 'history':
        return history(parts, session)
      case 'replay':
        return replay(parts, session, parsed(replayRequest, body).id)
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

async function bet(parts: PlayParts, session: Session, asked: output<typeof betRequest>) {
  const game = gameOfSession(parts, session)
  const { clientBetId, free: grantId = null } = asked
  const laid = laidBet(game, session, asked)
  const round = await playRound(parts, { session, game, clientBetId, laid, grantId })
  if (round.state === 'voided') throw new PlayRefusal(409, 'VOIDED')
  if (round.state === 'refused') await refuse(parts, session, round.refusal, round)
  return parts.write(round)
}

async function act(parts: PlayParts, session: Session, asked: output<typeof actRequest>) {
  const game = gameOfSession(parts, session)
  const { round, dropped } = await actRound(parts, { session, game, ...asked })
  if (dropped?.state === 'refused') await refuse(parts, session, dropped.refusal, round)
  if (dropped || round.state === 'voided') throw new PlayRefusal(409, 'VOIDED')
  return parts.write(round)
}

function gameOfSession({ games }: PlayParts, session: Session): Game {
  const game = games.get(session.game)
  if (!game) throw new PlayRefusal(409, 'GAME_DISABLED')
  return game
}

/** As the platform refused the stake. A login that is over ends the play session. */
async function refuse(parts: PlayParts, session: Session, code: string | null, round: Round): Promise<never> {
  const { balanceAfter, currency } = round
  const refusal = refusalOf(
    code,
    balanceAfter === null ? null : formatMinor(balanceAfter, currencyOf(currency).scale),
  )
  if (refusal.status === 401) await parts.sessions.end(session.id)
  throw refusal
}

/** An ended round of the player's as it was told then, to be drawn once more: nothing is dealt, and no money moves. */
async function replay(parts: PlayParts, session: Session, id: string) {
  const round = await parts.reading.byId(session, id)
  if (!round || round.game !== session.game) throw new PlayRefusal(404, 'NOT_FOUND')
  if (round.state !== 'settled') throw new PlayRefusal(409, round.state === 'voided' ? 'VOIDED' : 'BUSY')
  // Another version may have written what this one's page cannot read.
  if (round.version !== gameOfSession(parts, session).version) throw new PlayRefusal(409, 'VERSION')
  return parts.write(round)
}

/** Of a round of the session's own table: anybody at it may have it, once its result was shown. */
async function tableProof({ pool }: PlayParts, session: Session, id: string) {
  const proof = await proofOfRound(pool, id)
  if (proof?.tableId !== session.game) throw new PlayRefusal(404, 'NOT_FOUND')
  return proof
}

async function history({ reading }: PlayParts, session: Session) {
  const { scale } = currencyOf(session.currency)
  const rounds = await reading.history(session, session.game, historyMax)
  return {
    rounds: rounds.map(({ id, dealtAt, staked, win }) => ({
      id,
      number: numberOf(id),
      at: dealtAt.toISOString(),
      stake: formatMinor(staked, scale),
      win: formatMinor(win, scale),
    })),
  }
}

function parsed<S extends Parameters<typeof safeParse>[0]>(schema: S, body: unknown): S['_zod']['output'] {
  const read = safeParse(schema, body)
  if (!read.success) throw new PlayRefusal(400, 'REQUEST')
  return read.data
}
