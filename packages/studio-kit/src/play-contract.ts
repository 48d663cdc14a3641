/**
 * What a game frame may ask its studio's server. Plain JSON; money as decimal strings; one bearer
 * token per opened game. Refusals: HTTP 401 (session), 402 {code: 'FUNDS', balance}, 409 {code},
 * 400 {code}, 429, 503. A spin may be repeated with the same clientBetId: it is the same spin.
 */
import * as z from 'zod/mini'

const money = z.string()

export const openRequest = z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/)) })

export const lineWin = z.object({
  /** 1 to the number of lines. */
  line: z.number(),
  symbol: z.string(),
  count: z.number(),
  amount: money,
})

export const spin = z.object({
  /** Reel by reel, each from the top. */
  window: z.array(z.array(z.string())),
  lines: z.array(lineWin),
  scatter: z.nullable(z.object({ count: z.number(), amount: money })),
  total: money,
  /** Free spins that this spin awards. */
  awarded: z.number(),
})

/** Proof that the studio took this bet: Ed25519 over the canonical JSON of `body`. */
export const receipt = z.object({ body: z.string(), signature: z.string(), publicKey: z.string() })

export const round = z.object({
  id: z.string(),
  /** Short, for people. */
  number: z.string(),
  stake: money,
  win: money,
  base: spin,
  freeSpins: z.array(spin),
  balance: money,
  nonce: z.number(),
  receipt,
})

export const fairness = z.object({
  commit: z.string(),
  nextCommit: z.string(),
  clientSeed: z.string(),
  nonce: z.number(),
})

export const openReply = z.object({
  token: z.string(),
  nickname: z.string(),
  currency: z.string(),
  language: z.string(),
  mode: z.enum(['real', 'trial']),
  balance: money,
  stakes: z.array(money),
  defaultStake: money,
  maxWin: money,
  rules: z.object({
    lines: z.array(z.array(z.number())),
    paytable: z.array(z.object({ symbol: z.string(), pays: z.tuple([z.number(), z.number(), z.number()]) })),
    scatterPays: z.tuple([z.number(), z.number(), z.number()]),
    freeSpins: z.number(),
    freeSpinTimes: z.number(),
    rtp: z.string(),
    hitRate: z.string(),
    volatility: z.enum(['low', 'medium', 'high']),
  }),
  jurisdiction: z.object({ autoplay: z.boolean(), turbo: z.boolean(), minSpinMs: z.number() }),
  fairness,
  /** A round that was settled while the player was away and has not been shown. */
  unseen: z.nullable(round),
})

export const spinRequest = z.strictObject({
  clientBetId: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  stake: z.string().check(z.maxLength(22)),
})

/** POST /play/v1/round: the proof of one of the player's rounds, as a file for the verifier. */
export const roundRequest = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64)) })
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

export const seedsRequest = z.strictObject({ clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)) })
export const seedsReply = z.object({
  revealed: z.object({ serverSeed: z.string(), commit: z.string() }),
  fairness,
})

export type OpenReply = z.infer<typeof openReply>
export type RoundReply = z.infer<typeof round>
export type SpinReply = z.infer<typeof spin>
export type PastRoundReply = z.infer<typeof pastRound>
export type SeedsReply = z.infer<typeof seedsReply>
