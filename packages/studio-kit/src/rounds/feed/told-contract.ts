/**
 * What a table tells its page over the socket: how it stands, what happens, and how the member's own stakes stand.
 * Amounts are decimal texts; times are milliseconds of the epoch, by the database.
 */
import * as z from 'zod/mini'
import type { Json } from '../../rules.ts'

const json = z.custom<Json>((value) => value !== undefined)
const fields = z.nullable(z.record(z.string(), json))
const place = {
  gameId: z.string(),
  tableId: z.string(),
  roundId: z.nullable(z.string()),
  /** Of the last thing that was told. */
  seq: z.number(),
  serverTime: z.number(),
}

/** A member's own stake: taken is in, owed is won and paid in a moment. */
const ownBet = z.object({
  betId: z.string(),
  clientBetId: z.string(),
  state: z.enum(['written', 'taken', 'owed', 'voiding', 'paid', 'refused', 'voided']),
  places: z.record(z.string(), z.string()),
  stake: z.string(),
  /** In a flight: where it is taken out by itself at the latest, in hundredths. */
  outAt: z.optional(z.number()),
  /** Where it was put down after the deal: in which step of the decisions. */
  step: z.optional(z.number()),
  /** Null until the result, and in a flight until its owner has taken it out. */
  payout: z.nullable(z.string()),
  balance: z.nullable(z.string()),
})

const hand = z.object({
  /** In the steps that are closed. */
  actions: z.array(z.string()),
  /** In the one that is open. */
  chosen: z.nullable(z.string()),
})

export const snapshot = z.object({
  ...place,
  type: z.literal('snapshot'),
  phase: z.enum(['idle', 'betting', 'closed', 'dealing', 'result', 'settled', 'voided']),
  closesAt: z.nullable(z.number()),
  /** When dealing began: a flight took off, a fight opened. */
  startsAt: z.optional(z.number()),
  /** Of a game in which members decide. */
  turn: z.optional(
    z.object({
      step: z.number(),
      closesAt: z.nullable(z.number()),
      choosers: z.number(),
      did: z.record(z.string(), z.number()),
    }),
  ),
  hand: z.optional(hand),
  seal: fields,
  outcome: json,
  reveal: fields,
  /** The newest last. */
  results: z.array(z.object({ roundId: z.string(), outcome: json })),
  bets: z.array(ownBet),
})

/** What everybody at the table is told, in order. */
export const event = z.looseObject({
  ...place,
  type: z.enum([
    'round.open',
    'round.closed',
    'round.deal',
    'round.step',
    'round.result',
    'round.settled',
    'round.void',
  ]),
  roundId: z.string(),
})

export const ownWord = z.discriminatedUnion('type', [
  z.object({ ...place, ...ownBet.shape, type: z.literal('bet.ack'), roundId: z.string() }),
  z.object({ ...place, type: z.literal('bet.wait'), roundId: z.string(), clientBetId: z.string() }),
  z.object({
    ...place,
    type: z.literal('bet.reject'),
    roundId: z.string(),
    clientBetId: z.string(),
    /** CLOSED, LIMIT, BALANCE, DUPLICATE, SUSPENDED, VOIDED, RATE. */
    reason: z.string(),
  }),
  z.object({ ...place, type: z.literal('settle'), roundId: z.string(), bets: z.array(ownBet) }),
])

/** What lies on the places altogether, of the page's currency, and the largest bets: names are masked by whoever tells it. */
export const pool = z.object({
  ...place,
  type: z.literal('pool.update'),
  players: z.number(),
  staked: z.optional(z.string()),
  places: z.record(z.string(), z.string()),
  /** Of places that share one pool: what each pays for one, in hundredths. Null: it is, or would now be, cancelled. */
  dividends: z.optional(z.nullable(z.record(z.string(), z.number()))),
  /** Whether betting has closed and it stays so. */
  isFinal: z.optional(z.boolean()),
  bets: z.optional(z.array(z.object({ who: z.string(), place: z.string(), stake: z.string() }))),
})

/** What becomes of a request to take a bet out of a flight. `reason`: CLOSED, RATE. */
export const outWord = z.discriminatedUnion('type', [
  z.object({
    ...place,
    type: z.literal('out.ack'),
    roundId: z.string(),
    betId: z.string(),
    /** Hundredths. */
    at: z.number(),
    payout: z.string(),
  }),
  z.object({
    ...place,
    type: z.literal('out.reject'),
    roundId: z.string(),
    betId: z.string(),
    reason: z.string(),
  }),
])

/** What becomes of a decision, and what the member has done so far. `reason`: as of bets. */
export const handWord = z.discriminatedUnion('type', [
  z.object({
    ...{ ...place, type: z.literal('decide.ack'), roundId: z.string(), step: z.number() },
    ...{ clientBetId: z.string(), action: z.string() },
  }),
  z.object({
    ...{ ...place, type: z.literal('decide.wait'), roundId: z.string(), step: z.number() },
    clientBetId: z.string(),
  }),
  z.object({
    ...{ ...place, type: z.literal('decide.reject'), roundId: z.string(), step: z.number() },
    ...{ clientBetId: z.string(), reason: z.string() },
  }),
  z.object({
    ...{ ...place, ...hand.shape, type: z.literal('hand'), roundId: z.string() },
    /** His bets, with what was put down since. */
    bets: z.array(ownBet),
  }),
])

/** Who is in a flight with bets of the page's currency, the largest first, and where each left it. Names are masked. */
export const aboard = z.object({
  ...place,
  type: z.literal('aboard'),
  roundId: z.string(),
  /** Also of those that are not listed. */
  count: z.number(),
  staked: z.string(),
  bets: z.array(z.object({ who: z.string(), stake: z.string(), at: z.nullable(z.number()) })),
})

export type HandWord = z.infer<typeof handWord>
export type OwnBet = z.infer<typeof ownBet>
export type Snapshot = z.infer<typeof snapshot>
export type OwnWord = z.infer<typeof ownWord>
export type Pool = z.infer<typeof pool>
export type OutWord = z.infer<typeof outWord>
export type Aboard = z.infer<typeof aboard>
