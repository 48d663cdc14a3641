/** Offers that are drawn: what may come and how likely, what came, and how anybody checks it. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money } from '../fields.ts'
import { act, actRefusals, actReply, offerId, offerKind, offerStatus } from './promotions.ts'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** As the page that checks rounds reads it, and the command. */
const proof = z.record(z.string(), z.unknown())

const prize = z.object({
  place: z.number(),
  amount: money,
  /** Parts of a million; null where the order of presses or the tickets decide. */
  chance: z.nullable(z.number()),
  stock: z.number(),
  left: z.number(),
})

const result = z.object({
  /** Of the member's own turns, or of an envelope or a prize in the order in which they are given. */
  number: z.number(),
  /** Of the prize. */
  place: z.number(),
  amount: money,
  at: instant,
  /** Null until the seed is revealed. */
  proof: z.nullable(proof),
})

export const board = endpoint({
  method: 'GET',
  path: '/wps/v2/promotions/draw',
  access: 'public',
  summary: 'The prizes of an offer that is drawn, with their chances and stock, and what came of it so far.',
  query: z.object({ id: offerId }),
  reply: z.object({
    kind: offerKind,
    /** SHA-256 of the seed that draws next: the member’s own next turn, or the whole rain or raffle. */
    commit: z.nullable(hash),
    prizes: z.array(prize),
    /** Which of them takes the chance of those that are all given. */
    instead: z.nullable(z.number()),
    /** Turns or envelopes that are left for all members; null where nothing runs out. */
    left: z.nullable(z.number()),
    /** Turns that the member has left today; null for a visitor and where there are none. */
    turns: z.nullable(z.number()),
    /** Tickets of the member so far. */
    tickets: z.nullable(z.number()),
    /** What came to the member, the newest first. */
    mine: z.array(result),
    /** Of a raffle, when it is drawn. */
    winners: z.array(z.object({ place: z.number(), amount: money, who: z.string(), isMine: z.boolean() })),
    /** Of a whole rain or raffle, once its seed is revealed. */
    proof: z.nullable(proof),
  }),
  refusals: ['promotion_not_found'],
})

export const claimRaffle = endpoint({
  method: 'POST',
  path: '/wps/v2/promotions/raffle/claim',
  access: 'member',
  summary: 'Take what was won in a raffle. It is paid once: asked for again it is refused.',
  body: z.strictObject({ raffleId: offerId }),
  reply: z.object({ prize: money }),
  refusals: ['promotion_not_found', 'reward_not_found', 'reward_expired', 'promotion_not_now'],
})

const listed = {
  id: offerId,
  title: z.string(),
  version: z.number(),
  status: offerStatus,
  startsAt: instant,
  endsAt: z.nullable(instant),
}

export const envelopes = endpoint({
  method: 'GET',
  path: '/wps/v2/red-envelopes',
  access: 'member',
  summary: 'Rains of red envelopes that fall or are announced, and how many envelopes are left.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({
    lists: z.array(z.object({ ...listed, pool: money, count: z.number(), left: z.number() })),
  }),
  refusals: [],
})

export const grab = endpoint({
  method: 'POST',
  path: '/wps/v2/red-envelopes/grab',
  access: 'member',
  summary: 'Open a red envelope: a share of the pool, once for each member.',
  body: z.strictObject(act),
  reply: z.object({ amount: money }),
  refusals: actRefusals,
})

export const ticketKinds = ['goldenEgg', 'redEnvelope', 'prizeWheel'] as const

export const tickets = endpoint({
  method: 'GET',
  path: '/wps/v2/tickets',
  access: 'member',
  summary: 'Turns that wait for the member: wheels to spin, eggs to break, envelopes to open.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({
    lists: z.array(z.object({ ...listed, kind: z.enum(ticketKinds), left: z.number() })),
  }),
  refusals: [],
})

export const useTicket = endpoint({
  method: 'POST',
  path: '/wps/v2/tickets/use',
  access: 'member',
  summary: 'Use one turn; what it brings is drawn on the server and paid at once.',
  body: z.strictObject(act),
  reply: actReply,
  refusals: actRefusals,
})
