/** Members who pay members: a deposit that looks for withdrawals, the parts in which they meet, and receipts. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currencyCode, instant, money, nothing } from './fields.ts'

const id = z.string().check(z.minLength(6), z.maxLength(40), z.regex(/^[A-Za-z0-9]+$/))
const bank = z.string().check(z.minLength(2), z.maxLength(40), z.regex(/^[\p{L}\p{N} ._-]+$/u))
/** Made by the page for one wish: repeated with it, a call names the same deposit. */
const requestKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/))
const senderName = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))
const reference = z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u))
/** A picture in base64: at most 5 MB of it. */
const file = z.string().check(z.minLength(1), z.maxLength(7_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

/** What members set for their own protection holds for what they pay each other, too. */
const protectionRefusals = ['timed_out', 'self_excluded', 'deposit_limit'] as const

export const peerClaimStates = [
  'QUEUED',
  'PARTLY_MATCHED',
  'MATCHED',
  'PARTLY_RECEIVED',
  'ALL_RECEIVED',
  'FALLBACK',
  'CANCELLED',
] as const
export const peerPartStates = [
  'RESERVED',
  'AWAITING_PAYMENT',
  'PROOF_SENT',
  'DISPUTED',
  'RECEIVED',
  'PARTIALLY_RECEIVED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'NOT_PAID',
  'EXPIRED',
  'CANCELLED',
] as const
const side = z.enum(['payer', 'receiver'])
const actor = z.enum(['payer', 'receiver', 'clock', 'operator', 'house'])

const dispute = z.object({
  openedBy: z.enum(['payer', 'receiver', 'operator']),
  /** About money that had counted as received. */
  isLate: z.boolean(),
  evidenceUntil: instant,
  verdict: z.nullable(z.enum(['PAYER_RIGHT', 'RECEIVER_RIGHT', 'SPLIT', 'HOUSE_COVERS'])),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  pictures: z.array(z.object({ id, by: side })),
  canAppeal: z.boolean(),
  appealedBy: z.nullable(side),
  appealPaid: z.nullable(money),
  appealAnswer: z.nullable(z.string()),
})

const part = z.object({
  id,
  /** The place among the parts, from 1; what was missing of a part is a part of its own. */
  number: z.number(),
  parentId: z.nullable(id),
  amount: money,
  received: money,
  remaining: money,
  state: z.enum(peerPartStates),
  dueAt: z.nullable(instant),
  /** The other side, so that both know whom they deal with and neither learns a name. */
  otherName: z.string(),
  bank: z.string(),
  accountShown: z.string(),
  reference: z.nullable(z.string()),
  proofAt: z.nullable(instant),
  proofId: z.nullable(id),
  /** Why no clock confirms this part: a person looks at it. */
  autoOff: z.array(z.string()),
  madeAt: instant,
  endedAt: z.nullable(instant),
  canDispute: z.boolean(),
  disputeUntil: z.nullable(instant),
  dispute: z.nullable(dispute),
})
export type PeerPart = z.infer<typeof part>

const change = z.object({
  at: instant,
  to: z.string(),
  actor,
  reason: z.nullable(z.string()),
  amount: z.nullable(money),
  part: z.nullable(z.number()),
})

/** A withdrawal as its owner sees it: received, being checked, matching, paid by the house and returned make it up. */
const claim = z.object({
  id,
  state: z.enum(peerClaimStates),
  currency: currencyCode,
  bank: z.string(),
  accountShown: z.string(),
  requested: money,
  received: money,
  open: money,
  unmatched: money,
  fallback: money,
  returned: money,
  enteredAt: instant,
  fallbackAt: instant,
  endedAt: z.nullable(instant),
  now: instant,
  autoConfirmMinutes: z.number(),
  parts: z.array(part),
  changes: z.array(change),
})
export type PeerClaim = z.infer<typeof claim>

/** A deposit as its payer sees it. The account to pay to is there while it is this member's turn, and only then. */
const ask = z.object({
  id,
  state: z.enum(['SEARCHING', 'MATCHED', 'ENDED']),
  currency: currencyCode,
  bank: z.string(),
  senderName: z.string(),
  amount: money,
  unmatched: money,
  credited: money,
  dropped: money,
  askedAt: instant,
  searchUntil: instant,
  endedAt: z.nullable(instant),
  now: instant,
  autoConfirmMinutes: z.number(),
  bonusPercent: z.string(),
  parts: z.array(
    z.extend(part, {
      payTo: z.nullable(z.object({ name: z.string(), number: z.string(), bank: z.string() })),
      /** A person looks at this payment before its bonus is given. */
      isBonusChecked: z.boolean(),
    }),
  ),
  changes: z.array(change),
})
export type PeerAsk = z.infer<typeof ask>

export const peerTerms = endpoint({
  method: 'GET',
  path: '/wps/v2/peer/terms',
  access: 'member',
  summary: 'Whether members pay members here, and on what terms; with what the member has open.',
  reply: z.object({
    terms: z.nullable(
      z.object({
        min: money,
        max: money,
        bonusPercent: z.string(),
        matchMinutes: z.number(),
        autoConfirmMinutes: z.number(),
        banks: z.array(z.string()),
        /** What is laid aside for disputes about what the clock confirmed. */
        reserve: money,
      }),
    ),
    barredUntil: z.nullable(instant),
    openDeposit: z.nullable(id),
    /** Parts that wait for this member: to be paid, or to be answered. */
    waiting: z.object({ toPay: z.number(), toAnswer: z.number() }),
  }),
  refusals: [],
})

export const peerAsk = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/deposits',
  access: 'member',
  summary: 'Pay in by paying other members who withdraw: looks for them.',
  body: z.strictObject({ amount: money, bank, senderName, requestKey }),
  reply: ask,
  refusals: [
    'peer_closed',
    'peer_amount',
    'peer_barred',
    'peer_deposit_open',
    'field_invalid',
    'key_conflict',
    ...protectionRefusals,
  ],
})

export const peerDeposit = endpoint({
  method: 'GET',
  path: '/wps/v2/peer/deposits/one',
  access: 'member',
  summary: 'One deposit by paying members, with its parts.',
  query: z.object({ id }),
  reply: ask,
  refusals: ['peer_not_found'],
})

export const peerDeposits = endpoint({
  method: 'GET',
  path: '/wps/v2/peer/deposits',
  access: 'member',
  summary: "The member's own deposits by paying members, newest first.",
  reply: z.object({ lists: z.array(ask) }),
  refusals: [],
})

export const peerStop = endpoint({
  method: 'DELETE',
  path: '/wps/v2/peer/deposits/one',
  access: 'member',
  summary: 'Look no further for withdrawals to pay; parts that were found stay.',
  query: z.object({ id }),
  reply: ask,
  refusals: ['peer_not_found'],
})

export const peerBegin = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/begin',
  access: 'member',
  summary: 'Begin to pay a part that is kept: shows where to.',
  body: z.strictObject({ id }),
  reply: ask,
  refusals: ['peer_not_found', 'peer_already_answered', ...protectionRefusals],
})

export const peerGiveUp = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/give-up',
  access: 'member',
  summary: 'Give a part up before it was paid.',
  body: z.strictObject({ id }),
  reply: ask,
  refusals: ['peer_not_found', 'peer_already_answered'],
})

export const peerProof = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/proof',
  access: 'member',
  summary: 'Say that a part was paid: with its reference and a picture, png or jpg.',
  body: z.strictObject({ id, reference, file }),
  reply: ask,
  refusals: [
    'peer_not_found',
    'peer_already_answered',
    'picture_type',
    'picture_too_large',
    'picture_broken',
  ],
})

export const peerPicture = endpoint({
  method: 'GET',
  path: '/wps/v2/peer/parts/picture',
  access: 'member',
  summary: 'A proof or a piece of evidence, for the two sides of its part.',
  query: z.object({ id }),
  reply: z.object({ url: z.string() }),
  refusals: ['peer_not_found'],
})

export const peerWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/v2/withdrawals/parts',
  access: 'member',
  summary: 'One withdrawal that members pay, with its parts.',
  query: z.object({ id }),
  reply: claim,
  refusals: ['peer_not_found'],
})

export const peerWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/v2/withdrawals/matched',
  access: 'member',
  summary: "The member's own withdrawals that members pay, newest first.",
  reply: z.object({ lists: z.array(claim) }),
  refusals: [],
})

export const peerTakeBack = endpoint({
  method: 'DELETE',
  path: '/wps/v2/withdrawals/parts',
  access: 'member',
  summary: 'Take back what nobody has begun to pay.',
  query: z.object({ id }),
  reply: claim,
  refusals: ['peer_not_found', 'peer_nothing_unmatched'],
})

/** The receipt: what of a part arrived. */
export const peerReceipt = endpoint({
  method: 'POST',
  path: '/wps/v2/withdrawals/parts/receipt',
  access: 'member',
  summary: 'Say whether a part was received: all of it, a part, or nothing.',
  body: z.discriminatedUnion('answer', [
    z.strictObject({ id, answer: z.literal('received') }),
    z.strictObject({ id, answer: z.literal('notReceived') }),
    z.strictObject({ id, answer: z.literal('partial'), remainingAmount: money }),
  ]),
  reply: claim,
  refusals: ['peer_not_found', 'peer_already_answered', 'peer_remaining'],
})

export const peerDispute = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/dispute',
  access: 'member',
  summary: 'Say that something is wrong: with what the clock confirmed, or with what is said to be missing.',
  body: z.strictObject({ id }),
  reply: nothing,
  refusals: ['peer_not_found', 'peer_already_answered', 'peer_dispute_closed'],
})

export const peerEvidence = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/evidence',
  access: 'member',
  summary: 'Hand in a statement or a picture of the account, within the clock of the dispute.',
  body: z.strictObject({ id, file }),
  reply: nothing,
  refusals: [
    'peer_not_found',
    'peer_dispute_closed',
    'too_many_pictures',
    'picture_type',
    'picture_too_large',
    'picture_broken',
  ],
})

export const peerAppeal = endpoint({
  method: 'POST',
  path: '/wps/v2/peer/parts/appeal',
  access: 'member',
  summary: 'Ask once for a decision to be looked at again, within a day.',
  body: z.strictObject({ id, reason: z.string().check(z.trim(), z.minLength(5), z.maxLength(300)) }),
  reply: nothing,
  refusals: ['peer_not_found', 'peer_appeal_closed'],
})
