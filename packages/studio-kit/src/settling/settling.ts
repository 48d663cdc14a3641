/** What settling is made of, and what an attempt comes to. */
import { currencyOf, formatMinor, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Movement } from '../journal/movement-row.ts'
import type { Movements } from '../journal/movements.ts'
import type { Round } from '../journal/round-row.ts'
import type { Sessions } from '../journal/sessions.ts'
import { callTimeoutMs } from '../platform/signed-post.ts'
import type { Heard, VendorClient } from '../platform/vendor-client.ts'
import { actionsOf, type Replay } from '../replay.ts'
import { nextDelayMs } from './patience.ts'

export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface Settling {
  readonly platform: VendorClient
  readonly movements: Movements
  readonly replay: Replay
  readonly sessions: Pick<Sessions, 'platformSessionOf'>
  readonly log: Log
  /** Something was seen that a journal which has lost nothing does not see. */
  readonly suspect: (why: string) => void
  /** An older stake is not asked for any more: the player has gone. */
  readonly giveUpAfterMs?: number
  /** Between two attempts there is never more than this. */
  readonly longestDelayMs?: number
  readonly timeoutMs?: number
}

/** A stake that was not taken within this time is taken back. */
export const giveUpUsuallyMs = 60_000
/** Longer than an attempt: two calls at most, and what is written about them. */
export const leaseOf = (timeoutMs: number): number => 2 * timeoutMs + 1_000

/** How a round stands after an attempt; `elsewhere` when somebody else is at work on it. */
export type Step =
  | { readonly next: 'nothing' | 'at-once' | 'later'; readonly round: Round }
  | { readonly next: 'elsewhere' }

export type Attempt = (settling: Settling, round: Round, movement: Movement) => Promise<Step>

export function stepTo(round: Round | null): Step {
  if (!round) return { next: 'elsewhere' }
  return { next: round.pending ? 'at-once' : 'nothing', round }
}

/** Booked at the platform: written down together with the action that it was for, and with what comes next. */
export async function done(settling: Settling, round: Round, movement: Movement, heard: Told): Promise<Step> {
  const { movements, replay, timeoutMs = callTimeoutMs } = settling
  const { taken } = movement
  const played = taken && (await replay.play(round, [...actionsOf(round), taken.action]))
  if (taken && !played)
    throw new Error(`an action of the round ${round.id} that was paid for cannot be taken`)
  const paid = { played, balance: balanceIn(heard, round), leaseMs: leaseOf(timeoutMs) }
  return stepTo(await movements.settle(round, movement, paid))
}

export async function later(
  { movements, log, longestDelayMs }: Pick<Settling, 'movements' | 'log' | 'longestDelayMs'>,
  round: Round,
  movement: Movement,
  why: string,
): Promise<Step> {
  const { attempts, kind } = movement
  const delayMs = nextDelayMs(attempts, longestDelayMs)
  log.warn({ roundId: round.id, kind, attempts, delayMs, why }, 'no answer about a round')
  await movements.tryAgainIn(movement, delayMs)
  return { next: 'later', round: { ...round, pending: movement } }
}

export const nameOf = ({ playerId, currency, game }: Round) => ({ playerId, currency, gameCode: game })

export const amountIn = ({ currency }: Round, amount: Minor) =>
  formatMinor(amount, currencyOf(currency).scale)

export type Told = Exclude<Heard<'bet' | 'betwin' | 'win' | 'status' | 'rollback'>, { kind: 'unknown' }>

export const balanceIn = (heard: Told, { currency }: Round): Minor | null =>
  parseMinor(heard.answer.balance, currencyOf(currency).scale)
