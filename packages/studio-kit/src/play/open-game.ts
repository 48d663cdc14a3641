/** A one-time launch code becomes a play session: the platform says whose it is and what holds for them. */
import { currencies, currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Game } from '../game.ts'
import type { Grants } from '../journal/grants.ts'
import type { Reading } from '../journal/reading.ts'
import { isAtRest } from '../journal/round-row.ts'
import type { Seeds } from '../journal/seeds.ts'
import type { NewSession, Sessions } from '../journal/sessions.ts'
import type { Answer, VendorClient } from '../platform/vendor-client.ts'
import type { OpenReply } from '../play-contract.ts'
import { soonMs } from '../settling/patience.ts'
import type { Settling } from '../settling/settling.ts'
import { hurry } from './hurry.ts'
import { betLimits, stakesOf } from './laid-bet.ts'
import { PlayRefusal } from './play-refusal.ts'
import { freeReply, type RoundWriter } from './round-reply.ts'

export interface Opening {
  readonly studio: string
  readonly games: ReadonlyMap<string, Game>
  readonly platform: VendorClient
  readonly sessions: Sessions
  readonly seeds: Seeds
  readonly reading: Reading
  readonly write: RoundWriter
  readonly grants: Pick<Grants, 'offered'>
}

export async function openGame(parts: Opening & Settling, code: string): Promise<OpenReply> {
  const { studio, games, sessions, seeds, reading } = parts
  const answer = await authenticate(parts.platform, code)
  const game = games.get(answer.gameCode ?? '')
  if (!game) throw new PlayRefusal(409, 'GAME_DISABLED')
  const wanted = sessionFrom(studio, game, answer)
  const stakes = stakesOf(game, wanted)
  const [lowest] = stakes
  if (lowest === undefined) throw new PlayRefusal(409, 'LIMITS')
  await seeds.ensure(wanted)
  const { token, session } = await sessions.open(wanted)
  const { currency, nickname, language, mode, jurisdiction } = session
  const { scale } = currencyOf(currency)
  await hurry(parts, session)
  const unseen = await reading.unseen(session, game.code)
  const open = await reading.open(session, game.code)
  const limits = betLimits(game, session)
  const free = await parts.grants.offered(session, game.code)
  return {
    token,
    nickname,
    currency,
    language,
    mode,
    balance: answer.balance ?? formatMinor(0n, scale),
    stakes: stakes.map((stake) => formatMinor(stake, scale)),
    defaultStake: formatMinor(lowest, scale),
    maxWin: formatMinor(parseMinor(game.maxWin[currency], scale) ?? 0n, scale),
    limits: { min: formatMinor(limits.min, scale), max: formatMinor(limits.max, scale) },
    facts: game.facts,
    published: game.published,
    version: game.version,
    buildHash: game.buildHash,
    jurisdiction,
    fairness: await seeds.fairnessOf(session),
    unseen: unseen ? await parts.write(unseen) : null,
    // A round whose money is still on its way comes to its end by itself, and is unseen then.
    open: open && isAtRest(open) ? await parts.write(open) : null,
    free: free?.currency === currency ? freeReply(free) : null,
  }
}

export async function authenticate(platform: VendorClient, code: string): Promise<Answer<'authenticate'>> {
  for (const waitMs of [0, ...soonMs.slice(0, 2)]) {
    await new Promise((wake) => setTimeout(wake, waitMs))
    const heard = await platform.call('authenticate', { token: code })
    if (heard.kind === 'ok') return heard.answer
    if (heard.kind === 'unknown') continue
    const isNoSession = heard.status === 'INVALID_TOKEN' || heard.status === 'SESSION_EXPIRED'
    throw new PlayRefusal(isNoSession ? 401 : 409, heard.status)
  }
  throw new PlayRefusal(503, 'BUSY')
}

export function sessionFrom(
  studio: string,
  game: Pick<Game, 'code'>,
  answer: Answer<'authenticate'>,
): NewSession {
  const { playerId, sessionId, currency, limits, jurisdiction } = answer
  if (!playerId || !sessionId || !currency || !limits || !jurisdiction) throw new PlayRefusal(503, 'BUSY')
  if (!currencies.has(currency)) throw new PlayRefusal(409, 'CURRENCY_MISMATCH')
  const { scale } = currencyOf(currency)
  return {
    studio,
    playerId,
    game: game.code,
    platformSession: sessionId,
    nickname: answer.nickname ?? '',
    currency,
    language: answer.language ?? 'EN',
    mode: answer.mode ?? 'real',
    minBet: parseMinor(limits.minBet, scale) ?? 0n,
    maxBet: parseMinor(limits.maxBet, scale) ?? 0n,
    jurisdiction,
  }
}
