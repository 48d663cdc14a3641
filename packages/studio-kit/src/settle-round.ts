/**
 * Brings a dealt round to its end: settled, refused or voided, exactly once, however often answers
 * are lost and whoever dies in between.
 *
 * Stake and winnings are one call, sent again under the same ids while the round is young. What is
 * in doubt after that is looked up, and taken back if the platform does not know it: a tombstone
 * then refuses the call, should it still arrive.
 */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import { isFinal, type Round, transactionIds } from './journal/round-row.ts'
import type { Rounds, TakenBack } from './journal/rounds.ts'
import type { Sessions } from './journal/sessions.ts'
import { nextDelayMs } from './patience.ts'
import { callTimeoutMs, type Heard, type VendorClient } from './vendor-client.ts'

export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface Settling {
  readonly platform: VendorClient
  readonly rounds: Rounds
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly log: Log
  /** An older round is not asked to be paid for any more: the player has gone. */
  readonly giveUpAfterMs?: number
  readonly timeoutMs?: number
}

/** A round that nobody has paid for within this time is taken back. */
export const giveUpUsuallyMs = 60_000
/** Longer than an attempt: two calls at most, and what is written about them. */
export const leaseOf = (timeoutMs: number): number => 2 * timeoutMs + 1_000

/** How a round stands after an attempt; `elsewhere` when somebody else is at work on it. */
export type Step =
  | { readonly next: 'nothing' | 'at-once' | 'later'; readonly round: Round }
  | { readonly next: 'elsewhere' }

/** One attempt. */
export async function step(settling: Settling, round: Round): Promise<Step> {
  const { rounds, giveUpAfterMs = giveUpUsuallyMs, timeoutMs = callTimeoutMs } = settling
  if (isFinal(round)) return { next: 'nothing', round }
  const isOld = round.ageMs > giveUpAfterMs
  if (round.state === 'dealt' && isOld) return stepTo(await rounds.void(round, 'never-taken', null))
  if (round.state === 'sent' && isOld) return stepTo(await rounds.giveUp(round))
  const begun = await rounds.attempt(round, leaseOf(timeoutMs))
  if (!begun) return { next: 'elsewhere' }
  return begun.state === 'voiding' ? takeBack(settling, begun) : ask(settling, begun)
}

/** Steps until the round is final, or has to wait. */
export async function carryOn(settling: Settling, round: Round): Promise<Step> {
  for (let at = round; ; ) {
    const done = await step(settling, at)
    if (done.next !== 'at-once') return done
    at = done.round
  }
}

function stepTo(round: Round | null): Step {
  if (!round) return { next: 'elsewhere' }
  return { next: isFinal(round) ? 'nothing' : 'at-once', round }
}

async function ask({ platform, rounds, sessions, log }: Settling, round: Round): Promise<Step> {
  const { bet, win } = transactionIds(round.id)
  const { scale } = currencyOf(round.currency)
  const heard = await platform.call('betwin', {
    ...nameOf(round),
    roundId: round.id,
    sessionId: await sessions.platformSessionOf(round.sessionId),
    roundEnded: true,
    bet: { transactionId: bet, amount: formatMinor(round.stake, scale) },
    win: { transactionId: win, amount: formatMinor(round.win, scale) },
    occurredAt: round.dealtAt.toISOString(),
  })
  if (heard.kind === 'ok') return stepTo(await rounds.settle(round, balanceIn(heard, round)))
  if (heard.kind === 'unknown') return later({ rounds, log }, round, heard.why)
  // Another attempt than the first moved nothing, but an earlier one may have, or may still be on its way:
  // unless the platform has written the refusal down, and repeats it to whoever comes.
  if (round.attempts === 1 || heard.answer.replayed)
    return stepTo(await rounds.refuse(round, heard.status, balanceIn(heard, round)))
  log.warn({ roundId: round.id, status: heard.status }, 'a repeated stake is refused: taking it back')
  return stepTo(await rounds.giveUp(round))
}

async function takeBack({ platform, rounds, log }: Settling, round: Round): Promise<Step> {
  const { bet, rollback } = transactionIds(round.id)
  const standing = await platform.call('status', { ...nameOf(round), transactionId: bet })
  if (standing.kind === 'unknown') return later({ rounds, log }, round, standing.why)
  if (standing.kind === 'ok') {
    const { transaction } = standing.answer
    const balance = balanceIn(standing, round)
    if (transaction === 'OK') return stepTo(await rounds.settle(round, balance))
    if (transaction === 'CANCELLED') return stepTo(await rounds.void(round, 'returned', balance))
    if (transaction === 'TOMBSTONE') return stepTo(await rounds.void(round, 'tombstone', balance))
  }
  const heard = await platform.call('rollback', {
    ...nameOf(round),
    transactionId: rollback,
    roundId: round.id,
    targetTransactionId: bet,
    targetType: 'BET',
  })
  if (heard.kind === 'ok') {
    const how: TakenBack = heard.answer.tombstone ? 'tombstone' : 'returned'
    return stepTo(await rounds.void(round, how, balanceIn(heard, round)))
  }
  // The call came through in between, and with it the winnings.
  if (heard.kind === 'refused' && heard.status === 'ALREADY_SETTLED')
    return stepTo(await rounds.settle(round, balanceIn(heard, round)))
  if (heard.kind === 'refused')
    log.error({ roundId: round.id, status: heard.status }, 'a roll-back is refused: a person has to look')
  return later({ rounds, log }, round, heard.kind === 'refused' ? heard.status : heard.why)
}

async function later(
  { rounds, log }: Pick<Settling, 'rounds' | 'log'>,
  round: Round,
  why: string,
): Promise<Step> {
  const delayMs = nextDelayMs(round.attempts)
  log.warn({ roundId: round.id, attempts: round.attempts, delayMs, why }, 'no answer about a round')
  await rounds.tryAgainIn(round, delayMs)
  return { next: 'later', round }
}

const nameOf = ({ playerId, currency, game }: Round) => ({ playerId, currency, gameCode: game })

function balanceIn(
  heard: Exclude<Heard<'betwin' | 'status' | 'rollback'>, { kind: 'unknown' }>,
  { currency }: Round,
): Minor | null {
  return parseMinor(heard.answer.balance, currencyOf(currency).scale)
}
