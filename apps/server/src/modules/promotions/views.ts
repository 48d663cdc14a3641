/** What is said of an offer on the wire. Pure. */
import type { promotions, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { point } from '../points/index.ts'
import { bonusRules } from './bonus/sentences.ts'
import { leftOf } from './budget.ts'
import type { Reward } from './rewards/rewards.ts'
import { at, count, money, type Sentence, say, times } from './say.ts'
import type { OfferStanding } from './standing.ts'
import { shownOf } from './status.ts'
import { type CommonTerms, type Paid, titleIn } from './terms.ts'

export function offerView(standing: OfferStanding, language: string): promotions.Offer {
  const { promotion, kind, terms } = standing
  const { status, action, state, waiting } = shownOf(standing)
  return {
    ...{ id: promotion.code, kind: kind.code, art: terms.art, title: titleIn(terms, language) },
    version: shownVersion(standing),
    ...{ status, action, promise: kind.promise(terms), state },
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt?.toISOString() ?? null,
    pays: kind.pays ?? 'money',
    poolLeft: formatMinor(kind.whole ? promotion.whole : leftOf(promotion)),
    percent: kind.percent?.(standing) ?? null,
    waiting: waiting === null ? null : formatMinor(waiting),
    game: kind.playedAt?.(terms) ?? null,
  }
}

/** The version that a press of now is for: the accepted one while the part runs. */
const shownVersion = ({ promotion, membership, isAgain }: OfferStanding): number =>
  membership && !isAgain ? membership.version : promotion.version

export function detailView(standing: OfferStanding, language: string): ReplyOf<typeof promotions.detail> {
  const { kind, terms, membership, isAgain, sent } = standing
  return {
    ...offerView(standing, language),
    steps: [...kind.steps(terms)],
    rules: rulesOf(standing),
    days: (kind.days?.(standing) ?? []).map(({ amount, isDone }) => ({
      amount: formatMinor(amount),
      isDone,
    })),
    accepted:
      membership && !isAgain ? { version: membership.version, at: membership.joinedAt.toISOString() } : null,
    application: sent && {
      remark: sent.remark,
      pictures: sent.pictures,
      at: sent.at.toISOString(),
      note: sent.note,
    },
    picturesMin: kind.picturesMin?.(terms) ?? 0,
    contacts: (kind.contacts?.(terms) ?? []).map(({ kind: way, amount }) => ({
      kind: way,
      amount: formatMinor(amount),
    })),
  }
}

/** What holds beside the steps. Each sentence says what the engine executes, with its own figures. */
function rulesOf({
  promotion,
  kind,
  terms,
}: Pick<OfferStanding, 'promotion' | 'kind' | 'terms'>): Sentence[] {
  const { audience } = terms
  return [
    ...(audience.rankMin === undefined ? [] : [say('rule_rank', count('rank', audience.rankMin))]),
    ...(audience.newDays === undefined ? [] : [say('rule_new', count('days', audience.newDays))]),
    ...(kind.again ? [] : [say('rule_once')]),
    ...terms.once.map((each) => say(`rule_once_${each}` as const)),
    ...(kind.rules?.(terms) ?? []),
    ...(kind.paysLater ? [say('rule_take', count('days', terms.takeDays))] : []),
    ...(kind.pays === 'points' ? [] : rewardRules(terms)),
    kind.pays === 'points'
      ? say('rule_pool_points', count('count', Number(promotion.budget / point)))
      : say('rule_pool', money('amount', promotion.budget)),
    promotion.endsAt ? say('rule_until', at('until', promotion.endsAt)) : say('rule_open'),
  ]
}

/** Of rewards, under the terms that were accepted: no end of the offer, no pool. */
export const acceptedRules = (kind: OfferStanding['kind'], terms: CommonTerms): Sentence[] => [
  ...kind.steps(terms),
  ...(kind.rules?.(terms) ?? []),
  ...(kind.pays === 'points' ? [] : rewardRules(terms)),
]

/** What is asked for what is given: nothing for cash. */
function rewardRules({ bonus, turnover }: Paid): Sentence[] {
  if (bonus) return bonusRules(bonus)
  return [turnover === undefined ? say('rule_free') : say('cashback_rule_turnover', times('times', turnover))]
}

/** Where something is to be done first, then what runs, then what is over; as the operator placed them within. */
const order: Readonly<Record<promotions.OfferStatus, number>> = {
  ...{ claim: 0, issued: 1, process: 2, joined: 3, join: 4, applying: 5, rejected: 6, signed: 7 },
  ...{ comingSoon: 8, claimed: 9, closed: 10 },
}
export const inOrder = (offers: readonly promotions.Offer[]): promotions.Offer[] =>
  offers.toSorted((a, b) => order[a.status] - order[b.status])

/** What the header counts: offers with something to take or to begin now. */
export const isOpenTo = ({ status, action }: promotions.Offer): boolean =>
  action !== 'none' && (status === 'claim' || status === 'join')

interface Named {
  readonly promotion: OfferStanding['promotion']
  readonly kind: OfferStanding['kind']
  readonly terms: CommonTerms
}

export function rewardView(
  { publicId, amount, state, grantedAt, expiresAt, endedAt, inPlay }: Reward,
  { promotion, kind, terms }: Named,
  language: string,
): ReplyOf<typeof promotions.rewards>['lists'][number] {
  return {
    ...{
      id: publicId,
      offerId: promotion.code,
      kind: kind.code,
      art: terms.art,
      title: titleIn(terms, language),
    },
    ...{ amount: formatMinor(amount), state, grantedAt: grantedAt.toISOString() },
    expiresAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    what: state === 'ready' || inPlay ? (kind.reward?.(terms) ?? null) : null,
    game: inPlay ? (kind.playedAt?.(terms) ?? null) : null,
  }
}
