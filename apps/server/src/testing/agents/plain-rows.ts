/** Rows that a window's statement selects from, where figures are a plain table or nobody has any. */
import { sql } from 'kysely'
import type { Figures } from '../../modules/agents/contracts/world.ts'

/** Of a table with `agent_id`, `window_at` and `valid`: what was bet and lost, of one kind. */
export const windowRowsOf =
  (table: string): Figures['windowRows'] =>
  (_merchantId, { from, to }) =>
    sql`
    select agent_id, 'RNG' as kind, sum(valid) as valid, sum(valid) as stake, 0 as win, 0 as bonuses, 0 as rebates,
        0 as salaries, 0 as deposits
      from ${sql.table(table)} where window_at >= ${from} and window_at < ${to} group by agent_id`

/** Nobody is active, nobody frozen. */
export const nobody = () => sql`select null::bigint as agent_id, 0 as active where false`
