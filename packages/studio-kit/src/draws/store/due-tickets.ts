/** Tickets and corrections with something to be asked for that nobody works on. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { attemptMs } from './order-rows.ts'
import { type DrawTicket, type TicketColumns, ticketColumns, ticketOf } from './ticket-row.ts'

/** The longest overdue first. Nobody else gets them before the attempt's time is over. */
export async function claimTickets(pool: pg.Pool, studio: string, limit: number): Promise<DrawTicket[]> {
  const { rows } = await pool.query<TicketColumns>({
    name: 'draw-tickets-claimed',
    text: `with due as materialized (
        select id from draw_tickets where studio = $1 and due_at <= now()
        order by due_at limit $2 for no key update skip locked)
      update draw_tickets as ticket set attempts = attempts + 1,
        due_at = clock_timestamp() + interval '${attemptMs} milliseconds'
      from due, draw_orders
      where ticket.id = due.id and draw_orders.id = ticket.order_id
      returning ${ticketColumns}`,
    values: [studio, limit],
  })
  return rows.map(ticketOf)
}

/** Paid, or given back, for good. */
export const finishTickets = (
  pool: pg.Pool,
  done: readonly { readonly id: string; readonly balance: Minor | null }[],
) =>
  pool.query({
    name: 'draw-tickets-final',
    text: `update draw_tickets set state = case state when 'owed' then 'paid' else 'voided' end, due_at = null,
        balance_after = coalesce(given.balance, balance_after), final_at = clock_timestamp(),
        told_no = nextval('transactions_seq_seq')
      from (select * from unnest($1::text[], $2::bigint[]) as given (id, balance) order by id) as given
      where draw_tickets.id = given.id and state in ('owed', 'voiding')`,
    values: [done.map(({ id }) => id), done.map(({ balance }) => balance?.toString() ?? null)],
  })

/** A word that cannot be believed: the next attempt comes after this time. */
export const tryTicketIn = (pool: pg.Pool, id: string, delayMs: number) =>
  pool.query(
    `update draw_tickets set due_at = clock_timestamp() + make_interval(secs => $2) where id = $1 and due_at is not null`,
    [id, delayMs / 1000],
  )

export interface DueCorrection {
  readonly ticketId: string
  readonly revision: number
  readonly amount: Minor
  readonly attempts: number
  readonly playerId: string
  readonly currency: string
  readonly game: string
}

/** Only of tickets whose first word to the wallet has been heard: what is corrected has to be there. */
export async function claimCorrections(
  pool: pg.Pool,
  studio: string,
  limit: number,
): Promise<DueCorrection[]> {
  const { rows } = await pool.query<{
    ticket_id: string
    revision: number
    amount: string
    attempts: number
    player_id: string
    currency: string
    game: string
  }>({
    name: 'draw-corrections-claimed',
    text: `with due as materialized (
        select ticket_id, draw_corrections.revision from draw_corrections
        join draw_tickets on draw_tickets.id = ticket_id
        where draw_corrections.studio = $1 and draw_corrections.due_at <= now() and state = 'paid'
        order by draw_corrections.due_at limit $2 for no key update of draw_corrections skip locked)
      update draw_corrections as correction set attempts = correction.attempts + 1,
        due_at = clock_timestamp() + interval '${attemptMs} milliseconds'
      from due, draw_tickets, draw_orders
      where correction.ticket_id = due.ticket_id and correction.revision = due.revision
        and draw_tickets.id = due.ticket_id and draw_orders.id = draw_tickets.order_id
      returning correction.ticket_id, correction.revision, amount, correction.attempts, draw_tickets.player_id,
        draw_tickets.currency, draw_orders.game`,
    values: [studio, limit],
  })
  return rows.map((row) => ({
    ...{
      ticketId: row.ticket_id,
      revision: row.revision,
      amount: BigInt(row.amount),
      attempts: row.attempts,
    },
    ...{ playerId: row.player_id, currency: row.currency, game: row.game },
  }))
}

/** Booked, or refused for good, which a person has to look at. */
export const finishCorrection = (
  pool: pg.Pool,
  { ticketId, revision }: Pick<DueCorrection, 'ticketId' | 'revision'>,
  refusal: string | null,
) =>
  pool.query(
    `with told as (update draw_tickets set told_no = nextval('transactions_seq_seq') where id = $1)
     update draw_corrections set due_at = null, done_at = clock_timestamp(), refusal = $3
     where ticket_id = $1 and revision = $2`,
    [ticketId, revision, refusal],
  )
