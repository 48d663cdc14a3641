/** For whom an offer is. What is asked of a person is read once, and each offer is held against it. */
import type { Tx } from '../../platform/database/db.ts'
import { depositsBefore } from '../cashier/index.ts'
import { birthdayOf, joinedAmong, joinedAt, type Member } from '../identity/index.ts'
import type { OnDeposit, Person, PersonFacts } from './kinds/kind.ts'
import { at, count, type Sentence, say } from './say.ts'
import type { CommonTerms } from './terms.ts'
import type { World } from './world.ts'

export type { PersonFacts }

/** `member` is read before any transaction is open: nobody waits for a second connection while holding one. */
export async function factsOf(
  { closedAmong, keys, daysOf }: Pick<World, 'closedAmong' | 'keys' | 'daysOf'>,
  tx: Tx,
  { merchantId, memberId }: Person,
  {
    member,
    asksBirthday = false,
    playedOn = null,
  }: {
    readonly member: Pick<Member, 'status' | 'vipRank'> | null
    readonly asksBirthday?: boolean
    readonly playedOn?: string | null
  },
): Promise<PersonFacts> {
  return {
    isActive: member?.status === 'active',
    isResting: (await closedAmong(tx, merchantId, [memberId])).has(memberId),
    rank: member?.vipRank ?? 0,
    deposits: await depositsBefore(tx, { merchantId, memberId }, depositsCounted),
    birthday: asksBirthday ? await birthdayOf(tx, keys.fields, { merchantId, memberId }) : null,
    today: playedOn ? await daysOf(tx, memberId, { from: playedOn, to: playedOn }) : [],
    registeredAt: (await joinedAt(tx, { merchantId, memberId })) ?? new Date(0),
  }
}

/** Offers ask for one of so many. */
const depositsCounted = 9
const dayMs = 86_400_000

/** Why a deposit of now would not bring it; null where it would. Pure. */
export function whyNotDeposit({ nth }: Pick<OnDeposit, 'nth'>, { deposits }: PersonFacts): Sentence | null {
  if (nth === 'day' || deposits === nth - 1) return null
  return nth === 1 ? say('not_first') : say('not_nth', count('nth', nth))
}

/** Why this person may not begin this, as the sentence that says so; null where nothing is against it. Pure. */
export function whyNot({ audience }: CommonTerms, facts: PersonFacts, now: Date): Sentence | null {
  if (!facts.isActive) return say('not_active')
  if (facts.isResting) return say('not_resting')
  return whyOutside(audience, facts, now)
}

function whyOutside(
  { rankMin, newDays }: CommonTerms['audience'],
  { rank, registeredAt }: Pick<PersonFacts, 'rank' | 'registeredAt'>,
  now: Date,
): Sentence | null {
  if (rankMin !== undefined && rank < rankMin) return say('not_rank', count('rank', rankMin))
  if (newDays === undefined) return null
  const until = new Date(registeredAt.getTime() + newDays * dayMs)
  return until <= now ? say('not_new', count('days', newDays), at('at', until)) : null
}

/** Whether it is for some members only. */
export const isForSome = ({ audience }: Pick<CommonTerms, 'audience'>): boolean =>
  Object.values(audience).some((asked) => asked !== undefined)

/**
 * Whom of these an offer is not for that nobody presses for: they are looked at when it is paid, by their level of then,
 * and by how long they had been members when that began for which they would be paid.
 */
export async function outsideAmong(
  tx: Tx,
  { merchantId, memberIds }: { readonly merchantId: number; readonly memberIds: readonly bigint[] },
  terms: Pick<CommonTerms, 'audience'>,
  began: Date,
): Promise<ReadonlySet<bigint>> {
  if (!isForSome(terms)) return new Set()
  const known = await joinedAmong(tx, merchantId, memberIds)
  return new Set(
    memberIds.filter((id) => {
      const facts = known.get(id)
      return !facts || whyOutside(terms.audience, facts, began) !== null
    }),
  )
}
