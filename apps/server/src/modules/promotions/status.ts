/** The eleven statuses: what of a member's part is shown, with one sentence and at most one thing to do. Pure. */
import type { offerSentences, promotions } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'
import { leftOf } from './budget.ts'
import type { Beginning } from './kinds/kind.ts'
import { at, count, money, type Sentence, say } from './say.ts'
import type { OfferStanding } from './standing.ts'

export interface Shown {
  readonly status: promotions.OfferStatus
  readonly action: promotions.OfferAction
  readonly state: Sentence
  readonly waiting: Minor | null
}

/** Over for whoever has not begun: closed by hand, by its end, or because nothing is left of it. */
export function shownOf(standing: OfferStanding): Shown {
  const { promotion, membership, kind, now } = standing
  const own = membership && membership.state !== 'new' ? ofPart(standing) : null
  if (own) return own
  if (promotion.startsAt > now)
    return plain('comingSoon', say('state_comingSoon', at('at', promotion.startsAt)))
  const ended = endOf(standing)
  if (ended) return plain('closed', say('state_closed', at('at', ended)))
  const least = kind.least?.(standing.terms) ?? kind.most(standing.terms)
  if (kind.spends ? promotion.whole === 0n : leftOf(promotion) < least)
    return plain(
      'closed',
      kind.pays === 'points' ? say('not_pool_points') : say('not_pool', money('amount', promotion.budget)),
    )
  const { status, action } = beginning[kind.begins]
  // What can only be claimed is not shown as to be claimed before its day.
  if (standing.blocked)
    return plain(kind.blocks && status === 'claim' ? 'comingSoon' : status, standing.blocked)
  const isContact = kind.contacts !== undefined
  return {
    status,
    action: kind.onDeposit
      ? 'deposit'
      : (kind.action ?? (isContact ? 'contact' : kind.begins === 'play' ? (kind.leadsTo ?? action) : action)),
    state: said(standing, `state_${opening[kind.begins]}`),
    waiting: null,
  }
}

const plain = (status: Shown['status'], state: Sentence): Shown => ({
  status,
  action: 'none',
  state,
  waiting: null,
})

const beginning: Readonly<Record<Beginning, Pick<Shown, 'status' | 'action'>>> = {
  join: { status: 'join', action: 'join' },
  sign: { status: 'join', action: 'sign' },
  apply: { status: 'join', action: 'apply' },
  claim: { status: 'claim', action: 'claim' },
  play: { status: 'process', action: 'none' },
}
const opening = { join: 'join', sign: 'sign_in', apply: 'apply', claim: 'take', play: 'play' } as const

/** When it ended for everybody; null while it has not. */
function endOf({ promotion, now }: Pick<OfferStanding, 'promotion' | 'now'>): Date | null {
  const { closedAt, endsAt } = promotion
  if (closedAt) return closedAt
  return endsAt && endsAt <= now ? endsAt : null
}

/** The kind's own sentence, else the usual one. */
const said = (
  standing: OfferStanding,
  key: offerSentences.SentenceKey,
  ...facts: Sentence['facts']
): Sentence => standing.kind.state?.(standing) ?? say(key, ...facts)

/** Null where the part is over and another may begin, or where the end of the offer ended it: as if there were none. */
function ofPart(standing: OfferStanding): Shown | null {
  const { membership, kind, given, sent, isAgain } = standing
  if (!membership || isAgain) return null
  const { state, joinedAt, changedAt } = membership
  const hasEnded = endOf(standing) !== null
  switch (state) {
    case 'claim': {
      const waiting = kind.waiting?.({ ...standing, membership }) ?? membership.setAside
      return {
        status: 'claim',
        action: 'claim',
        waiting,
        state: said(standing, 'state_claim', money('amount', waiting)),
      }
    }
    case 'applying':
      return plain(
        'applying',
        say('state_applying', at('at', sent?.at ?? changedAt), count('count', sent?.pictures ?? 0)),
      )
    case 'process':
      return {
        status: 'process',
        action: kind.runsWithBonus ? 'bonuses' : (kind.leadsTo ?? 'none'),
        waiting: null,
        state: said(standing, 'state_process', at('at', joinedAt)),
      }
    case 'issued':
      return issued(standing)
    case 'new':
      return null
  }
  // What is played goes on to its own end.
  const isPlaying = state === 'claimed' && (kind.isPlaying?.(standing) ?? false)
  // What was taken and could not be begun waits to be taken again.
  if (state === 'claimed' && given !== null && given.ready > 0n) return issued(standing)
  if (hasEnded && !isPlaying) return null
  switch (state) {
    case 'joined':
      return {
        status: 'joined',
        action: kind.leadsTo ?? 'none',
        waiting: null,
        state: said(standing, 'state_joined', at('at', joinedAt)),
      }
    case 'signed':
      return kind.maySign?.(standing)
        ? {
            ...{ status: 'join', action: kind.action ?? 'sign', waiting: null },
            state: said(standing, 'state_sign_in'),
          }
        : plain('signed', said(standing, 'state_signed_in', at('at', changedAt)))
    case 'rejected': {
      const mayAgain = kind.mayApply?.(standing) ?? false
      return {
        status: 'rejected',
        action: mayAgain ? 'apply' : 'none',
        waiting: null,
        state: say(reasonKey(sent?.reason ?? null), at('at', changedAt)),
      }
    }
    case 'claimed':
      return {
        ...plain(
          'claimed',
          said(
            standing,
            'state_claimed',
            money('amount', given?.amount ?? 0n),
            at('at', given?.lastAt ?? changedAt),
          ),
        ),
        ...(isPlaying ? ({ status: 'process', action: 'play' } as const) : {}),
      }
    case 'expired':
      return plain('closed', say('state_expired', at('at', changedAt)))
    case 'left':
      return plain('closed', say('state_left', at('at', changedAt)))
  }
}

function issued({ given, membership }: OfferStanding): Shown {
  const ready = given?.ready ?? 0n
  if (ready > 0n && given?.until)
    return {
      status: 'issued',
      action: 'rewards',
      waiting: ready,
      state: say('state_issued', money('amount', ready), at('until', given.until)),
    }
  return plain(
    'issued',
    say(
      'state_claimed',
      money('amount', given?.amount ?? 0n),
      at('at', membership?.changedAt ?? new Date(0)),
    ),
  )
}

/** Why an application is refused: for people who decide, and as it is said to the member. */
export const rejections = ['unreadable', 'unmet', 'had', 'elsewhere', 'late'] as const
export type Rejection = (typeof rejections)[number]

function reasonKey(reason: string | null): offerSentences.SentenceKey {
  const known = rejections.find((each) => each === reason) ?? 'unmet'
  return `rejected_${known}`
}
