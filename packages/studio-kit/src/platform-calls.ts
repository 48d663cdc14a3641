/** What the platform asks of a studio: signed with the studio's secret over the raw bytes, answered the same way. */
import { vendor } from '@jackfruit/contracts'
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import { safeParse } from 'zod/mini'
import type { Game } from './game.ts'
import { isFinal } from './journal/round-row.ts'
import { drawCalls, ticketRound } from './platform/draw-calls.ts'
import { freeRoundCalls } from './platform/free-round-calls.ts'
import type { Handler, PlatformParts } from './platform/platform-parts.ts'
import { seedCalls } from './platform/seed-calls.ts'
import { walletCalls } from './platform/wallet-calls.ts'
import { PlayRefusal } from './play/play-refusal.ts'
import { proofOf } from './proof-file.ts'
import { tableEvidence } from './rounds/table-evidence.ts'

export const platformPaths: Readonly<Record<string, vendor.StudioCall>> = Object.fromEntries(
  (Object.keys(vendor.studioCalls) as vendor.StudioCall[]).map((name) => [
    vendor.studioCalls[name].path,
    name,
  ]),
)

export interface PlatformCall {
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Uint8Array
}

export interface PlatformAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const pageMax = 500

const launch: Handler<'launch'> = async (
  { studio, games, gamesOrigin },
  { gameCode, token, language, theme, lottery },
) => {
  if (!games.has(gameCode)) return null
  const url = new URL(`/${studio}/${gameCode}/`, gamesOrigin)
  const { prizeMode: odds, playType: play } = lottery ?? {}
  const wishes = { code: token, lang: language, theme, ...(odds && { odds }), ...(play && { play }) }
  url.search = new URLSearchParams(wishes).toString()
  return { url: url.toString() }
}

/** A game as platforms are told of it. */
export const listingOf = (
  game: Game,
): NonNullable<Awaited<ReturnType<Handler<'games'>>>>['games'][number] => ({
  gameCode: game.code,
  name: game.name,
  gameType: game.gameType,
  gameClassify: game.gameClassify,
  ...(game.shelf && { shelf: game.shelf }),
  version: game.version,
  buildHash: game.buildHash,
  rtp: game.published.rtp,
  volatility: game.published.volatility,
  hitRate: game.published.hitRate,
  deviation: game.published.deviation,
  supportPlay: 0,
  oppositePlaces: game.hasOppositePlaces,
  lines: linesOf(game),
  platforms: ['html5-desktop', 'html5-mobile'],
  maxWin: game.maxWin,
  minBet: eachLimit(game, 'min'),
  maxBet: eachLimit(game, 'max'),
})

const list: Handler<'games'> = async ({ games }) => ({ games: [...games.values()].map(listingOf) })

/** Nothing for a game without lines. Ours are played on all of them, always. */
const linesOf = ({ facts }: Pick<Game, 'facts'>): number | undefined => {
  const lines = typeof facts === 'object' && facts !== null && 'lines' in facts ? facts.lines : null
  return Array.isArray(lines) ? lines.length : undefined
}

const eachLimit = ({ limits }: Game, end: 'min' | 'max') =>
  Object.fromEntries(Object.entries(limits).map(([currency, limit]) => [currency, limit[end]]))

const round: Handler<'round'> = async (parts, { roundId, playerId }) => {
  const { studio, seeds, games, reading, pool } = parts
  const found = await reading.byId({ studio, playerId }, roundId)
  // A ticket of a lottery is a round of its own to the platform, and so is a bet at a table.
  if (!found)
    return (
      (await ticketRound(parts, { roundId, playerId })) ?? sharedRound(pool, { studio, playerId }, roundId)
    )
  // What is not paid for yet is nobody's to see.
  if (!isFinal(found)) return { state: 'open', evidence: null }
  if (found.state !== 'settled') return { state: 'cancelled', evidence: null }
  return { state: 'closed', evidence: { ...(await proofOf({ seeds, games }, found)) } }
}

/** A bet at a table has its round's proof, with what was laid in it. */
const sharedRound = async (pool: pg.Pool, owner: { studio: string; playerId: string }, id: string) => {
  const found = await tableEvidence(pool, owner, id)
  return found
    ? { state: found.state, evidence: found.evidence && { ...found.evidence } }
    : { state: 'unknown' as const, evidence: null }
}

const betHistory: Handler<'betHistory'> = async ({ studio, reading }, { from, to, cursor }) => {
  const after = /^\d{1,18}$/.test(cursor ?? '') ? BigInt(cursor ?? '0') : 0n
  const rows = await reading.transactions(studio, from, to, after, pageMax)
  const last = rows.at(-1)
  return {
    transactions: rows.map(({ id, playerId, roundId, kind, amount, currency, status, at }) => ({
      transactionId: id,
      playerId,
      roundId,
      kind,
      amount: formatMinor(amount, currencyOf(currency).scale),
      status,
      at: at.toISOString(),
    })),
    nextCursor: rows.length === pageMax && last ? last.seq.toString() : null,
  }
}

const recover: Handler<'recover'> = ({ guard }) => guard.beginAnew()

const handlers: { readonly [K in vendor.StudioCall]: Handler<K> } = {
  ...{ launch, games: list, round, betHistory, recover },
  ...walletCalls,
  ...seedCalls,
  ...freeRoundCalls,
  ...drawCalls,
}

export type PlatformDoor = (call: PlatformCall) => Promise<PlatformAnswer>

export function openPlatformDoor(parts: PlatformParts): PlatformDoor {
  const { studio, secret, now } = parts
  return async ({ path, headers, body }) => {
    const name = platformPaths[path]
    const isGenuine = verifyVendorMessage({
      secrets: [secret],
      method: 'POST',
      path,
      headers,
      body,
      now: now(),
    })
    if (!name || !isGenuine) return plain(401, { code: 'SIGNATURE_INVALID' })
    const signed = (status: number, value: unknown): PlatformAnswer => {
      const bytes = Buffer.from(JSON.stringify(value))
      const nonce = String(headers[names.nonce])
      const stamp = {
        vendorId: studio,
        secret,
        method: 'POST',
        path,
        timestamp: now(),
        nonce,
        body: bytes,
      }
      return { status, headers: { ...contentType, ...signVendorMessage(stamp) }, body: bytes }
    }
    const read = safeParse(vendor.studioCalls[name].body, jsonIn(body))
    if (!read.success) return signed(400, { code: 'REQUEST_INVALID' })
    // The contract's table and the table of handlers have the same keys: what was parsed for one is the other's.
    try {
      const reply = await (handlers[name] as Handler<vendor.StudioCall>)(parts, read.data)
      return reply ? signed(200, reply) : signed(404, { code: 'GAME_UNKNOWN' })
    } catch (error) {
      if (error instanceof PlayRefusal) return signed(error.status, error.body)
      throw error
    }
  }
}

const contentType = { 'content-type': 'application/json; charset=utf-8' }

const plain = (status: number, value: unknown): PlatformAnswer => ({
  status,
  headers: contentType,
  body: Buffer.from(JSON.stringify(value)),
})

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return null
  }
}
