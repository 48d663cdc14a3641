/** Orders, tickets and lines, those of many members in one statement each. */
import type pg from 'pg'
import { keyOf, numberKeyOf } from './numbers.ts'
import type { NewLine, NewOrder } from './ticket-row.ts'

/** Longer than an attempt and what is written about it: until then nobody else makes the next. */
export const attemptMs = 6_000

/** Which of them are new under their names. */
export async function insertOrders(tx: pg.PoolClient, orders: readonly NewOrder[]): Promise<Set<string>> {
  const each = <T>(read: (order: NewOrder) => T) => orders.map(read)
  const { rows } = await tx.query<{ id: string }>({
    name: 'draw-orders',
    text: `insert into draw_orders (id, studio, player_id, client_id, fingerprint, session_id, game, currency, mode,
        client_seed, stops_on_win, entries)
      select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bytea[], $6::bigint[], $7::text[],
        $8::text[], $9::text[], $10::text[], $11::boolean[], $12::jsonb[]) order by 2, 3, 4
      on conflict do nothing returning id`,
    values: [
      ...[each(({ id }) => id), each(({ studio }) => studio), each(({ playerId }) => playerId)],
      ...[each(({ clientId }) => clientId), each(({ fingerprint }) => fingerprint)],
      ...[each(({ sessionId }) => sessionId.toString()), each(({ game }) => game)],
      ...[each(({ currency }) => currency), each(({ mode }) => mode), each(({ clientSeed }) => clientSeed)],
      ...[each(({ stopsOnWin }) => stopsOnWin), each(({ entries }) => entries)],
    ],
  })
  return new Set(rows.map(({ id }) => id))
}

/** Refused orders leave nothing behind. */
export async function removeOrders(tx: pg.PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from draw_orders where id = any($1)', [ids])
}

export interface Written {
  readonly open: ReadonlyMap<string, { readonly closesAt: Date; readonly at: Date }>
  /** Of the database. */
  readonly numberOf: (key: string) => string
}

export async function insertTickets(
  tx: pg.PoolClient,
  orders: readonly NewOrder[],
  { open, numberOf }: Written,
): Promise<void> {
  const tickets = orders.flatMap((order) => order.tickets.map((ticket) => ({ order, ticket })))
  type Each = (typeof tickets)[number]
  const each = <T>(read: (each: Each) => T) => tickets.map(read)
  await tx.query({
    name: 'draw-tickets',
    text: `insert into draw_tickets (id, studio, order_id, no, player_id, currency, mode, issue_id, closes_at, received_at,
        price, lines, state, attempts, due_at)
      select given.id, given.studio, order_id, no, player, currency, mode, issue, draw_issues.closes_at, at, price, lines,
        'written', 1, clock_timestamp() + interval '${attemptMs} milliseconds'
      from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[],
          $9::timestamptz[], $10::bigint[], $11::int[])
        as given (id, studio, order_id, no, player, currency, mode, issue, at, price, lines)
      join draw_issues on draw_issues.id = given.issue`,
    values: [
      ...[each(({ ticket }) => ticket.id), each(({ order }) => order.studio), each(({ order }) => order.id)],
      ...[each(({ ticket }) => ticket.no), each(({ order }) => order.playerId)],
      ...[each(({ order }) => order.currency), each(({ order }) => order.mode)],
      ...[each(({ ticket }) => ticket.issueId), each(({ ticket }) => open.get(ticket.issueId)?.at ?? null)],
      ...[each(({ ticket }) => ticket.price.toString()), each(({ ticket }) => ticket.lines.length)],
    ],
  })
  const numbersOf = ({ order, ticket }: Each) =>
    ticket.lines.map((line) => numberOf(keyOf(numberKeyOf(order, ticket, line))))
  const listOf = (read: (line: NewLine) => bigint | number) =>
    each(({ ticket }) => `{${ticket.lines.map(read).join()}}`)
  await tx.query({
    name: 'draw-slips',
    text: `insert into draw_slips (ticket_id, numbers, stakes, prices, steps, mosts)
      select id, numbers::bigint[], stakes::bigint[], prices::bigint[], steps::smallint[], mosts::bigint[]
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
        as given (id, numbers, stakes, prices, steps, mosts)`,
    values: [
      ...[each(({ ticket }) => ticket.id), each((one) => `{${numbersOf(one).join()}}`)],
      ...[listOf(({ stake }) => stake), listOf(({ price }) => price)],
      ...[listOf(({ step }) => step), listOf(({ most }) => most)],
    ],
  })
}
