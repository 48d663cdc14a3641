/** Each kind of movement in its call to the platform, and what its answers mean. */
import { type Movement, transactionIds } from '../journal/movement-row.ts'
import type { Round } from '../journal/round-row.ts'
import type { Heard } from '../platform/vendor-client.ts'
import { neverAsked } from '../play/play-refusal.ts'
import {
  type Attempt,
  amountIn,
  balanceIn,
  done,
  later,
  nameOf,
  type Settling,
  type Step,
  stepTo,
} from './settling.ts'

const askBetWin: Attempt = async (settling, round, movement) => {
  const { bet, win } = transactionIds(round.id, movement.no)
  const heard = await settling.platform.call('betwin', {
    ...nameOf(round),
    roundId: round.id,
    sessionId: await settling.sessions.platformSessionOf(round.sessionId),
    roundEnded: true,
    bet: { transactionId: bet, amount: amountIn(round, movement.amount) },
    win: { transactionId: win, amount: amountIn(round, round.win) },
    ...(round.free && { freeRoundId: round.free.grantId }),
    ...riskIn(settling, round),
    occurredAt: round.dealtAt.toISOString(),
  })
  return stakeHeard(settling, round, movement, heard)
}

const askBet: Attempt = async (settling, round, movement) => {
  const heard = await settling.platform.call('bet', {
    ...nameOf(round),
    roundId: round.id,
    sessionId: await settling.sessions.platformSessionOf(round.sessionId),
    transactionId: transactionIds(round.id, movement.no).bet,
    amount: amountIn(round, movement.amount),
    roundEnded: false,
    // What an action adds to the stake is at risk like any other.
    ...(movement.no === 0 ? riskIn(settling, round) : {}),
  })
  return stakeHeard(settling, round, movement, heard)
}

/** Told where it is less than the stake; the same however often it is sent, for it is computed from the bet alone. */
function riskIn({ replay }: Settling, round: Round): { atRisk?: string } {
  const atRisk = replay.atRisk(round)
  return atRisk === null ? {} : { atRisk: amountIn(round, atRisk) }
}

const askWin: Attempt = async (settling, round, movement) => {
  const ids = transactionIds(round.id)
  const heard = await settling.platform.call('win', {
    ...nameOf(round),
    roundId: round.id,
    transactionId: ids.win,
    betTransactionId: ids.bet,
    amount: amountIn(round, movement.amount),
    roundEnded: true,
    winType: 'NORMAL',
  })
  return owedHeard(settling, round, movement, heard)
}

const askRollback: Attempt = async (settling, round, movement) => {
  const back = transactionIds(round.id, movement.target ?? 0)
  const heard = await settling.platform.call('rollback', {
    ...nameOf(round),
    transactionId: back.rollback,
    roundId: round.id,
    targetTransactionId: back.bet,
    targetType: 'BET',
  })
  return owedHeard(settling, round, movement, heard)
}

export const asking: Readonly<Record<Movement['kind'], Attempt>> = {
  betwin: askBetWin,
  bet: askBet,
  win: askWin,
  rollback: askRollback,
}

async function stakeHeard(
  settling: Settling,
  round: Round,
  movement: Movement,
  heard: Heard<'bet' | 'betwin'>,
): Promise<Step> {
  const { movements, log } = settling
  if (movement.attempts === 1 && wasTakenBefore(heard)) return knownBefore(settling, round, movement, heard)
  if (heard.kind === 'ok') return done(settling, round, movement, heard)
  if (heard.kind === 'unknown') return later(settling, round, movement, heard.why)
  // Another attempt than the first moved nothing, but an earlier one may have, or may still be on its way:
  // unless the platform has written the refusal down, and repeats it to whoever comes.
  if (movement.attempts === 1 || heard.answer.replayed)
    return stepTo(await movements.refuse(movement, refusalIn(heard), balanceIn(heard, round)))
  log.warn({ roundId: round.id, status: heard.status }, 'a repeated stake is refused: taking it back')
  return stepTo(await movements.giveUp(movement))
}

/** With the most that may be staked at once, where the platform tells it: what was refused is told alike each time. */
const refusalIn = ({
  status,
  answer,
}: Extract<Heard<'bet' | 'betwin'>, { readonly kind: 'refused' }>): string =>
  answer.maxBet === undefined ? status : `${status}:${answer.maxBet}`

/** A round's names come from its seeds and its place among their rounds: who finds them taken has dealt it before. */
const wasTakenBefore = (heard: Heard<'bet' | 'betwin'>): boolean =>
  heard.kind === 'ok' ? heard.answer.replayed : heard.kind === 'refused' && heard.status === 'CONFLICT'

/**
 * The journal has lost the round that this stake was for. A round of one call with the same stake and win is that round:
 * it is asked for once more when the journal is known to be the newest. Any other was never paid for.
 */
async function knownBefore(
  settling: Settling,
  round: Round,
  movement: Movement,
  heard: Heard<'bet' | 'betwin'>,
): Promise<Step> {
  const isSame = movement.kind === 'betwin' && heard.kind === 'ok'
  const step = isSame
    ? await later(settling, round, movement, 'a stake that was taken before')
    : stepTo(await settling.movements.refuse(movement, neverAsked, null))
  settling.suspect(`the stake of ${round.id} was taken before it was asked for`)
  return step
}

async function owedHeard(
  settling: Settling,
  round: Round,
  movement: Movement,
  heard: Heard<'win' | 'rollback'>,
): Promise<Step> {
  if (heard.kind === 'ok') return done(settling, round, movement, heard)
  if (heard.kind === 'unknown') return later(settling, round, movement, heard.why)
  const { kind } = movement
  settling.log.error(
    { roundId: round.id, kind, status: heard.status },
    'what is owed is refused: a person has to look',
  )
  return later(settling, round, movement, heard.status)
}
