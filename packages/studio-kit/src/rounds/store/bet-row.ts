/** A stake at a table as it lies in the database. */
import type { Minor } from '@jackfruit/kernel'
import type { Receipt } from '../../receipt.ts'
import { type Places, type PlacesColumn, placesOf } from '../places.ts'

/** written: in time, asked for · taken: in · owed: its return is known · voiding: to be given back · and the ends. */
export type BetState = 'written' | 'taken' | 'owed' | 'voiding' | 'paid' | 'refused' | 'voided'

export interface TableBet {
  /** Of fixed length: the combined seeds begin with it. */
  readonly id: string
  readonly roundId: string
  readonly playerId: string
  /** Which of the member's in the round, from 0. */
  readonly no: number
  readonly sessionId: bigint
  readonly clientBetId: string
  readonly clientSeed: string
  readonly currency: string
  readonly places: Places
  readonly stake: Minor
  /** In a flight: where it is taken out by itself at the latest, in hundredths. Null at a table. */
  readonly outAt: number | null
  /** In which step it was put down, and on top of which bet; null for one of before the deal. */
  readonly step: number | null
  readonly raises: string | null
  /** What of it can be lost, after what the member staked in the round before. */
  readonly atRisk: Minor
  readonly state: BetState
  readonly refusal: string | null
  readonly payout: Minor | null
  readonly balanceAfter: Minor | null
  readonly receipt: Receipt | null
  readonly attempts: number
  readonly receivedAt: Date
}

export interface BetColumns {
  id: string
  round_id: string
  player_id: string
  no: number
  session_id: string
  client_bet_id: string
  client_seed: string
  currency: string
  places: PlacesColumn
  stake: string
  at_risk: string
  out_at: number | null
  step: number | null
  raises: string | null
  state: BetState
  refusal: string | null
  payout: string | null
  balance_after: string | null
  receipt: Receipt | null
  attempts: number
  received_at: Date
}

const minorOrNull = (text: string | null): Minor | null => (text === null ? null : BigInt(text))

export const betOf = (row: BetColumns): TableBet => ({
  ...{ id: row.id, roundId: row.round_id, playerId: row.player_id, no: row.no },
  ...{ clientBetId: row.client_bet_id, clientSeed: row.client_seed, currency: row.currency },
  ...{ state: row.state, refusal: row.refusal, receipt: row.receipt, attempts: row.attempts },
  sessionId: BigInt(row.session_id),
  places: placesOf(row.places),
  stake: BigInt(row.stake),
  atRisk: BigInt(row.at_risk),
  outAt: row.out_at,
  ...{ step: row.step, raises: row.raises },
  payout: minorOrNull(row.payout),
  balanceAfter: minorOrNull(row.balance_after),
  receivedAt: row.received_at,
})

/** Whether it lies on the board, as far as anybody knows. */
export const stands = ({ state }: Pick<TableBet, 'state'>): boolean =>
  state !== 'refused' && state !== 'voiding' && state !== 'voided'
