/** An issue as it lies in the database. */
import type pg from 'pg'
import type { DrawResult } from '../draw-game.ts'
import type { IssueState } from '../machine.ts'

export interface DrawIssue {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly state: IssueState
  readonly chainNo: number | null
  readonly linkNo: number | null
  readonly result: DrawResult | null
  /** Counts results; above 1 the result was corrected. */
  readonly revision: number
  readonly drawnAt: Date | null
  readonly voidReason: string | null
  /** The two whose results it joins. */
  readonly parts: readonly [string, string] | null
}

export interface IssueColumns {
  id: string
  game: string
  version: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: IssueState
  chain_no: number | null
  link_no: number | null
  result: DrawResult | null
  revision: number
  drawn_at: Date | null
  void_reason: string | null
  first_id: string | null
  second_id: string | null
}

export const issueColumns = `id, game, version, opens_at, closes_at, draws_at, state, chain_no, link_no, result, revision,
  drawn_at, void_reason, first_id, second_id`

export const issueOf = (row: IssueColumns): DrawIssue => ({
  ...{ id: row.id, game: row.game, version: row.version, state: row.state, revision: row.revision },
  ...{ opensAt: row.opens_at, closesAt: row.closes_at, drawsAt: row.draws_at, drawnAt: row.drawn_at },
  ...{ chainNo: row.chain_no, linkNo: row.link_no, result: row.result, voidReason: row.void_reason },
  parts: row.first_id && row.second_id ? [row.first_id, row.second_id] : null,
})

export async function findIssue(db: pg.Pool | pg.PoolClient, id: string): Promise<DrawIssue | null> {
  const { rows } = await db.query<IssueColumns>(`select ${issueColumns} from draw_issues where id = $1`, [id])
  return rows[0] ? issueOf(rows[0]) : null
}

/** What is due now, the longest overdue first. */
export async function dueIssues(pool: pg.Pool, studio: string, limit: number): Promise<DrawIssue[]> {
  const { rows } = await pool.query<IssueColumns>({
    name: 'draw-issues-due',
    text: `select ${issueColumns} from draw_issues where studio = $1 and due_at <= clock_timestamp()
      order by due_at limit $2`,
    values: [studio, limit],
  })
  return rows.map(issueOf)
}
