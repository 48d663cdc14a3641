/**
 * A gift on a birthday, and for some days after: taken by hand, once a year. The birthday is the one of the profile, which
 * is set once, and counts when it has been known for a while.
 */
import { invariant, Refusal } from '@jackfruit/kernel'
import { dayIn } from '../../../../platform/work/brand-day.ts'
import { birthdayOf } from '../../../identity/index.ts'
import { ranksOf } from '../../../vip/index.ts'
import { count, money, type Sentence, say } from '../../say.ts'
import { whole } from '../../terms.ts'
import { writeGifts } from '../gifts/give.ts'
import { amountFrom, type ByLevel, byLevel, firstRank, mostOf, tellLevels } from '../gifts/terms.ts'
import type { Kind, Moment, PersonFacts } from '../kind.ts'
import { type Celebrated, celebrated, daysBefore, isOn } from './days.ts'

const terms = {
  amounts: byLevel,
  /** So many days it may be taken, the birthday the first. */
  days: whole(1, 31),
  /** The birthday has to be known for so many days before. */
  known: whole(0, 365),
}
interface Terms {
  readonly amounts: ByLevel
  readonly days: number
  readonly known: number
}

/** Until when the gift that was taken could be: the next may be taken after it. */
interface BirthdayProgress {
  readonly until: string
}

/** Why it cannot be taken now, or the days in which it can. */
function whyNotNow(
  { amounts, days, known }: Terms,
  { rank, birthday: said }: Pick<PersonFacts, 'rank' | 'birthday'>,
  { day, timeZone }: Pick<Moment, 'day' | 'timeZone'>,
): { readonly why: Sentence; readonly on: null } | { readonly why: null; readonly on: Celebrated } {
  const no = (why: Sentence) => ({ why, on: null })
  if (rank < firstRank(amounts)) return no(say('not_rank', count('rank', firstRank(amounts))))
  if (!said) return no(say('not_birthday_known'))
  const on = celebrated(said.date, days, day)
  const { knownSince } = said
  if (knownSince && dayIn(timeZone, knownSince) > daysBefore(on.from, known))
    return no(say('not_birthday_since', count('days', known)))
  if (!isOn(on, day)) return no(say('not_birthday_day', { name: 'day', unit: 'day', value: on.from }))
  return { why: null, on }
}

export const birthday: Kind<Terms, BirthdayProgress> = {
  ...{ code: 'birthday', terms, begins: 'claim' },
  begin: () => ({ until: '' }),
  most: ({ amounts }) => mostOf(amounts),
  expected: ({ amounts }) => mostOf(amounts),
  again: ({ membership: { progress }, day }) => progress.until < day,
  blocks: (given, facts, moment) => whyNotNow(given, facts, moment).why,
  promise: ({ amounts }) => say('birthday_promise', money('amount', mostOf(amounts))),
  steps: ({ amounts, days, known }) => [
    say('birthday_step_known', count('days', known)),
    say('birthday_step_take', count('days', days)),
    ...tellLevels('gift_step_from', amounts),
  ],
  rules: () => [say('birthday_rule_once'), say('birthday_rule_fixed')],
  state: ({ terms: { amounts }, facts, membership }) =>
    facts && membership === null
      ? say('state_birthday', money('amount', amountFrom(amounts, facts.rank)))
      : null,
  async onPress(scene) {
    const { tx, person, keys, promotion, terms: given, now, membership } = scene
    const rank = (await ranksOf(tx, person.merchantId, [person.memberId])).get(person.memberId) ?? 0
    const { merchantId, memberId } = person
    const known = await birthdayOf(tx, keys.fields, { merchantId, memberId })
    const { why, on } = whyNotNow(given, { rank, birthday: known }, scene)
    if (why) throw new Refusal('not_eligible', { reason: why.key, facts: why.facts })
    invariant(on, 'a birthday that may be taken has its days')
    const amount = amountFrom(given.amounts, rank)
    const gift = { memberId: person.memberId, slot: on.year, version: membership.version, rank, amount }
    const fresh = await writeGifts(tx, { promotion, what: 'birthday', state: 'given', at: now }, [gift])
    if (fresh.size === 0) throw new Refusal('not_eligible', { reason: 'not_birthday_had', facts: [] })
    await scene.turn('claim', { until: on.until })
    await scene.give({ amount, source: `birthday:${on.year}`, to: 'purse' })
  },
}
