/** Gives up every link that somebody may know: of the chains that tables and draws are dealt from. */
import type pg from 'pg'
import { voidRestored } from '../draws/store/issue-steps.ts'

/**
 * A round that is open at a table is void when it would be dealt. An issue whose time has not come keeps its link: of
 * those, none was shown in any past. Those that are planned from now on have another chain.
 */
export const giveUpChains = (pool: pg.Pool, names: readonly string[]) =>
  pool.query(
    'update table_chains set given_up_at = clock_timestamp() where table_id = any($1) and given_up_at is null',
    [names],
  )

/** Issues whose time of drawing is over were drawn in the past that is lost, or may have been. */
export async function giveUpDraws(pool: pg.Pool, studio: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from draw_issues where studio = $1 and due_at <= clock_timestamp() + interval '1 second'
       and state in ('open', 'closed') and link_no is not null and draws_at <= clock_timestamp()
     order by draws_at, id`,
    [studio],
  )
  for (const { id } of rows) await voidRestored(pool, id)
}
