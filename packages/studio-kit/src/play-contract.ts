/**
 * What a game frame may ask its studio's server: POST /play/v1/<call>. Plain JSON; money as decimal
 * strings; one bearer token per opened game.
 *
 * A round begins with `bet` and, in games played in steps, goes on with `act` until it has `ended`.
 * Both may be repeated under the same id: it is the same bet, or the same action, once.
 *
 * Refusals are {code} with: 400 STAKE, CHOICE, ACTION (no such thing, or not now), REQUEST · 401
 * (session) · 402 FUNDS with `balance` · 409 LIMITS (with `most` while a bonus bounds the stake), BUSY (another round is open, or the action
 * before is still on its way), CONFLICT (the id stood for something else, or the round is at another
 * step), ENDED, VOIDED, GAME_DISABLED, FREE_OVER (of a free round: its grant is over) · 429 with `retryAfterMs` · 503 BUSY (ask again, same id), PAUSED (the same: the
 * studio holds its journal against the platform's, after one of them was restored).
 * After a refused action the round stands as it stood before it.
 */
import * as z from 'zod/mini'
import type { Json } from './rules.ts'

const money = z.string()
/** What came out of JSON is JSON: the game's own reader says whether it means anything. */
const json = z.custom<Json>((value) => value !== undefined)
const clientId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))

export const openRequest = z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)) })

/** Proof that the studio took this bet: Ed25519 over the canonical JSON of `body`. */
export const receipt = z.object({ body: z.string(), signature: z.string(), publicKey: z.string() })

/** Free rounds that were granted, and how far they are. */
export const freeRounds = z.object({
  id: z.string(),
  rounds: z.number(),
  played: z.number(),
  /** Of each; nothing is put down for it. */
  stake: money,
  won: money,
  /** All of them together win no more. */
  maxWin: money,
  expiresAt: z.string(),
  isOver: z.boolean(),
})

export const round = z.object({
  id: z.string(),
  /** Short, for people. */
  number: z.string(),
  /** All that was put down so far. */
  stake: money,
  /** 0 until it has ended. */
  win: money,
  ended: z.boolean(),
  /** As the game's rules wrote it: all that the player may know by now. */
  shown: json,
  /** How many actions were taken: what the next `act` names as its `step`. */
  steps: z.number(),
  balance: money,
  /** Its place among the rounds of one pair of seeds, from 0. */
  nonce: z.number(),
  receipt,
  /** Of a free round: its grant, as it stands after it. */
  free: z.optional(z.nullable(freeRounds)),
})

export const fairness = z.object({
  commit: z.string(),
  nextCommit: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
})

/** The game's certificate: `Published` of the manifest. */
export const published = z.object({
  rtp: z.string(),
  hitRate: z.string(),
  deviation: z.string(),
  volatility: z.enum(['low', 'medium-low', 'medium', 'medium-high', 'high']),
  most: z.string(),
  method: z.enum(['exact', 'simulated']),
  simulated: z.optional(z.object({ error: z.string(), rounds: z.number(), seed: z.string() })),
  parts: z.optional(z.record(z.string(), z.string())),
})

export const openReply = z.object({
  token: z.string(),
  nickname: z.string(),
  currency: z.string(),
  language: z.string(),
  mode: z.enum(['real', 'trial']),
  balance: money,
  /** Lowest first: the stakes on offer, or the chips of games with chips on places. */
  stakes: z.array(money),
  defaultStake: money,
  /** What one bet may cost altogether: for games with chips. */
  limits: z.object({ min: money, max: money }),
  maxWin: money,
  /** What the rules publish for the page to draw and explain the game. */
  facts: json,
  published,
  version: z.string(),
  buildHash: z.string(),
  jurisdiction: z.object({ autoplay: z.boolean(), turbo: z.boolean(), minSpinMs: z.number() }),
  fairness,
  /** A round that ended while the player was away and has not been shown. */
  unseen: z.nullable(round),
  /** The round that waits for the player's next action. Until it has ended there is no other bet. */
  open: z.nullable(round),
  /** What the player may play for nothing in this game. */
  free: z.optional(z.nullable(freeRounds)),
})

/** POST /play/v1/bet. `choice` is null in games without one. */
export const betRequest = z.strictObject({
  clientBetId: clientId,
  stake: z.string().check(z.maxLength(22)),
  choice: json,
  /** The grant that it is a round of: `stake` is the grant's then, and is not taken. */
  free: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
})

/** POST /play/v1/act: `step` is the number of actions that the player had seen taken. */
export const actRequest = z.strictObject({
  roundId: z.string().check(z.minLength(1), z.maxLength(64)),
  actionId: clientId,
  step: z.number().check(z.int(), z.gte(0), z.lte(999)),
  action: json,
})

/** POST /play/v1/round: the proof of one of the player's ended rounds, or of one of the table's, as a file for the verifier. */
export const roundRequest = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) })
/** POST /play/v1/replay: one of the player's ended rounds of this game as `round`, to be drawn once more; 409 VERSION where an older version dealt it. */
export const replayRequest = roundRequest
/** POST /play/v1/shown: this round has been drawn for the player, and is not `unseen` any more. */
export const shownRequest = roundRequest

/** `at` is ISO 8601. */
export const pastRound = z.object({
  id: z.string(),
  number: z.string(),
  at: z.string(),
  stake: money,
  win: money,
})
/** POST /play/v1/history: the last rounds, newest first. */
export const historyReply = z.object({ rounds: z.array(pastRound) })

/** POST /play/v1/seeds: refused with BUSY while a round is open. */
export const seedsRequest = z.strictObject({ clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
export const seedsReply = z.object({
  revealed: z.object({ serverSeed: z.string(), commit: z.string() }),
  fairness,
})

export type OpenReply = z.infer<typeof openReply>
export type RoundReply = z.infer<typeof round>
export type PastRoundReply = z.infer<typeof pastRound>
export type SeedsReply = z.infer<typeof seedsReply>
export type FreeRoundsReply = z.infer<typeof freeRounds>
