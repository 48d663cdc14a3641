/** A stake in doubt: looked up, and taken back if the platform does not know it. */
import { transactionIds } from '../journal/movement-row.ts'
import type { TakenBack } from '../journal/movements.ts'
import { type Attempt, balanceIn, done, later, nameOf, stepTo } from './settling.ts'

export const takeBack: Attempt = async (settling, round, movement) => {
  const { platform, movements, log } = settling
  const { bet, rollback } = transactionIds(round.id, movement.no)
  const standing = await platform.call('status', { ...nameOf(round), transactionId: bet })
  if (standing.kind === 'unknown') return later(settling, round, movement, standing.why)
  if (standing.kind === 'ok') {
    const { transaction } = standing.answer
    const balance = balanceIn(standing, round)
    if (transaction === 'OK') return done(settling, round, movement, standing)
    if (transaction === 'CANCELLED') return stepTo(await movements.void(movement, 'returned', balance))
    if (transaction === 'TOMBSTONE') return stepTo(await movements.void(movement, 'tombstone', balance))
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
    return stepTo(await movements.void(movement, how, balanceIn(heard, round)))
  }
  // The call came through in between, and with it the winnings.
  if (heard.kind === 'refused' && heard.status === 'ALREADY_SETTLED')
    return done(settling, round, movement, heard)
  if (heard.kind === 'refused')
    log.error({ roundId: round.id, status: heard.status }, 'a roll-back is refused: a person has to look')
  return later(settling, round, movement, heard.kind === 'refused' ? heard.status : heard.why)
}
