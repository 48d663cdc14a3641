/** What members and pages read of draws: by index, and never more than a page. */
import type { Minor } from '@jackfruit/kernel'
import type pg from 'pg'
import { type DrawIssue, type IssueColumns, issueColumns, issueOf } from './issue-row.ts'
import { type DrawTicket, type TicketColumns, ticketColumns, ticketOf } from './ticket-row.ts'

export interface StoredLine {
  readonly no: number
  readonly play: string
  readonly pick: string
  readonly stake: Minor
  readonly price: Minor
  readonly step: number
}

/** The lines of each, in order. */
export async function linesOfTickets(pool: pg.Pool, ids: readonly string[]): Promise<StoredLine[][]> {
  const { rows } = await pool.query<{
    ticket_id: string
    no: number
    play: string
    pick: string
    stake: string
    price: string
    step: number
  }>({
    name: 'draw-lines-of',
    text: `select ticket_id, (no - 1)::int as no, play, pick, stake, price, line.step from draw_slips
      cross join lateral unnest(numbers, stakes, prices, steps) with ordinality as line (number_id, stake, price, step, no)
      join draw_numbers on draw_numbers.id = number_id where ticket_id = any($1) order by ticket_id, no`,
    values: [ids],
  })
  const found = new Map<string, StoredLine[]>(ids.map((id) => [id, []]))
  for (const { ticket_id, stake, price, ...line } of rows)
    found.get(ticket_id)?.push({
      ...{ no: line.no, play: line.play, pick: line.pick, step: line.step },
      ...{ stake: BigInt(stake), price: BigInt(price) },
    })
  return ids.map((id) => found.get(id) ?? [])
}

export interface Owner {
  readonly studio: string
  readonly playerId: string
}

export interface OrderName extends Owner {
  readonly clientId: string
}

export interface KnownOrder {
  readonly fingerprint: Buffer
  readonly tickets: readonly DrawTicket[]
}

/** Of each order under its name; null where there is none. */
export async function ordersNamed(
  pool: pg.Pool,
  names: readonly OrderName[],
): Promise<(KnownOrder | null)[]> {
  const { rows } = await pool.query<TicketColumns & { place: string; fingerprint: Buffer }>({
    name: 'draw-orders-named',
    text: `select given.place, fingerprint, ${ticketColumns}
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as given (studio, player, client, place)
      join draw_orders on draw_orders.studio = given.studio and draw_orders.player_id = given.player
        and draw_orders.client_id = given.client
      join draw_tickets as ticket on ticket.order_id = draw_orders.id
      order by given.place, ticket.no`,
    values: [
      names.map(({ studio }) => studio),
      names.map(({ playerId }) => playerId),
      names.map(({ clientId }) => clientId),
    ],
  })
  const found = new Map<number, { fingerprint: Buffer; tickets: DrawTicket[] }>()
  for (const row of rows) {
    const order = found.get(Number(row.place)) ?? { fingerprint: row.fingerprint, tickets: [] }
    order.tickets.push(ticketOf(row))
    found.set(Number(row.place), order)
  }
  return names.map((_, at) => found.get(at + 1) ?? null)
}

/** Newest first, before `before`. */
export async function ticketsOf(
  pool: pg.Pool,
  { studio, playerId }: Owner,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<DrawTicket[]> {
  const { rows } = await pool.query<TicketColumns>({
    name: 'draw-tickets-of-player',
    text: `select ${ticketColumns} from draw_tickets as ticket join draw_orders on draw_orders.id = order_id
      where ticket.studio = $1 and ticket.player_id = $2 and ticket.seq < $3 order by ticket.seq desc limit $4`,
    values: [studio, playerId, (before ?? 9_000_000_000_000_000_000n).toString(), limit],
  })
  return rows.map(ticketOf)
}

export async function ticketOfPlayer(
  pool: pg.Pool,
  { studio, playerId }: Owner,
  id: string,
): Promise<DrawTicket | null> {
  const { rows } = await pool.query<TicketColumns>({
    name: 'draw-ticket',
    text: `select ${ticketColumns} from draw_tickets as ticket join draw_orders on draw_orders.id = order_id
      where ticket.id = $1 and ticket.studio = $2 and ticket.player_id = $3`,
    values: [id, studio, playerId],
  })
  return rows[0] ? ticketOf(rows[0]) : null
}

/** Those that can be bet on or are being drawn, in the order of drawing. */
export async function nextIssues(pool: pg.Pool, game: string, limit: number): Promise<DrawIssue[]> {
  const { rows } = await pool.query<IssueColumns>({
    name: 'draw-issues-next',
    text: `select ${issueColumns} from draw_issues where game = $1 and due_at is not null order by draws_at limit $2`,
    values: [game, limit],
  })
  return rows.map(issueOf)
}

export interface ComingDraw {
  readonly gameCode: string
  readonly issueId: string
  readonly opensInMs: number
  readonly closesInMs: number
  readonly drawsInMs: number
}

/** Of each game the draws that close next, by the database's clock. */
export async function comingDraws(
  pool: pg.Pool,
  games: readonly string[],
  ofEach: number,
): Promise<ComingDraw[]> {
  const inMs = (column: string) =>
    `greatest(0, extract(epoch from ${column} - clock_timestamp()) * 1000)::float8`
  const { rows } = await pool.query<ComingDraw>({
    name: 'draw-issues-coming',
    text: `select coming.game as "gameCode", coming.id as "issueId", ${inMs('opens_at')} as "opensInMs",
        ${inMs('closes_at')} as "closesInMs", ${inMs('draws_at')} as "drawsInMs"
      from unnest($1::text[]) with ordinality as wanted (code, place)
      cross join lateral (select id, game, opens_at, closes_at, draws_at from draw_issues
        where game = wanted.code and due_at is not null and state = 'open' and closes_at > clock_timestamp()
        order by draws_at limit $2) as coming
      order by wanted.place, coming.draws_at`,
    values: [games, ofEach],
  })
  return rows
}

/** Drawn and void ones between two moments, newest first. */
export async function pastIssues(
  pool: pg.Pool,
  game: string,
  { from, to, limit }: { readonly from: Date; readonly to: Date; readonly limit: number },
): Promise<DrawIssue[]> {
  const { rows } = await pool.query<IssueColumns>({
    name: 'draw-issues-past',
    text: `select ${issueColumns} from draw_issues
      where game = $1 and draws_at >= $2 and draws_at < $3 and state in ('drawing', 'drawn', 'settled', 'void')
      order by draws_at desc limit $4`,
    values: [game, from, to, limit],
  })
  return rows.map(issueOf)
}

export interface ToldNumber {
  readonly play: string
  readonly pick: string
  readonly owed: Minor
  readonly isClosed: boolean
}

/** Whose odds have come down, and those that are closed. */
export async function toldNumbers(
  pool: pg.Pool,
  { issueId, currency }: { readonly issueId: string; readonly currency: string },
  limit: number,
): Promise<ToldNumber[]> {
  const { rows } = await pool.query<{ play: string; pick: string; owed: string; closed_by: string | null }>({
    name: 'draw-numbers-told',
    text: `select play, pick, owed, closed_by from draw_numbers
      where issue_id = $1 and currency = $2 and step > 0 order by step desc, owed desc limit $3`,
    values: [issueId, currency, limit],
  })
  return rows.map(({ play, pick, owed, closed_by }) => ({
    ...{ play, pick, owed: BigInt(owed), isClosed: closed_by !== null },
  }))
}
