/** A round as the journal holds it, with the movement of money that is under way in it. */
import type { Minor } from '@jackfruit/kernel'
import type { Receipt } from '../receipt.ts'
import type { Json } from '../rules.ts'
import { type Movement, type MovementColumns, movementOf } from './movement-row.ts'

/** open: money is under way, or the player's turn · and the three ends. */
export type RoundState = 'open' | 'settled' | 'refused' | 'voided'

export interface Taken {
  /** The client's. */
  readonly id: string
  readonly action: Json
}

export interface Round {
  readonly seq: bigint
  readonly id: string
  readonly studio: string
  readonly playerId: string
  readonly sessionId: bigint
  readonly game: string
  readonly version: string
  readonly clientBetId: string
  /** What was bet at first: with choice, actions and seeds it gives the round again. */
  readonly stake: Minor
  readonly choice: Json
  readonly actions: readonly Taken[]
  /** All that was put down so far. */
  readonly staked: Minor
  readonly win: Minor
  readonly currency: string
  readonly seedId: bigint
  readonly nonce: number
  readonly shown: Json
  readonly receipt: Receipt
  /** Of a free round: its grant, and the most that it may win. Nothing was put down for it. */
  readonly free: { readonly grantId: string; readonly limit: Minor } | null
  /** By the rules; its money may still be on its way. */
  readonly ended: boolean
  readonly state: RoundState
  /** The platform's status that refused the stake. */
  readonly refusal: string | null
  /** After the last movement that came to its end. */
  readonly balanceAfter: Minor | null
  readonly ageMs: number
  readonly dealtAt: Date
  readonly pending: Movement | null
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
  choice: Json
  actions: readonly Taken[]
  staked: string
  win: string
  currency: string
  seed_id: string
  nonce: number
  shown: Json
  receipt: Receipt
  grant_id: string | null
  win_limit: string | null
  ended: boolean
  state: RoundState
  refusal: string | null
  balance_after: string | null
  age_ms: number
  dealt_at: Date
  pending: MovementColumns | null
}

/** What every statement that answers a round selects, and from where. */
export const selectRounds = `
  select rounds.*, (extract(epoch from now() - dealt_at) * 1000)::float8 as age_ms,
    first.refusal, last.balance_after::text as balance_after,
    to_jsonb(pending) || jsonb_build_object('amount', pending.amount::text) as pending
  from rounds
  left join movements first on first.round_id = id and first.no = 0
  left join lateral (select balance_after from movements
    where round_id = id and due_at is null order by no desc limit 1) last on true
  left join lateral (select *, (extract(epoch from now() - made_at) * 1000)::float8 as age_ms
    from movements where round_id = id and due_at is not null) pending on true`

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
  choice: row.choice,
  actions: row.actions,
  staked: BigInt(row.staked),
  win: BigInt(row.win),
  currency: row.currency,
  seedId: BigInt(row.seed_id),
  nonce: row.nonce,
  shown: row.shown,
  receipt: row.receipt,
  free: row.grant_id === null ? null : { grantId: row.grant_id, limit: BigInt(row.win_limit ?? 0) },
  ended: row.ended,
  state: row.state,
  refusal: row.refusal,
  balanceAfter: row.balance_after === null ? null : BigInt(row.balance_after),
  ageMs: row.age_ms,
  dealtAt: row.dealt_at,
  pending: row.pending && movementOf(row.pending),
})

export const isFinal = ({ state }: Pick<Round, 'state'>): boolean => state !== 'open'
/** It came to its end, or waits for its player. */
export const isAtRest = ({ pending }: Pick<Round, 'pending'>): boolean => pending === null

/** For people to read out: the beginning of the id. */
export const numberOf = (id: string): string => id.replaceAll('-', '').slice(0, 8).toUpperCase()
