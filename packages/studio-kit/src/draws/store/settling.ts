/**
 * What returns for each ticket of an issue, in statements over many: the winning numbers are found among those that were
 * bet on, once, and tickets are added up from their lines. It goes on where it was stopped, for a ticket knows up to
 * which result it is settled.
 */
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import { type DrawGame, timesOf } from '../draw-game.ts'
import type { DrawIssue } from './issue-row.ts'
import { release } from './numbers.ts'

/** Of a transaction: whoever lays or asks is held up no longer than it takes. */
const togetherMax = 5_000

/** What won, by number, mode and step, in 1/10,000 of the stake. */
interface Wins {
  readonly ids: readonly string[]
  readonly modes: readonly string[]
  readonly steps: readonly number[]
  readonly times: readonly number[]
}

export async function winsOf(pool: pg.Pool, game: DrawGame, issue: DrawIssue): Promise<Wins> {
  const { rows } = await pool.query<{ id: string; play: string; pick: string }>({
    name: 'draw-numbers-of-issue',
    text: 'select id, play, pick from draw_numbers where issue_id = $1',
    values: [issue.id],
  })
  const wins: { id: string; mode: string; step: number; times: number }[] = []
  const { result } = issue
  if (!result) throw new Error(`the issue ${issue.id} has no result`)
  for (const { id, play, pick } of rows)
    for (const mode of game.modes)
      for (let step = 0; step <= game.steps; step++) {
        const times = timesOf(game.hitsOf({ play, pick, mode }, step, result))
        // What lost in one mode may win in another, at odds of nothing in the first.
        if (times > 0) wins.push({ id, mode, step, times })
      }
  return {
    ids: wins.map(({ id }) => id),
    modes: wins.map(({ mode }) => mode),
    steps: wins.map(({ step }) => step),
    times: wins.map(({ times }) => times),
  }
}

/** One piece; answers how many tickets it was. */
export const settleSome = (
  pool: pg.Pool,
  issue: DrawIssue,
  wins: Wins,
  limit = togetherMax,
): Promise<number> =>
  inTransaction(pool, async (tx) => {
    const { rows: held } = await tx.query(
      `select from draw_issues where id = $1 and state = 'drawn' and revision = $2 for share`,
      [issue.id, issue.revision],
    )
    if (held.length === 0) return 0
    const { rows } = await tx.query<{ id: string; won: boolean }>({
      name: 'draw-tickets-settled',
      text: settling,
      values: [issue.id, issue.revision, wins.ids, wins.modes, wins.steps, wins.times, limit],
    })
    const winners = rows.filter(({ won }) => won).map(({ id }) => id)
    if (winners.length > 0 && issue.revision === 1) await stopChases(tx, winners)
    return rows.length
  })

const settling = `
  with piece as materialized (
    select id, mode, state, coalesce(corrected, payout) as before from draw_tickets
    where issue_id = $1 and revision < $2 and state in ('taken', 'owed', 'paid')
    order by revision, id limit $7 for no key update skip locked),
  wins as materialized (
    select * from unnest($3::bigint[], $4::text[], $5::smallint[], $6::bigint[]) as given (number_id, mode, step, times)),
  won as materialized (
    select piece.id, sum(line.stake * wins.times / 10000)::bigint as win
    from piece join draw_slips on draw_slips.ticket_id = piece.id
    cross join lateral unnest(numbers, stakes, steps) as line (number_id, stake, step)
    join wins on wins.number_id = line.number_id and wins.mode = piece.mode and wins.step = line.step
    group by piece.id),
  now as materialized (
    select piece.id, state, before, coalesce(won.win, 0) as win from piece left join won on won.id = piece.id),
  corrected as (
    insert into draw_corrections (studio, ticket_id, revision, amount, due_at)
    select draw_issues.studio, now.id, $2::int, win - before, clock_timestamp() from now, draw_issues
    where draw_issues.id = $1 and now.state <> 'taken' and win <> before)
  update draw_tickets set revision = $2,
    state = case now.state when 'taken' then 'owed' else now.state end,
    payout = case now.state when 'taken' then now.win else payout end,
    corrected = case now.state when 'taken' then null else now.win end,
    due_at = case now.state when 'taken' then clock_timestamp() else due_at end
  from now where draw_tickets.id = now.id
  returning draw_tickets.id, now.state = 'taken' and now.win > 0 as won`

/** Whose ticket won asks for no further one of its chase. One that is drawn already stands. */
async function stopChases(tx: pg.PoolClient, winners: readonly string[]): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `with later as materialized (
       select ticket.id, ticket.issue_id from draw_tickets as winner
       join draw_orders on draw_orders.id = winner.order_id and stops_on_win
       join draw_tickets as ticket on ticket.order_id = winner.order_id and ticket.no > winner.no
       where winner.id = any($1) and ticket.state = 'taken'),
     undrawn as materialized (
       select id from draw_issues where id in (select issue_id from later) and state in ('open', 'closed')
       order by id for share)
     update draw_tickets set state = 'voiding', reason = 'stopped', due_at = clock_timestamp()
     from later join undrawn on undrawn.id = later.issue_id
     where draw_tickets.id = later.id and draw_tickets.state = 'taken' returning draw_tickets.id`,
    [winners],
  )
  await release(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Once no ticket of it is left. */
export async function finishIssue(pool: pg.Pool, { id, revision }: DrawIssue): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update draw_issues set state = 'settled', final_at = clock_timestamp(), due_at = null
     where id = $1 and state = 'drawn' and revision = $2 and not exists (
       select from draw_tickets where issue_id = $1 and revision < $2 and state in ('taken', 'owed', 'paid'))`,
    [id, revision],
  )
  return rowCount === 1
}
