/** What people decide about draws beside results: numbers that are closed, days without a draw, what still waits. */
import type pg from 'pg'
import { type DrawIssue, type IssueColumns, issueColumns, issueOf } from './issue-row.ts'

export interface ClosedNumber {
  readonly issueId: string
  readonly currency: string
  readonly play: string
  readonly pick: string
  /** Whose decision it is; null opens it again. */
  readonly person: string | null
}

/** Takes no further stake on it; what was taken stands. False where the issue is not open any more. */
export async function closeNumber(
  pool: pg.Pool,
  { issueId, currency, play, pick, person }: ClosedNumber,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into draw_numbers (issue_id, currency, play, pick, step, closed_by)
     select id, $2, $3, $4, 1, $5 from draw_issues where id = $1 and state = 'open'
     on conflict (issue_id, currency, play, pick) do update set closed_by = $5, step = greatest(draw_numbers.step, 1)`,
    [issueId, currency, play, pick, person],
  )
  return rowCount === 1
}

/** Holds for issues that are not planned yet: those of the next two days are known to members already. */
export async function setDrawDay(
  pool: pg.Pool,
  {
    game,
    day,
    movedTo,
    person,
  }: {
    readonly game: string
    readonly day: string
    readonly movedTo: string | null
    readonly person: string
  },
): Promise<void> {
  await pool.query(
    `insert into draw_days (game, day, moved_to, entered_by) values ($1, $2, $3, $4)
     on conflict (game, day) do update set moved_to = $3, entered_by = $4, at = clock_timestamp()`,
    [game, day, movedTo, person],
  )
}

/** Closed issues whose result people have to enter, the longest waiting first. */
export async function waitingForResults(pool: pg.Pool, studio: string, limit: number): Promise<DrawIssue[]> {
  const { rows } = await pool.query<IssueColumns>(
    `select ${issueColumns} from draw_issues
     where studio = $1 and due_at is not null and state = 'closed' and link_no is null and first_id is null and draws_at <= clock_timestamp()
     order by draws_at limit $2`,
    [studio, limit],
  )
  return rows.map(issueOf)
}
