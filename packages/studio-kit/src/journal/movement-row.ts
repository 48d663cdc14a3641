/** One movement of money of a round: what the platform is asked for under one name, until it is decided. */
import type { Minor } from '@jackfruit/kernel'
import type { Json } from '../rules.ts'

/** betwin: a round that ends at once · bet: the first stake, or that of an action · rollback: of a void round. */
export type MovementKind = 'betwin' | 'bet' | 'win' | 'rollback'

/**
 * written: not asked for yet · sent: asked for, perhaps often · voiding: given up, to be taken back
 * or found done · and the three ends.
 */
export type MovementState = 'written' | 'sent' | 'voiding' | 'done' | 'refused' | 'voided'

export interface Movement {
  readonly roundId: string
  /** 0 is the bet that the round began with. */
  readonly no: number
  readonly kind: MovementKind
  readonly amount: Minor
  /** What the bet is for, where it is for an action. */
  readonly taken: { readonly id: string; readonly action: Json } | null
  /** Of a roll-back: which movement goes back. */
  readonly target: number | null
  readonly state: MovementState
  /** The platform's status that refused it. */
  readonly refusal: string | null
  /** How often the platform was asked. It fences: of two who saw the same count, one goes on. */
  readonly attempts: number
  /** Nobody works on it: the last attempt has failed, and the next one is due later. */
  readonly waits: boolean
  readonly ageMs: number
}

/** As jsonb tells it, with the amount as text: money is never a number of JSON. */
export interface MovementColumns {
  round_id: string
  no: number
  kind: MovementKind
  amount: string
  action_id: string | null
  action: Json
  target: number | null
  state: MovementState
  refusal: string | null
  attempts: number
  waits: boolean
  age_ms: number
}

export const movementOf = (row: MovementColumns): Movement => ({
  roundId: row.round_id,
  no: row.no,
  kind: row.kind,
  amount: BigInt(row.amount),
  taken: row.action_id === null ? null : { id: row.action_id, action: row.action },
  target: row.target,
  state: row.state,
  refusal: row.refusal,
  attempts: row.attempts,
  waits: row.waits,
  ageMs: row.age_ms,
})

/** The platform's names for what a round moves: made from its id, so that they are the same after any crash. */
export const transactionIds = (roundId: string, no = 0) => ({
  bet: no === 0 ? `${roundId}:bet` : `${roundId}:bet:${no}`,
  win: `${roundId}:win`,
  rollback: no === 0 ? `${roundId}:rollback` : `${roundId}:rollback:${no}`,
})
