/** Where a player sits, as the load knows it. */
import type { Player } from '../../tools/certify/player.ts'
import type { Seat } from './job.ts'

/** The smallest stake, so that nobody runs out. */
export function seatOf({ playerId, sessionId, currency, gameCode, minBet, money }: Player): Seat {
  return { playerId, sessionId, currency, gameCode, amount: money(minBet) }
}
