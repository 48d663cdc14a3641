/** What the house offers: terms as data, where a member stands with each, and what a member does. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money } from '../fields.ts'
import { offerArts } from './arts.ts'
import { sentence } from './sentences.ts'

export { offerArts }

/** Where somebody stands with an offer (requirements PR-01 to PR-11). */
export const offerStatuses = [
  'join',
  'claim',
  'applying',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'signed',
  'comingSoon',
  'closed',
] as const
export const offerStatus = z.enum(offerStatuses)
export type OfferStatus = (typeof offerStatuses)[number]

export const offerKinds = [
  'signIn',
  'application',
  'contact',
  'deposit',
  'freeRounds',
  'cashback',
  'rakeback',
  'mission',
  'leaderboard',
  'referral',
  'wheel',
  'egg',
  'envelope',
  'raffle',
  ...(['levelUp', 'monthly', 'birthday', 'points'] as const),
] as const
export const offerKind = z.enum(offerKinds)
export type OfferKind = (typeof offerKinds)[number]

/** What the one button of an offer does; `none` where there is nothing to do. */
export const offerActions = [
  'join',
  'sign',
  'apply',
  'contact',
  'spin',
  'crack',
  'open',
  'claim',
  'deposit',
  'rewards',
  'bonuses',
  'missions',
  'invite',
  'vip',
  'points',
  'play',
  'none',
] as const
export const offerAction = z.enum(offerActions)
export type OfferAction = (typeof offerActions)[number]

/** What a reward asks for: nothing, turnover, turnover and itself back, or the same once cash is out. */
export const bonusModes = ['LOCKED', 'STICKY', 'NON_STICKY'] as const

export const remarkMax = 140
export const picturesMax = 3
/** The letters of three pictures of five megabytes, and what stands around them. */
export const applicationBytesMax = 22 * 1024 * 1024
const pictureLettersMax = Math.ceil((5 * 1024 * 1024 * 4) / 3) + 4

export const contactKinds = ['zalo', 'whatsApp'] as const
export const contactKind = z.enum(contactKinds)

/** Names an offer within its brand. Those that are made begin with a letter: a number alone names what the house has written. */
export const offerId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
/** Chosen by who presses: the same one again is the same press, not another. */
export const actKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/))

export const offer = z.object({
  id: offerId,
  kind: offerKind,
  art: z.enum(offerArts),
  /** As the operator calls it, in the language that was asked for. */
  title: z.string(),
  version: z.number(),
  status: offerStatus,
  action: offerAction,
  /** What it promises, and where this member stands. */
  promise: sentence,
  state: sentence,
  startsAt: instant,
  endsAt: z.nullable(instant),
  /** What its budget is in, and its rewards. */
  pays: z.enum(['money', 'points']),
  /** What is set aside for it and not promised to anybody yet; of a board, what was not paid yet. */
  poolLeft: money,
  /** How far somebody has come, in hundredths; null where nothing is counted. */
  percent: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(100))),
  /** What waits to be taken, where something does. */
  waiting: z.nullable(money),
  /** Where its rounds are played, by the code of the game. */
  game: z.nullable(z.string()),
})
export type Offer = z.infer<typeof offer>

export const actRefusals = [
  'promotion_not_found',
  'promotion_changed',
  'promotion_not_open',
  'promotion_not_now',
  'pool_used_up',
  'not_eligible',
  'key_conflict',
] as const

export const list = endpoint({
  method: 'GET',
  path: '/wps/v2/promotions',
  access: 'public',
  summary: 'Offers of the brand and where the member stands with each: those with something to do first.',
  query: z.object({ language: z.optional(languageCode), kind: z.optional(offerKind) }),
  reply: z.object({ lists: z.array(offer) }),
  refusals: [],
})

export const detail = endpoint({
  method: 'GET',
  path: '/wps/v2/promotions/detail',
  access: 'public',
  summary: 'One offer: what it asks in plain words, its terms, and the part of the member in it.',
  query: z.object({ id: offerId, language: z.optional(languageCode) }),
  reply: z.extend(offer, {
    steps: z.array(sentence),
    rules: z.array(sentence),
    /** Of a streak: each day's reward, and which of them are done. */
    days: z.array(z.object({ amount: money, isDone: z.boolean() })),
    /** The terms that this member accepted stay, whatever is written later. */
    accepted: z.nullable(z.object({ version: z.number(), at: instant })),
    /** What was sent, and what was said to it. */
    application: z.nullable(
      z.object({ remark: z.string(), pictures: z.number(), at: instant, note: z.string() }),
    ),
    /** How many pictures an application must have. */
    picturesMin: z.number(),
    /** Where a contact is asked for: what each way brings. */
    contacts: z.array(z.object({ kind: contactKind, amount: money })),
  }),
  refusals: ['promotion_not_found'],
})

/** Which offer, which of its terms were read, and which press it is. */
export const act = { id: offerId, version: z.number().check(z.int(), z.gte(1)), key: actKey }
export const actReply = z.object({ status: offerStatus, paid: z.nullable(money) })

export const join = endpoint({
  method: 'POST',
  path: '/wps/v2/promotions/join',
  access: 'member',
  summary: 'Join an offer under the terms that were shown.',
  body: z.strictObject(act),
  reply: actReply,
  refusals: actRefusals,
})

export const sign = endpoint({
  method: 'POST',
  path: '/wps/v2/promotions/sign',
  access: 'member',
  summary: 'Sign in for today; the reward of the day is paid at once.',
  body: z.strictObject(act),
  reply: actReply,
  refusals: [...actRefusals, 'already_signed'],
})

export const claim = endpoint({
  method: 'POST',
  path: '/wps/v2/promotions/claim',
  access: 'member',
  summary: 'Take what is ready to be taken. Where a contact is asked for, one of the two must be given.',
  body: z.strictObject({
    ...act,
    contact: z.optional(
      z.strictObject({ kind: contactKind, value: z.string().check(z.trim(), z.maxLength(60)) }),
    ),
  }),
  reply: actReply,
  refusals: [...actRefusals, 'contact_needed', 'contact_invalid', 'contact_rewarded'],
})

export const apply = endpoint({
  method: 'POST',
  path: '/wps/v2/promotions/apply',
  access: 'member',
  summary: 'Apply with a remark of at most 140 characters and at most three pictures; people decide.',
  body: z.strictObject({
    ...act,
    remark: z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine((words) => [...words].length <= remarkMax),
    ),
    pictures: z
      .array(z.string().check(z.maxLength(pictureLettersMax), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)))
      .check(z.maxLength(picturesMax)),
  }),
  reply: actReply,
  refusals: [...actRefusals, 'pictures_missing', 'picture_too_large', 'picture_type', 'picture_broken'],
})

/** What stands beside the entries of the menu, and in the header together (decision D-49). */
export const counts = endpoint({
  method: 'GET',
  path: '/wps/v2/members/me/counts',
  access: 'member',
  summary: 'How many rewards wait to be taken, how many offers are open, and how many missions are ready.',
  reply: z.object({ rewardCenter: z.number(), promotions: z.number(), missionLeaderboard: z.number() }),
  refusals: [],
})

/** The id of a reward. */
const rewardId = z.string().check(z.regex(/^r[0-9a-f]{18}$/))
export const rewardStates = ['ready', 'claimed', 'expired'] as const

export const reward = z.object({
  id: rewardId,
  offerId,
  kind: offerKind,
  art: z.enum(offerArts),
  title: z.string(),
  amount: money,
  state: z.enum(rewardStates),
  grantedAt: instant,
  expiresAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** What it is, where it is no money yet: then it brings at most its amount. */
  what: z.nullable(sentence),
  /** The game in which it is played now. */
  game: z.nullable(z.string()),
})
const cursor = z.optional(z.string().check(z.regex(/^\d{1,18}$/)))

export const rewards = endpoint({
  method: 'GET',
  path: '/wps/v2/rewards',
  access: 'member',
  summary: 'Rewards: what waits first, by its end, then what was taken or has lapsed, newest first.',
  query: z.object({ language: z.optional(languageCode), cursor }),
  reply: z.object({ lists: z.array(reward), nextCursor: z.nullable(z.string()) }),
  refusals: [],
})

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/v2/rewards/claim',
  access: 'member',
  summary: 'Take a reward. It is paid once, however often it is asked for.',
  body: z.strictObject({ id: rewardId }),
  reply: z.object({ paid: money }),
  refusals: ['reward_not_found', 'reward_expired'],
})

export const bonuses = endpoint({
  method: 'GET',
  path: '/wps/v2/bonuses',
  access: 'member',
  summary: 'What was received from offers, newest first, each with the terms that were accepted.',
  query: z.object({ language: z.optional(languageCode), cursor }),
  reply: z.object({
    /** Of all that was ever received. */
    total: money,
    lists: z.array(
      z.object({
        id: rewardId,
        offerId,
        title: z.string(),
        amount: money,
        at: instant,
        version: z.number(),
        rules: z.array(sentence),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
})

/** The id of a bonus. */
const bonusId = z.string().check(z.regex(/^b[0-9a-f]{18}$/))
export const bonusStates = [
  'waiting',
  'wagering',
  'ending',
  'completed',
  'forfeited',
  'expired',
  'playedOut',
  'reversed',
] as const

export const bonus = z.object({
  id: bonusId,
  offerId,
  title: z.string(),
  mode: z.enum(bonusModes),
  state: z.enum(bonusStates),
  amount: money,
  /** The terms that were accepted. */
  version: z.number(),
  rules: z.array(sentence),
  /** What has to be staked, and what was counted; by its id each counted bet is asked for. Null before it begins. */
  turnover: z.nullable(z.object({ id: z.string(), target: money, counted: money, left: money })),
  /** What is asked once it begins, or was. */
  target: money,
  /** Exactly what giving it up now takes. */
  lost: money,
  /** What was taken back of one that has ended. */
  taken: money,
  stakeMost: z.nullable(money),
  grantedAt: instant,
  expiresAt: instant,
  endedAt: z.nullable(instant),
})
export type RunningBonus = z.infer<typeof bonus>

export const runningBonuses = endpoint({
  method: 'GET',
  path: '/wps/v2/bonuses/running',
  access: 'member',
  summary: 'Bonus money: each bonus that runs and those that ended lately, and what can be withdrawn now.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({
    balance: money,
    withdrawable: money,
    /** Waits beside the purse until cash is out. */
    waiting: money,
    lists: z.array(bonus),
  }),
  refusals: [],
})

export const giveUpBonus = endpoint({
  method: 'POST',
  path: '/wps/v2/bonuses/give-up',
  access: 'member',
  summary: 'Give a bonus up. `lost` is what was shown: where it is another by now, nothing happens.',
  body: z.strictObject({ id: bonusId, lost: money }),
  reply: z.object({ lost: money }),
  refusals: ['bonus_not_found', 'bonus_over', 'bonus_changed'],
})

export const depositOffers = endpoint({
  method: 'GET',
  path: '/wps/v2/promotions/deposit',
  access: 'member',
  summary: 'Offers that can be chosen with a deposit, what each would bring for this amount, and why not.',
  query: z.object({ amount: z.optional(money), language: z.optional(languageCode) }),
  reply: z.object({
    lists: z.array(
      z.object({
        id: offerId,
        version: z.number(),
        title: z.string(),
        art: z.enum(offerArts),
        promise: sentence,
        rules: z.array(sentence),
        /** Why it cannot be chosen; null where it can. */
        why: z.nullable(sentence),
        least: money,
        bonus: money,
        mode: z.enum(bonusModes),
        /** What has to be staked with it, the deposit's own turnover among it. */
        turnover: money,
      }),
    ),
  }),
  refusals: [],
})
