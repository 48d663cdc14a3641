/** A chain of steps: what each asks, when it is done, and what a round is worth to it. Pure. */
import * as z from 'zod/mini'
import type { Done } from '../../counting/counted.ts'
import type { Sums } from '../../counting/counts.ts'
import { count, games, money, type Sentence, say, times } from '../../say.ts'
import { amount, gameKinds, minor, whole } from '../../terms.ts'

const often = whole(1, 10_000)
const reward = amount

const step = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('bet'), amount, kinds: gameKinds, reward }),
  z.strictObject({ does: z.literal('rounds'), count: often, kinds: gameKinds, stakeMin: amount, reward }),
  z.strictObject({
    does: z.literal('games'),
    count: whole(2, 100),
    kinds: gameKinds,
    stakeMin: amount,
    reward,
  }),
  z.strictObject({
    ...{ does: z.literal('multiple'), times: whole(2, 100_000), stakeMin: amount },
    ...{ count: often, kinds: gameKinds, reward },
  }),
  z.strictObject({ does: z.literal('deposit'), amount, reward }),
  z.strictObject({ does: z.literal('signIn'), count: whole(1, 100), reward }),
])
export type Step = z.infer<typeof step>

export const missionTerms = {
  chain: z.array(step).check(z.minLength(1), z.maxLength(12)),
  /** Anew on each day of the brand. */
  isDaily: z._default(z.boolean(), false),
}
export interface Terms {
  readonly chain: readonly Step[]
  readonly isDaily: boolean
}

/** Minor units of money, or how often. */
export const goalOf = (step: Step): bigint =>
  step.does === 'bet' || step.does === 'deposit' ? minor(step.amount) : BigInt(step.count)

export const rewardOf = (step: Step): bigint => minor(step.reward)

/** Under which line a deed counts for the step; null where it does not. What is taken back has the line that it had. */
export function keyOf(step: Step, done: Done): string | null {
  if (step.does === 'deposit') return done.what === 'deposit' ? `d${done.id}` : null
  if (step.does === 'signIn') return done.what === 'sign' ? done.day : null
  if (done.what !== 'bet') return null
  if (step.kinds && !step.kinds.includes(done.kind)) return null
  return done.round
}

/**
 * What the line of a round is worth. Rounds alone count: of one that was settled before the step was open, what comes
 * later is a difference without its beginning, and no bet.
 */
export function worthOf(step: Step, { rounds, stake, win, valid, amount: paid }: Sums): bigint {
  if (step.does === 'deposit') return paid
  if (step.does === 'signIn') return 1n
  if (rounds <= 0) return 0n
  switch (step.does) {
    case 'bet':
      return valid > 0n ? valid : 0n
    case 'rounds':
      return stake >= minor(step.stakeMin) ? 1n : 0n
    case 'multiple':
      return stake >= minor(step.stakeMin) && win >= stake * BigInt(step.times) ? 1n : 0n
    case 'games':
      return stake >= minor(step.stakeMin) ? 1n : 0n
  }
}

export function sentenceOf(step: Step): Sentence {
  const paid = money('reward', rewardOf(step))
  switch (step.does) {
    case 'bet':
      return say('mission_step_bet', money('amount', minor(step.amount)), games(step.kinds), paid)
    case 'deposit':
      return say('mission_step_deposit', money('amount', minor(step.amount)), paid)
    case 'signIn':
      return say('mission_step_signIn', count('count', step.count), paid)
    case 'multiple':
      return say(
        'mission_step_multiple',
        ...[times('times', step.times), money('stake', minor(step.stakeMin)), count('count', step.count)],
        ...[games(step.kinds), paid],
      )
    case 'rounds':
    case 'games':
      return say(
        `mission_step_${step.does}`,
        ...[count('count', step.count), money('stake', minor(step.stakeMin)), games(step.kinds), paid],
      )
  }
}

/** What the reward of a step is called within its part. */
export const stepSource = (step: number): string => `step:${step + 1}`
