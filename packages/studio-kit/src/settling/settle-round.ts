/**
 * Brings what a round moves to its end, one movement after another and each exactly once, however
 * often answers are lost and whoever dies in between: until the round is at its own end or waits for
 * its player.
 *
 * A stake is one call, sent again under the same id while it is young. What is in doubt after that
 * is looked up, and taken back if the platform does not know it: a tombstone then refuses the call,
 * should it still arrive. Winnings and what a void round gives back are asked for until they are booked.
 */

import { invariant } from '@jackfruit/kernel'
import type { Movement } from '../journal/movement-row.ts'
import type { Round } from '../journal/round-row.ts'
import { callTimeoutMs } from '../platform/signed-post.ts'
import { asking } from './asking.ts'
import { giveUpUsuallyMs, leaseOf, type Settling, type Step, stepTo } from './settling.ts'
import { takeBack } from './take-back.ts'

/** One attempt. */
export async function step(settling: Settling, round: Round): Promise<Step> {
  const { movements, giveUpAfterMs = giveUpUsuallyMs, timeoutMs = callTimeoutMs } = settling
  const { pending } = round
  if (!pending) return { next: 'nothing', round }
  if (isStake(pending) && pending.ageMs > giveUpAfterMs) {
    if (pending.state === 'written') return stepTo(await movements.void(pending, 'never-taken', null))
    if (pending.state === 'sent') return stepTo(await movements.giveUp(pending))
  }
  const begun = await movements.attempt(pending, leaseOf(timeoutMs))
  if (!begun) return { next: 'elsewhere' }
  const how = begun.state === 'voiding' ? takeBack : asking[begun.kind]
  return how(settling, round, begun)
}

/** Steps until the round is at rest, or has to wait. */
export async function carryOn(settling: Settling, round: Round): Promise<Step> {
  return onFrom(settling, await step(settling, round))
}

/** As above, for who has written the round's first stake as asked for: the attempt is theirs to make. */
export async function carryOnDealt(settling: Settling, round: Round): Promise<Step> {
  const { pending } = round
  invariant(pending?.state === 'sent' && pending.attempts === 1, `the stake of ${round.id} was asked for`)
  return onFrom(settling, await asking[pending.kind](settling, round, pending))
}

async function onFrom(settling: Settling, first: Step): Promise<Step> {
  for (let done = first; ; done = await step(settling, done.round)) if (done.next !== 'at-once') return done
}

const isStake = ({ kind }: Movement) => kind === 'bet' || kind === 'betwin'
