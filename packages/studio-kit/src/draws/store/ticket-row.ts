/** Orders, tickets and lines as they lie in the database. */
import type { Minor } from '@jackfruit/kernel'
import type { Receipt } from '../../receipt.ts'

export type TicketState = 'written' | 'held' | 'taken' | 'owed' | 'voiding' | 'paid' | 'refused' | 'voided'

/** Why a ticket is out: by the wallet, by its member, because one before it won, because the draw did not come, by a restore. */
export type OutReason = 'wallet' | 'cancelled' | 'stopped' | 'late' | 'undecided' | 'restored'

export interface NewLine {
  readonly play: string
  readonly pick: string
  readonly stake: Minor
  readonly price: Minor
  /** The odds that the member saw: 0 is as printed. */
  readonly step: number
  readonly most: Minor
}

export interface NewTicket {
  /** Of fixed length: the combined seeds begin with it. */
  readonly id: string
  readonly no: number
  readonly issueId: string
  readonly price: Minor
  readonly lines: readonly NewLine[]
}

export interface NewOrder {
  readonly id: string
  readonly studio: string
  readonly playerId: string
  readonly sessionId: bigint
  readonly clientId: string
  /** Of all that was asked for under its name. */
  readonly fingerprint: Buffer
  readonly game: string
  readonly currency: string
  readonly mode: string
  readonly clientSeed: string
  readonly stopsOnWin: boolean
  readonly entries: string
  readonly tickets: readonly NewTicket[]
}

export interface DrawTicket {
  readonly seq: bigint
  readonly id: string
  readonly orderId: string
  readonly no: number
  readonly playerId: string
  readonly issueId: string
  readonly game: string
  readonly currency: string
  readonly mode: string
  readonly price: Minor
  readonly lines: number
  readonly state: TicketState
  readonly reason: string | null
  readonly payout: Minor | null
  readonly corrected: Minor | null
  readonly attempts: number
  readonly sessionId: bigint
  readonly clientId: string
  readonly clientSeed: string
  readonly receipt: Receipt | null
  readonly receivedAt: Date
}

export interface TicketColumns {
  seq: string
  id: string
  order_id: string
  no: number
  player_id: string
  issue_id: string
  game: string
  currency: string
  mode: string
  price: string
  lines: number
  state: TicketState
  reason: string | null
  payout: string | null
  corrected: string | null
  attempts: number
  session_id: string
  client_id: string
  client_seed: string
  receipt: Receipt | null
  received_at: Date
}

/** Over `draw_tickets as ticket` with its `draw_orders`. */
export const ticketColumns = `ticket.seq, ticket.id, ticket.order_id, ticket.no, ticket.player_id, ticket.issue_id,
  draw_orders.game, ticket.currency, ticket.mode, ticket.price, ticket.lines, ticket.state, ticket.reason, ticket.payout,
  ticket.corrected, ticket.attempts, draw_orders.session_id, draw_orders.client_id, draw_orders.client_seed,
  ticket.receipt, ticket.received_at`

const minorOrNull = (text: string | null): Minor | null => (text === null ? null : BigInt(text))

export const ticketOf = (row: TicketColumns): DrawTicket => ({
  ...{ seq: BigInt(row.seq), id: row.id, orderId: row.order_id, no: row.no, playerId: row.player_id },
  ...{ issueId: row.issue_id, game: row.game, currency: row.currency, mode: row.mode, lines: row.lines },
  ...{ state: row.state, reason: row.reason, attempts: row.attempts, clientId: row.client_id },
  ...{ clientSeed: row.client_seed, receipt: row.receipt, receivedAt: row.received_at },
  ...{ price: BigInt(row.price), payout: minorOrNull(row.payout), corrected: minorOrNull(row.corrected) },
  sessionId: BigInt(row.session_id),
})
