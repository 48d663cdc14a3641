/** A million lines of ten to a ticket, settled as the engine does, and the plain update to hold it against. */

import { bounds, openPool } from '../../packages/postgres/src/index.ts'
import { findIssue } from '../../packages/studio-kit/src/draws/store/issue-row.ts'
import { settleSome, winsOf } from '../../packages/studio-kit/src/draws/store/settling.ts'
import type { LotteryBench } from './database.ts'

const linesOfTicket = 10
/** Of the goal: a million lines. */
const mostSeconds = 10
const million = 1_000_000

export async function settleMany({ pool, game, issue }: LotteryBench, lines: number): Promise<boolean> {
  const tickets = Math.ceil(lines / linesOfTicket)
  const issueId = await issue(1)
  // Filling takes longer than anybody would be kept waiting for.
  const filling = openPool(String(pool.options.connectionString), { bounds: bounds.long, max: 1 })
  try {
    await filling.query(
      `insert into draw_numbers (issue_id, currency, play, pick, owed)
       select $1, 'MMK', 'straight', lpad(n::text, 2, '0'), 0 from generate_series(0, 99) as n`,
      [issueId],
    )
    await filling.query(
      `insert into draw_orders (id, studio, player_id, client_id, fingerprint, session_id, game, currency, mode,
         client_seed, stops_on_win, entries)
       select lpad(n::text, 24, '0'), 'palmyra', 'p_' || n % 5000, 'bench-' || n, sha256('x'), 1, $1, 'MMK', 'Lott',
         'seed', false, '[]' from generate_series(1, $2::int) as n`,
      [game.code, tickets],
    )
    await filling.query(
      `insert into draw_tickets (id, studio, order_id, no, player_id, currency, mode, issue_id, closes_at, received_at,
         price, lines, state, taken_at)
       select draw_orders.id, 'palmyra', draw_orders.id, 0, player_id, 'MMK', 'Lott', $1, closes_at, now(), 100000, $2, 'taken', now()
       from draw_orders, draw_issues where draw_issues.id = $1`,
      [issueId, linesOfTicket],
    )
    await filling.query(
      `insert into draw_slips (ticket_id, numbers, stakes, prices, steps, mosts)
       select id, array_agg((select min(id) from draw_numbers) + (seq * 7 + n * 13) % 100 order by n),
         array_agg(10000), array_agg(10000), array_agg(0), array_agg(850000)
       from draw_tickets, generate_series(0, $1::int - 1) as n group by id`,
      [linesOfTicket],
    )
    // A row of each line, to hold it against.
    await filling.query(
      'create table plain_lines as select ticket_id, number_id, stake, price, step, most from draw_slips, unnest(numbers, stakes, prices, steps, mosts) as line (number_id, stake, price, step, most)',
    )
    await filling.query('vacuum (analyze)')
    await filling.query('checkpoint')
    const plainMs = await timed(() => filling.query('update plain_lines set most = most + 1'))
    await filling.query(
      `update draw_issues set state = 'drawn', closes_at = closes_at, closed_at = closes_at, result = '{"number": ["07"]}',
         revision = 1, drawn_at = draws_at where id = $1`,
      [issueId],
    )
    await filling.query('checkpoint')
    const drawn = await findIssue(pool, issueId)
    if (!drawn) throw new Error('the issue is gone')
    let settled = 0
    const settledMs = await timed(async () => {
      const wins = await winsOf(pool, game, drawn)
      for (;;) {
        const some = await settleSome(pool, drawn, wins)
        if (some === 0) break
        settled += some
      }
    })
    const { rows } = await filling.query<{ paid: string; owed: string }>(
      `select sum(payout)::text as paid, (select sum(stake * 85)::text from plain_lines
         join draw_numbers on draw_numbers.id = number_id where pick = '07') as owed from draw_tickets`,
    )
    const isRight = settled === tickets && rows[0]?.paid === rows[0]?.owed
    const most = (mostSeconds * 1000 * lines) / million
    console.log(
      `${lines} lines of ${tickets} tickets: settled in ${seconds(settledMs)} s (${(settledMs / plainMs).toFixed(2)} of a plain update of as many rows, ${seconds(plainMs)} s); goal ${seconds(most)} s; ${isRight ? 'what returns is right' : 'WHAT RETURNS IS WRONG'}`,
    )
    return isRight && settledMs <= most
  } finally {
    await filling.end()
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)

async function timed(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now()
  await work()
  return performance.now() - beganAt
}
