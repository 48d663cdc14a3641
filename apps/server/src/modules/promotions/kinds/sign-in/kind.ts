/** A reward for each day on which somebody signs in, or has played for so much; a day left out begins the row anew. */
import { Refusal } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { type DaySums, daysOf } from '../../../activity/index.ts'
import { count, games, money, type Sentence, say } from '../../say.ts'
import { amount, gameKinds, minor } from '../../terms.ts'
import type { Kind, Moment, PersonFacts } from '../kind.ts'

const terms = {
  /** Of each day of a row, the first first. */
  amounts: z.array(amount).check(z.minLength(2), z.maxLength(31)),
  /** What has to be bet on a day before it counts. */
  bet: z.optional(z.strictObject({ amount, kinds: gameKinds })),
}
interface Terms {
  readonly amounts: readonly string[]
  readonly bet?: { readonly amount: string; readonly kinds?: readonly string[] }
}

export interface SignInProgress {
  /** How many days in a row, and the last of them: the brand's. */
  readonly streak: number
  readonly day: string
}

const sum = ({ amounts }: Terms) => amounts.reduce((all, each) => all + minor(each), 0n)
const amountOf = ({ amounts }: Terms, place: number) => minor(amounts[place] ?? '')
const isBroken = ({ day }: SignInProgress, { day: today, yesterday }: Moment) =>
  day !== today && day !== yesterday
const isWhole = ({ amounts }: Terms, { streak }: SignInProgress) => streak >= amounts.length

/** What is still to be bet today; null where nothing is, or nobody asks. */
function missingOf({ bet }: Terms, today: PersonFacts['today']): Sentence | null {
  if (!bet) return null
  const done = today
    .filter(({ kind }) => kind !== '' && (!bet.kinds || bet.kinds.includes(kind)))
    .reduce((sum, { valid }) => sum + valid, 0n)
  const missing = minor(bet.amount) - done
  return missing > 0n ? say('not_bet', money('amount', missing), games(bet.kinds)) : null
}

export const signIn: Kind<Terms, SignInProgress> = {
  ...{ code: 'signIn', terms, begins: 'sign' },
  begin: () => ({ streak: 0, day: '' }),
  most: sum,
  expected: sum,
  // A row that is whole, or that a day is missing from, is followed by another.
  again: ({ terms: given, membership: { progress }, ...moment }) =>
    progress.day !== moment.day && (isWhole(given, progress) || isBroken(progress, moment)),
  asksPlay: ({ bet }) => bet !== undefined,
  blocks: (given, { today }) => missingOf(given, today),
  maySign: ({ terms: given, membership, day, facts }) =>
    membership?.progress.day !== day && (!facts || missingOf(given, facts.today) === null),
  promise: (given) => say('signIn_promise', money('amount', sum(given)), count('days', given.amounts.length)),
  steps: (given) => [
    ...(given.bet
      ? [say('signIn_step_bet', money('amount', minor(given.bet.amount)), games(given.bet.kinds))]
      : []),
    say('signIn_step_come', money('amount', amountOf(given, 0))),
    say('signIn_step_streak', count('days', given.amounts.length)),
    say('signIn_step_all', money('amount', sum(given))),
  ],
  state({ terms: given, membership, ...moment }) {
    const days = count('days', given.amounts.length)
    const streak = membership?.progress.streak ?? 0
    if (membership?.progress.day === moment.day)
      return isWhole(given, membership.progress)
        ? say('state_signed_last', days)
        : say('state_signed', count('day', streak), days, money('amount', amountOf(given, streak)))
    const missing = moment.facts && missingOf(given, moment.facts.today)
    if (missing) return missing
    const place =
      !membership || isWhole(given, membership.progress) || isBroken(membership.progress, moment) ? 0 : streak
    return say('state_sign', count('day', place + 1), days, money('amount', amountOf(given, place)))
  },
  days({ terms: given, membership, ...moment }) {
    const isOver =
      !membership ||
      (membership.progress.day !== moment.day &&
        (isWhole(given, membership.progress) || isBroken(membership.progress, moment)))
    const done = isOver ? 0 : membership.progress.streak
    return given.amounts.map((each, place) => ({ amount: minor(each), isDone: place < done }))
  },
  async onPress(scene) {
    const { terms: given, membership, day, tx, person } = scene
    if (membership.progress.day === day) throw new Refusal('already_signed')
    const today: DaySums[] = given.bet ? await daysOf(tx, person.memberId, { from: day, to: day }) : []
    const missing = missingOf(given, today)
    if (missing) throw new Refusal('not_eligible', { reason: missing.key, facts: missing.facts })
    const streak = membership.progress.streak + 1
    await scene.turn('sign', { streak, day })
    await scene.give({ amount: amountOf(given, streak - 1), source: `day:${streak}`, to: 'purse' })
  },
}
