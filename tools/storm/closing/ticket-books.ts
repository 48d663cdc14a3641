/** What lies in an issue against what members were told, and what the house keeps of it against its tickets. */
import type pg from 'pg'
import { verifyTableProof } from '../../../packages/fairness/src/index.ts'
import type { DrawGame } from '../../../packages/studio-kit/src/draws/draw-game.ts'
import { proofOfIssue } from '../../../packages/studio-kit/src/draws/draw-proof.ts'

export async function wrongInIssue(
  pool: pg.Pool,
  game: DrawGame,
  issueId: string,
  told: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ late: number; all_in: number; state: string }>(
    `select count(*) filter (where received_at >= draw_issues.closes_at)::int as late,
       count(*) filter (where draw_tickets.state = 'paid')::int as all_in, draw_issues.state
     from draw_issues left join draw_tickets on issue_id = draw_issues.id where draw_issues.id = $1
     group by draw_issues.state`,
    [issueId],
  )
  const { late = 0, all_in: lies = 0, state = 'missing' } = rows[0] ?? {}
  const proof = await proofOfIssue(pool, issueId)
  const isProven = proof !== null && verifyTableProof(proof, () => game.draw).ok
  return [
    ...(state === 'settled' ? [] : [`${issueId} is ${state}`]),
    ...(late === 0 ? [] : [`${issueId}: ${late} were received at or after closing`]),
    ...(lies === told ? [] : [`${issueId}: ${told} were told to be in, and ${lies} were paid`]),
    ...(isProven ? [] : [`${issueId}: its proof does not hold`]),
  ]
}

/** Over all issues: numbers owe what tickets that are in may cost, and members have staked what those cost. */
export async function wrongInBooks(pool: pg.Pool): Promise<string[]> {
  const { rows: numbers } = await pool.query<{ id: string }>(
    `with lines as (
       select number_id, sum(most) as most
       from draw_slips join draw_tickets on id = ticket_id and state = 'paid'
       cross join lateral unnest(numbers, mosts) as line (number_id, most) group by number_id)
     select id from draw_numbers left join lines on number_id = id where owed <> coalesce(most, 0) limit 5`,
  )
  const { rows: members } = await pool.query<{ player_id: string }>(
    `with tickets as (
       select issue_id, player_id, currency, sum(price) as price from draw_tickets where state = 'paid' group by 1, 2, 3)
     select player_id from draw_members left join tickets using (issue_id, player_id, currency)
     where staked <> coalesce(price, 0) limit 5`,
  )
  return [
    ...numbers.map(({ id }) => `number ${id} owes what no ticket says`),
    ...members.map((member) => `${member.player_id} has staked what no ticket says`),
  ]
}

/** What tickets left each member with, beside what they had. */
export async function broughtBy(pool: pg.Pool): Promise<Map<string, bigint>> {
  const { rows } = await pool.query<{ player_id: string; brought: string }>(
    `select player_id, sum(payout - price)::text as brought from draw_tickets where state = 'paid' group by player_id`,
  )
  return new Map(rows.map(({ player_id, brought }) => [player_id, BigInt(brought)]))
}
