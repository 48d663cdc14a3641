/** A round as the journal holds it. */
import type { Minor } from '@jackfruit/kernel'
import type { Shown } from '../game.ts'
import type { Receipt } from '../receipt.ts'

/**
 * dealt: written down, the stake not asked for · sent: the stake was asked for, perhaps often ·
 * voiding: given up, to be taken back or found settled · and the three ends.
 */
export type RoundState = 'dealt' | 'sent' | 'voiding' | 'settled' | 'refused' | 'voided'

export interface Round {
  readonly seq: bigint
  readonly id: string
  readonly studio: string
  readonly playerId: string
  readonly sessionId: bigint
  readonly game: string
  readonly version: string
  readonly clientBetId: string
  readonly stake: Minor
  readonly win: Minor
  readonly currency: string
  readonly seedId: bigint
  readonly nonce: number
  readonly shown: Shown
  readonly receipt: Receipt
  readonly state: RoundState
  /** The platform's status that refused the stake. */
  readonly refusal: string | null
  readonly balanceAfter: Minor | null
  /** How often the platform was asked. It fences: of two who saw the same count, one goes on. */
  readonly attempts: number
  readonly ageMs: number
  readonly dealtAt: Date
}

export interface RoundColumns {
  seq: string
  id: string
  studio: string
  player_id: string
  session_id: string
  game: string
  version: string
  client_bet_id: string
  stake: string
  win: string
  currency: string
  seed_id: string
  nonce: number
  shown: Shown
  receipt: Receipt
  state: RoundState
  refusal: string | null
  balance_after: string | null
  attempts: number
  age_ms: number
  dealt_at: Date
}

/** What every statement that answers a round selects. */
export const columns = '*, (extract(epoch from now() - dealt_at) * 1000)::float8 as age_ms'

export const roundOf = (row: RoundColumns): Round => ({
  seq: BigInt(row.seq),
  id: row.id,
  studio: row.studio,
  playerId: row.player_id,
  sessionId: BigInt(row.session_id),
  game: row.game,
  version: row.version,
  clientBetId: row.client_bet_id,
  stake: BigInt(row.stake),
  win: BigInt(row.win),
  currency: row.currency,
  seedId: BigInt(row.seed_id),
  nonce: row.nonce,
  shown: row.shown,
  receipt: row.receipt,
  state: row.state,
  refusal: row.refusal,
  balanceAfter: row.balance_after === null ? null : BigInt(row.balance_after),
  attempts: row.attempts,
  ageMs: row.age_ms,
  dealtAt: row.dealt_at,
})

export const isFinal = ({ state }: Pick<Round, 'state'>): boolean =>
  state === 'settled' || state === 'refused' || state === 'voided'

/** For people to read out: the beginning of the id. */
export const numberOf = (id: string): string => id.replaceAll('-', '').slice(0, 8).toUpperCase()

/** The platform's names for what a round moves: made from its id, so that they are the same after any crash. */
export const transactionIds = (id: string) => ({
  bet: `${id}:bet`,
  win: `${id}:win`,
  rollback: `${id}:rollback`,
})
