/** When something is to be done next, by the database's clock: what loops sleep by. One row of an index each. */
import type pg from 'pg'

/** Milliseconds; Infinity where nothing is ahead. */
async function untilMs(pool: pg.Pool, name: string, due: string, studio: string): Promise<number> {
  const { rows } = await pool.query<{ ms: number | null }>({
    name,
    text: `select (extract(epoch from ${due} - clock_timestamp()) * 1000)::float8 as ms`,
    values: [studio],
  })
  return rows[0]?.ms ?? Number.POSITIVE_INFINITY
}

const earliestOf = (table: string) =>
  `(select due_at from ${table} where studio = $1 and due_at is not null order by due_at limit 1)`

export const untilIssueDueMs = (pool: pg.Pool, studio: string): Promise<number> =>
  untilMs(pool, 'draw-issues-next-due', earliestOf('draw_issues'), studio)

/** Of stakes, returns and corrections. */
export const untilPaymentDueMs = (pool: pg.Pool, studio: string): Promise<number> =>
  untilMs(
    pool,
    'draw-payments-next-due',
    `least(${earliestOf('draw_tickets')}, ${earliestOf('draw_corrections')})`,
    studio,
  )
