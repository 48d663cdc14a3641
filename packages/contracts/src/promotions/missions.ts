/** Missions, boards, cashback and friends: what counts for members, and where they stand. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money } from '../fields.ts'
import { actKey, offerAction, offerArts, offerId, offerStatus } from './promotions.ts'
import { sentence } from './sentences.ts'

const named = { id: offerId, art: z.enum(offerArts), title: z.string() }
const language = z.optional(languageCode)

/** `ready` is claimed next; a step that is locked opens then. */
export const missionStepStates = ['locked', 'open', 'ready', 'claimed'] as const
const figureUnits = ['money', 'count', 'times'] as const

const missionStep = z.object({
  sentence,
  reward: money,
  state: z.enum(missionStepStates),
  unit: z.enum(figureUnits),
  counted: z.string(),
  goal: z.string(),
  percent: z.number().check(z.int(), z.gte(0), z.lte(100)),
})
const mission = z.object({
  ...named,
  version: z.number(),
  status: offerStatus,
  action: offerAction,
  state: sentence,
  /** Of one that is new each day. */
  renewsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  steps: z.array(missionStep),
})
export type Mission = z.infer<typeof mission>

/** What came back, or will: with all that it is reckoned from. */
const reckoning = z.object({
  from: instant,
  to: instant,
  stake: money,
  win: money,
  bonus: money,
  loss: money,
  percent: z.string(),
  amount: money,
})

export const summary = endpoint({
  method: 'GET',
  path: '/wps/v2/missions/summary',
  access: 'member',
  summary:
    'Missions with the progress of each step, and cashback and rakeback with what it is reckoned from.',
  query: z.object({ language }),
  reply: z.object({
    missions: z.array(mission),
    counts: z.object({ ready: z.number(), running: z.number() }),
    cashbacks: z.array(
      z.object({
        ...named,
        /** Of what was lost, or of what games keep of each stake: then `loss` is that. */
        of: z.enum(['loss', 'edge']),
        now: z.nullable(reckoning),
        paysAt: z.nullable(instant),
        past: z.array(reckoning),
      }),
    ),
  }),
  refusals: [],
})

export const counted = endpoint({
  method: 'GET',
  path: '/wps/v2/missions/counted',
  access: 'member',
  summary:
    'What counted for the open step of a mission, newest first; what was taken back is shown as nothing.',
  query: z.object({ id: offerId, language }),
  reply: z.object({
    lists: z.array(
      z.object({
        what: z.enum(['bet', 'deposit', 'sign']),
        game: z.nullable(z.string()),
        stake: money,
        win: money,
        /** What it adds, in the unit of the step. */
        value: z.string(),
        isTakenBack: z.boolean(),
        at: instant,
      }),
    ),
  }),
  refusals: ['promotion_not_found'],
})

export const claimMission = endpoint({
  method: 'POST',
  path: '/wps/v2/missions/claim',
  access: 'member',
  summary: 'Take the reward of the step that is ready; the next one opens.',
  body: z.strictObject({ id: offerId, version: z.number().check(z.int(), z.gte(1)), key: actKey }),
  reply: z.object({ status: offerStatus, paid: z.nullable(money) }),
  refusals: [
    ...(['promotion_not_found', 'promotion_changed', 'promotion_not_open', 'promotion_not_now'] as const),
    ...(['pool_used_up', 'not_eligible', 'key_conflict'] as const),
  ],
})

export const boardUnits = ['hour', 'day', 'week', 'whole'] as const
const row = z.object({
  place: z.number(),
  name: z.string(),
  score: z.string(),
  prize: z.nullable(money),
  isOwn: z.boolean(),
})
const board = z.object({
  ...named,
  unit: z.enum(boardUnits),
  by: z.enum(['valid', 'multiple', 'net']),
  /** `frozen` has ended and waits for what is voided late. */
  state: z.enum(['running', 'frozen', 'paid']),
  from: instant,
  to: instant,
  paysAt: instant,
  pool: money,
  isShared: z.boolean(),
  lists: z.array(row),
  /** Null where nothing of the member counts. */
  own: z.nullable(
    z.object({
      place: z.number(),
      /** Otherwise at least so far down. */
      isExact: z.boolean(),
      score: z.string(),
      prize: z.nullable(money),
      /** What is missing to the last place that brings a prize. */
      missing: z.nullable(z.string()),
      prizePlace: z.number(),
    }),
  ),
  rules: z.array(sentence),
})
export type Board = z.infer<typeof board>

export const leaderboard = endpoint({
  method: 'GET',
  path: '/wps/v2/missions/leaderboard',
  access: 'member',
  summary: 'Boards that run: the first of each by masked names, and always the member’s own place.',
  query: z.object({ language, period: z.optional(z.enum(boardUnits)) }),
  reply: z.object({ lists: z.array(board) }),
  refusals: [],
})

export const referral = endpoint({
  method: 'GET',
  path: '/wps/v2/referral',
  access: 'member',
  summary: 'The member’s own code, what friends bring, and for each friend what is still missing.',
  query: z.object({ language, cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  reply: z.object({
    code: z.nullable(z.string()),
    /** Where a friend begins, on any address of the brand. */
    link: z.nullable(z.string()),
    offer: z.nullable(
      z.object({
        ...{ ...named, promise: sentence, inviter: money, friend: money },
        steps: z.array(sentence),
        rules: z.array(sentence),
      }),
    ),
    rewards: z.object({ count: z.number(), total: money }),
    friends: z.array(
      z.object({
        name: z.string(),
        registeredAt: instant,
        isPaid: z.boolean(),
        /** Why it counts, or does not yet. */
        reason: sentence,
        percent: z.number(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
})
