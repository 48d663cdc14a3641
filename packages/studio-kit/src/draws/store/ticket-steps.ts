/**
 * What becomes of tickets. An order is in when the wallet has all of its tickets, and out when it has not: whoever
 * changes one locks its order first, so that no two halves are decided apart. What is out is owed no more.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { Receipt } from '../../receipt.ts'
import { cancelMs } from '../machine.ts'
import { release } from './numbers.ts'
import type { OutReason } from './ticket-row.ts'

export type Word =
  | {
      readonly kind: 'has'
      readonly orderId: string
      readonly id: string
      readonly balance: bigint | null
      readonly receipt: Receipt
    }
  | {
      readonly kind: 'refused'
      readonly orderId: string
      readonly id: string
      readonly balance: bigint | null
      readonly why: string
      /** Sure that no earlier attempt moved anything. */
      readonly isSure: boolean
    }

const lockOrders = (tx: pg.PoolClient, ids: readonly string[]) =>
  tx.query('select from draw_orders where id = any($1) order by id for no key update', [ids])

/** What the wallet said of tickets, those of many orders together. */
export const hearWords = (pool: pg.Pool, words: readonly Word[]): Promise<null[]> =>
  inTransaction(pool, async (tx) => {
    await lockOrders(tx, [...new Set(words.map(({ orderId }) => orderId))])
    const had = words.filter((word) => word.kind === 'has')
    if (had.length > 0) await hold(tx, had)
    const refused = words.filter((word) => word.kind === 'refused')
    if (refused.length > 0) await refuse(tx, refused)
    return words.map(() => null)
  })

async function hold(
  tx: pg.PoolClient,
  words: readonly Extract<Word, { readonly kind: 'has' }>[],
): Promise<void> {
  const { rows } = await tx.query<{ held: string | null }>({
    name: 'draw-tickets-held',
    // One that is alone in its order is in with its own word.
    text: `with known as materialized (
        select ticket.id, given.receipt, given.balance, exists (select from draw_tickets as other
          where other.order_id = ticket.order_id and other.no <> ticket.no) as is_one_of_many
        from unnest($1::text[], $2::jsonb[], $3::bigint[]) as given (id, receipt, balance)
        join draw_tickets as ticket on ticket.id = given.id and ticket.state = 'written')
      update draw_tickets set state = case when is_one_of_many then 'held' else 'taken' end,
        taken_at = case when is_one_of_many then null else clock_timestamp() end,
        receipt = known.receipt, balance_after = known.balance, due_at = null,
        told_no = nextval('transactions_seq_seq')
      from known where draw_tickets.id = known.id
      returning case when is_one_of_many then order_id end as held`,
    values: [
      words.map(({ id }) => id),
      words.map(({ receipt }) => JSON.stringify(receipt)),
      words.map(({ balance }) => balance?.toString() ?? null),
    ],
  })
  const held = [...new Set(rows.flatMap(({ held: order }) => order ?? []))]
  if (held.length === 0) return
  await tx.query({
    name: 'draw-tickets-taken',
    text: `update draw_tickets as ticket set state = 'taken', taken_at = clock_timestamp()
      where order_id = any($1) and state = 'held' and not exists (select from draw_tickets as other
        where other.order_id = ticket.order_id and other.state not in ('held', 'taken'))`,
    values: [held],
  })
}

/** The order is out: the wallet's no is final for a ticket where it is sure, and all others go back. */
async function refuse(
  tx: pg.PoolClient,
  words: readonly Extract<Word, { readonly kind: 'refused' }>[],
): Promise<void> {
  const sure = words.filter(({ isSure }) => isSure)
  const { rows: out } = await tx.query<{ id: string; was: string }>(
    `with known as materialized (
       select id, state from draw_tickets where id = any($1) and state in ('written', 'voiding') and taken_at is null)
     update draw_tickets set state = 'refused', reason = given.why, balance_after = given.balance, due_at = null,
       final_at = clock_timestamp()
     from known join unnest($1::text[], $2::text[], $3::bigint[]) as given (id, why, balance) on known.id = given.id
     where draw_tickets.id = known.id returning draw_tickets.id, known.state as was`,
    [
      sure.map(({ id }) => id),
      sure.map(({ why }) => why),
      sure.map(({ balance }) => balance?.toString() ?? null),
    ],
  )
  // One that was going back already was released then.
  const released = out.filter(({ was }) => was === 'written').map(({ id }) => id)
  const orders = [...new Set(words.map(({ orderId }) => orderId))]
  await release(tx, [...released, ...(await giveBack(tx, orders, ['written', 'held'], 'wallet'))])
}

/** Of these orders, what stands so. Nobody else may change it: their orders, or their issue, are locked. */
async function giveBack(
  tx: pg.PoolClient,
  orderIds: readonly string[],
  states: readonly string[],
  reason: OutReason,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update draw_tickets set state = 'voiding', reason = $3, due_at = clock_timestamp()
     where order_id = any($1) and state = any($2) returning id`,
    [orderIds, states, reason],
  )
  return rows.map(({ id }) => id)
}

/** Whoever the wallet has not answered for by the time of drawing is out, with the whole order. */
export async function undecidedOut(tx: pg.PoolClient, issueId: string): Promise<void> {
  const { rows } = await tx.query<{ order_id: string }>(
    `select distinct order_id from draw_tickets where issue_id = $1 and state in ('written', 'held')`,
    [issueId],
  )
  if (rows.length === 0) return
  const orders = rows.map(({ order_id }) => order_id)
  await lockOrders(tx, orders)
  await release(tx, await giveBack(tx, orders, ['written', 'held'], 'undecided'))
}

/** The draw did not come: every stake on it goes back. Nothing else is owed for it, so that nothing has to be released. */
export const voidTickets = (tx: pg.PoolClient, issueId: string) =>
  tx.query(
    `update draw_tickets set state = 'voiding', reason = 'late', due_at = clock_timestamp()
     where (issue_id = $1 and state in ('written', 'held')) or (issue_id = $1 and state = 'taken')`,
    [issueId],
  )

/**
 * A member takes a ticket back, and with it the rest of its chase where asked for. Answers the tickets that go back:
 * none where it is too late by the database's time.
 */
export const cancelTicket = (
  pool: pg.Pool,
  {
    studio,
    playerId,
    ticketId,
  }: { readonly studio: string; readonly playerId: string; readonly ticketId: string },
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ order_id: string; issue_id: string }>(
      'select order_id, issue_id from draw_tickets where id = $1 and studio = $2 and player_id = $3',
      [ticketId, studio, playerId],
    )
    const [row] = rows
    if (!row) return false
    // The issue before the order, as those do who draw.
    const { rowCount: isOpen } = await tx.query(
      `select from draw_issues where id = $1 and state = 'open'
         and clock_timestamp() < closes_at - make_interval(secs => $2) for share`,
      [row.issue_id, cancelMs / 1000],
    )
    if (isOpen !== 1) return false
    await lockOrders(tx, [row.order_id])
    const { rows: out } = await tx.query<{ id: string }>(
      `update draw_tickets set state = 'voiding', reason = 'cancelled', due_at = clock_timestamp()
       where id = $1 and state = 'taken' returning id`,
      [ticketId],
    )
    await release(
      tx,
      out.map(({ id }) => id),
    )
    return out.length === 1
  })
