/** The signed API between the platform and a game studio, version 1 (docs/vendor-api.md). */
import * as z from 'zod/mini'
import { platforms } from '../catalog/catalog.ts'
import { prizeModes } from '../catalog/lottery-words.ts'
import { shelves } from '../catalog/shelves.ts'
import { code, currencyCode, instant, money, signedMoney } from '../fields.ts'
import { drawCalls } from './draw-calls.ts'
import { freeRoundCalls } from './free-rounds.ts'

export const vendorErrors = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'INVALID_TOKEN',
  'SESSION_EXPIRED',
  'PLAYER_NOT_FOUND',
  'PLAYER_BLOCKED',
  'GAME_DISABLED',
  'CURRENCY_MISMATCH',
  'AMOUNT_INVALID',
  'STAKE_LIMIT',
  'LOSS_LIMIT',
  'SESSION_LIMIT',
  'SELF_EXCLUDED',
  'GEO_BLOCKED',
  'BONUS_MAX_BET',
  'FREE_ROUND_OVER',
  'BET_NOT_FOUND',
  'TXN_CANCELLED',
  'ALREADY_SETTLED',
  'ROUND_CLOSED',
  'CONFLICT',
  'SIGNATURE_INVALID',
  'RATE_LIMITED',
  'TEMPORARY',
  'REQUEST_INVALID',
] as const
export type VendorStatus = (typeof vendorErrors)[number]

/** Sent again later, these may succeed; all others are final. */
export const retryable: readonly VendorStatus[] = ['BET_NOT_FOUND', 'RATE_LIMITED', 'TEMPORARY']

const requestId = code(64)
const transactionId = code(64)
const roundId = code(64)
const playerId = code(64)
const gameCode = code(60)

const player = { requestId, playerId, currency: currencyCode, gameCode }
/** Of all stakes of the round so far, this one among them: what can be lost once opposite places are held against each other. */
const atRisk = z.optional(money)
const movement = { ...player, roundId, transactionId, amount: money, occurredAt: z.optional(instant) }

export const answer = z.object({
  status: z.enum(vendorErrors),
  requestId: z.string(),
  playerId: z.optional(z.string()),
  currency: z.optional(currencyCode),
  balance: z.optional(money),
  bonusBalance: z.optional(money),
  /** With BONUS_MAX_BET: the most that may be staked at once while the player's bonus is played. */
  maxBet: z.optional(money),
  platformTxnId: z.optional(z.string()),
  replayed: z.boolean(),
  retry: z.boolean(),
})

export const vendorCalls = {
  authenticate: {
    path: '/vendor/v1/authenticate',
    body: z.strictObject({ requestId, token: code(128), gameCode: z.optional(gameCode) }),
    reply: z.extend(answer, {
      sessionId: z.optional(z.string()),
      nickname: z.optional(z.string()),
      country: z.optional(z.string()),
      language: z.optional(z.string()),
      mode: z.optional(z.enum(['real', 'trial'])),
      gameCode: z.optional(z.string()),
      limits: z.optional(z.object({ minBet: money, maxBet: money, maxWin: money })),
      jurisdiction: z.optional(
        z.object({ autoplay: z.boolean(), turbo: z.boolean(), minSpinMs: z.number() }),
      ),
    }),
  },
  balance: {
    path: '/vendor/v1/balance',
    body: z.strictObject({ ...player, sessionId: z.optional(code(64)) }),
    reply: answer,
  },
  bet: {
    path: '/vendor/v1/bet',
    body: z.strictObject({
      ...movement,
      sessionId: code(64),
      roundEnded: z.optional(z.boolean()),
      freeRoundId: z.optional(code(64)),
      jackpotContribution: z.optional(money),
      atRisk,
    }),
    reply: answer,
  },
  win: {
    path: '/vendor/v1/win',
    body: z.strictObject({
      ...movement,
      betTransactionId: z.optional(transactionId),
      roundEnded: z.boolean(),
      winType: z.enum(['NORMAL', 'FREEROUND', 'JACKPOT', 'PROMO']),
      /** Whose budget bears it, where no stake does. */
      campaignId: z.optional(code(64)),
    }),
    reply: answer,
  },
  betwin: {
    path: '/vendor/v1/betwin',
    body: z.strictObject({
      ...player,
      roundId,
      sessionId: code(64),
      roundEnded: z.boolean(),
      bet: z.strictObject({ transactionId, amount: money }),
      win: z.strictObject({ transactionId, amount: money }),
      /** Of a free round: its stake is nothing, and the grant pays its win. */
      freeRoundId: z.optional(code(64)),
      atRisk,
      occurredAt: z.optional(instant),
    }),
    reply: answer,
  },
  rollback: {
    path: '/vendor/v1/rollback',
    body: z.strictObject({
      ...player,
      transactionId,
      roundId: z.optional(roundId),
      targetTransactionId: z.optional(transactionId),
      targetType: z.optional(z.enum(['BET', 'WIN'])),
    }),
    reply: z.extend(answer, { tombstone: z.optional(z.boolean()) }),
  },
  adjust: {
    path: '/vendor/v1/adjust',
    body: z.strictObject({
      ...player,
      roundId,
      transactionId,
      refTransactionId: transactionId,
      signedAmount: signedMoney,
      reason: z.string().check(z.minLength(3), z.maxLength(140)),
    }),
    reply: answer,
  },
  promo: {
    path: '/vendor/v1/promo',
    body: z.strictObject({ ...player, transactionId, campaignId: code(64), amount: money }),
    reply: answer,
  },
  endround: {
    path: '/vendor/v1/endround',
    body: z.strictObject({ ...player, roundId, transactionId }),
    reply: answer,
  },
  status: {
    path: '/vendor/v1/status',
    body: z.strictObject({ ...player, transactionId }),
    reply: z.extend(answer, {
      transaction: z.optional(z.enum(['OK', 'CANCELLED', 'TOMBSTONE', 'UNKNOWN'])),
      amount: z.optional(signedMoney),
    }),
  },
} as const
export type VendorCall = keyof typeof vendorCalls

/** What may stand in a gathered call: what players wait for, many at the same moment. */
export const gatherable = ['bet', 'win', 'betwin'] as const
export type Gatherable = (typeof gatherable)[number]
/** So many of the longest bodies fit into a call. */
export const gatheredMax = 50

/**
 * Many calls under one signature, each judged and answered as if it had come alone. A platform need not offer it: 404 is
 * the answer of one that does not.
 */
export const gatheredCall = {
  path: '/vendor/v1/gathered',
  body: z.strictObject({
    requestId,
    // A body that does not fit its call spoils that call alone, so it is not looked into here.
    calls: z
      .array(z.strictObject({ call: z.enum(gatherable), body: z.unknown() }))
      .check(z.minLength(1), z.maxLength(gatheredMax)),
  }),
  reply: z.object({
    status: z.enum(vendorErrors),
    requestId: z.string(),
    /** In the order of the calls. */
    answers: z.optional(z.array(answer)),
    replayed: z.boolean(),
    retry: z.boolean(),
  }),
} as const

/** A studio's final word about an order, and the wallet's balance with it. */
const transferVerdict = z.object({
  state: z.enum(['done', 'refused']),
  reason: z.nullable(z.enum(['insufficient', 'conflict', 'closed', 'amount'])),
  balance: money,
})

const seedHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** The player's half of a pair of seeds. */
export const clientSeed = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))
const nonce = z.int().check(z.gte(0))

/** A pair that is over: whoever has it can draw every one of its rounds again. */
export const revealedPair = z.object({
  serverSeed: seedHash,
  commit: seedHash,
  clientSeed,
  rounds: nonce,
  revealedAt: instant,
  /** It was not changed by the player: the studio gave it up after its journal was restored to an older one. */
  isRetired: z.optional(z.boolean()),
})

/** A player's seeds with one studio: those in use, the promise of the next, and what was revealed. */
export const seedPairs = z.object({
  /** SHA-256 of the server seed in use, and of the one after it. */
  commit: seedHash,
  nextCommit: seedHash,
  clientSeed,
  /** Of the next round: how many were played with this pair. */
  nonce,
  /** While a round is open the seeds cannot be changed. */
  isRoundOpen: z.boolean(),
  /** The newest first. */
  revealed: z.array(revealedPair).check(z.maxLength(20)),
})

/** What the platform asks of a studio, signed the same way with the studio's own secret. */
export const studioCalls = {
  launch: {
    path: '/platform/v1/launch',
    body: z.strictObject({
      requestId,
      gameCode,
      token: code(128),
      language: z.string().check(z.maxLength(5)),
      currency: currencyCode,
      mode: z.enum(['real', 'trial']),
      theme: z.enum(['light', 'dark']),
      device: z.enum(['WEB', 'H5']),
      /** Of a lottery: the table of odds that it begins with, and the kind of bet that it shows first. */
      lottery: z.optional(z.strictObject({ prizeMode: z.enum(prizeModes), playType: z.optional(code(40)) })),
    }),
    reply: z.object({ url: z.string() }),
  },
  games: {
    path: '/platform/v1/games',
    body: z.strictObject({ requestId }),
    reply: z.object({
      games: z.array(
        z.object({
          gameCode: z.string(),
          name: z.record(z.string(), z.string()),
          gameType: z.string(),
          gameClassify: z.nullable(z.string()),
          /** Where it stands among games of chance; not said goes by its class: tables, bingo, else slots. */
          shelf: z.optional(z.enum(shelves)),
          version: z.string(),
          buildHash: z.string(),
          rtp: z.string(),
          volatility: z.string(),
          hitRate: z.string(),
          /** Standard deviation of the return of a stake of one: how far a measured return may stray. */
          deviation: z.optional(z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/))),
          /** 0 when it is played with play money too (decision D-45); not said is not. */
          supportPlay: z.optional(z.union([z.literal(0), z.literal(1)])),
          /** Some places win where others lose, as red and black do; not said goes by the kind of the game. */
          oppositePlaces: z.optional(z.boolean()),
          /** The least number of lines that a round is played on; not said by games without lines. */
          lines: z.optional(z.int().check(z.gte(1), z.lte(999))),
          /** Where it runs; not said is on desktops and on phones. */
          platforms: z.optional(z.array(z.enum(platforms)).check(z.minLength(1))),
          /** Of one round, by currency, like the stakes. */
          maxWin: z.record(z.string(), money),
          minBet: z.record(z.string(), money),
          maxBet: z.record(z.string(), money),
        }),
      ),
    }),
  },
  round: {
    path: '/platform/v1/round',
    body: z.strictObject({ requestId, roundId, playerId }),
    reply: z.object({
      state: z.enum(['open', 'closed', 'cancelled', 'unknown']),
      evidence: z.nullable(z.record(z.string(), z.unknown())),
    }),
  },
  betHistory: {
    path: '/platform/v1/bet-history',
    body: z.strictObject({ requestId, from: instant, to: instant, cursor: z.optional(code(100)) }),
    reply: z.object({
      transactions: z.array(
        z.object({
          transactionId: z.string(),
          playerId: z.string(),
          roundId: z.string(),
          kind: z.string(),
          amount: money,
          status: z.string(),
          at: instant,
        }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
  },
  /** Into the wallet that the studio keeps for a player. The same order again moves nothing and is answered as before. */
  transferIn: {
    path: '/platform/v1/transfers/in',
    body: z.strictObject({
      requestId,
      orderNo: transactionId,
      playerId,
      currency: currencyCode,
      amount: money,
    }),
    reply: transferVerdict,
  },
  transferOut: {
    path: '/platform/v1/transfers/out',
    body: z.strictObject({
      requestId,
      orderNo: transactionId,
      playerId,
      currency: currencyCode,
      amount: money,
    }),
    reply: transferVerdict,
  },
  /** What became of an order. One that was never seen is closed: should it still arrive, it is refused. */
  transferStatus: {
    path: '/platform/v1/transfers/status',
    body: z.strictObject({ requestId, orderNo: transactionId, playerId, currency: currencyCode }),
    reply: transferVerdict,
  },
  playerBalance: {
    path: '/platform/v1/players/balance',
    body: z.strictObject({ requestId, playerId, currency: currencyCode }),
    reply: z.object({ currency: currencyCode, balance: money }),
  },
  /** Null for a player who has none yet: they are made when the first game opens. */
  seeds: {
    path: '/platform/v1/seeds',
    body: z.strictObject({ requestId, playerId }),
    reply: z.object({ seeds: z.nullable(seedPairs) }),
  },
  /** The player chooses a seed: the pair so far is revealed, as the first of `revealed`, and the promised one begins. */
  changeSeeds: {
    path: '/platform/v1/seeds/change',
    body: z.strictObject({ requestId, playerId, clientSeed }),
    reply: z.object({
      state: z.enum(['done', 'refused']),
      reason: z.nullable(z.enum(['round_open', 'no_seeds'])),
      seeds: z.nullable(seedPairs),
    }),
  },
  ...freeRoundCalls,
  ...drawCalls,
  /** An operator says that the studio's journal, or the platform's database, was restored. It may be repeated. */
  recover: {
    path: '/platform/v1/recover',
    body: z.strictObject({ requestId }),
    reply: z.object({
      /** away: the platform did not answer it in between, and what is left is done by the next one. */
      state: z.enum(['done', 'running', 'away']),
      epoch: z.int().check(z.gte(1)),
      /** Pairs of seeds that no round will be dealt from any more. */
      retired: nonce,
      /** Rounds whose stakes went back, because the studio has lost them. */
      returned: nonce,
      /** Rounds of both that wait for their players. */
      resumed: nonce,
      /** Rounds that came to nothing, because the platform has lost their stakes. */
      voided: nonce,
      /** Transactions that the platform refused when it was told again: a person has to look. The first hundred of them. */
      doubtful: z.optional(z.array(transactionId).check(z.maxLength(100))),
    }),
  },
} as const
export type StudioCall = keyof typeof studioCalls
