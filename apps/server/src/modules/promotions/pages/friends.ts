/** Friends as their inviter sees them: who counts, and what is missing of those who do not yet. */
import type { missions, ReplyOf } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { broughtBy, maskedName, referralCodeOf } from '../../identity/index.ts'
import { type Counted, isOpenAt } from '../counting/counted.ts'
import type { Person } from '../kinds/kind.ts'
import { referral } from '../kinds/referral/kind.ts'
import { dayMs, type Terms } from '../kinds/referral/terms.ts'
import { money, type Sentence, say } from '../say.ts'
import { minor, titleIn } from '../terms.ts'

type Reply = ReplyOf<typeof missions.referral>

const pageSize = 20

interface Known {
  readonly promotionId: bigint
  readonly friendId: bigint
  readonly version: number
  readonly deposited: bigint
  readonly valid: bigint
  readonly isDue: boolean
  readonly state: 'open' | 'paid' | 'refused'
  readonly reason: 'pool' | 'linked' | 'most' | 'inactive' | null
}

interface Asked {
  readonly person: Person
  readonly language: string
  readonly now: Date
  readonly before: bigint | null
}

/** `offers` are the brand's, the one that stands first being the one that is shown. */
export async function friendsView(
  tx: Tx,
  offers: readonly Counted[],
  { person, language, now, before }: Asked,
): Promise<Reply> {
  const found = await broughtBy(tx, person, { before, limit: pageSize + 1 })
  const page = found.slice(0, pageSize)
  const known = await knownOf(
    tx,
    person,
    page.map(({ id }) => id),
  )
  const code = await referralCodeOf(tx, person)
  const running = offers.find(({ promotion }) => isOpenAt(promotion, now)) ?? null
  return {
    code,
    link: code && `/?referralCode=${code}`,
    offer: running && offerOf(running, language),
    rewards: await rewardsOf(tx, person, offers),
    friends: page.map((friend) => {
      const row = known.find(({ friendId }) => friendId === friend.id) ?? null
      const offer =
        offers.find(({ promotion }) =>
          row ? promotion.id === row.promotionId : isOpenAt(promotion, friend.registeredAt),
        ) ?? null
      const terms =
        offer && (offer.termsOf(row?.version ?? offer.versionAt(friend.registeredAt)) as unknown as Terms)
      return {
        ...{ name: maskedName(friend.username), registeredAt: friend.registeredAt.toISOString() },
        isPaid: row?.state === 'paid' && row.reason === null,
        reason: reasonOf(row, terms, friend.registeredAt, now),
        percent: percentOf(row, terms),
      }
    }),
    nextCursor: found.length > pageSize ? (page.at(-1)?.id.toString() ?? null) : null,
  }
}

function offerOf(offer: Counted, language: string): Reply['offer'] {
  const { promotion } = offer
  const common = offer.termsOf(promotion.version)
  const terms = { ...common, ...(common as unknown as Terms) }
  return {
    ...{
      id: promotion.code,
      art: terms.art,
      title: titleIn(terms, language),
      promise: referral.promise(terms),
    },
    ...{ inviter: terms.inviter, friend: terms.friend },
    ...{ steps: [...referral.steps(terms)], rules: [...(referral.rules?.(terms) ?? [])] },
  }
}

/** Pure. */
function reasonOf(row: Known | null, terms: Terms | null, registeredAt: Date, now: Date): Sentence {
  if (!terms) return say('friend_none')
  if (row?.state === 'paid' && row.reason === null)
    return say('friend_paid', money('amount', minor(terms.inviter)))
  if (row?.reason) return say(`friend_${row.reason}`)
  if (row?.isDue) return say('friend_wait')
  if (now.getTime() >= registeredAt.getTime() + terms.days * dayMs) return say('friend_late')
  const left = minor(terms.deposit) - (row?.deposited ?? 0n)
  if (left > 0n) return say('friend_deposit', money('amount', left))
  return say('friend_bet', money('amount', minor(terms.bet) - (row?.valid ?? 0n)))
}

/** Half is the deposit, half what is staked. */
function percentOf(row: Known | null, terms: Terms | null): number {
  if (!row || !terms) return 0
  const part = (done: bigint, asked: bigint) =>
    done >= asked ? 50 : done <= 0n ? 0 : Number((done * 50n) / asked)
  return part(row.deposited, minor(terms.deposit)) + part(row.valid, minor(terms.bet))
}

async function knownOf(
  tx: Tx,
  { merchantId, memberId }: Person,
  friendIds: readonly bigint[],
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select promotion_id as "promotionId", friend_id as "friendId", version, deposited, valid, is_due as "isDue", state,
        reason
      from promotions.friends
     where inviter_id = ${memberId} and merchant_id = ${merchantId} and friend_id = any(${friendIds}::bigint[])
     order by promotion_id desc`.execute(tx)
  return rows
}

/** Of the offers that run or are not settled: what friends brought, taken or waiting. */
async function rewardsOf(
  tx: Tx,
  { merchantId, memberId }: Person,
  offers: readonly Counted[],
): Promise<Reply['rewards']> {
  const { rows } = await sql<{ count: number; total: bigint }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as total from promotions.memberships m
      join promotions.rewards r on r.membership_id = m.id and r.merchant_id = m.merchant_id and r.state <> 'expired'
     where m.member_id = ${memberId} and m.merchant_id = ${merchantId}
       and m.promotion_id = any(${offers.map(({ promotion }) => promotion.id)}::bigint[])
       and m.progress ->> 'as' = 'inviter'`.execute(tx)
  const [row] = rows
  return { count: row?.count ?? 0, total: formatMinor(row?.total ?? 0n) }
}
