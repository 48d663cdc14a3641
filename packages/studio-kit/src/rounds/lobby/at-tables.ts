/** Which tables this process leads, and how many play at them. */
import type pg from 'pg'

export async function ledBy(
  pool: pg.Pool,
  holder: string,
  tableIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ table_id: string }>({
    name: 'tables-led',
    text: `select table_id from table_leases where table_id = any($1) and holder = $2 and until > clock_timestamp()`,
    values: [tableIds, holder],
  })
  return new Set(rows.map((row) => row.table_id))
}

/** Who has a stake in these rounds, each member once, by table. Asked by round, whose stakes an index holds together. */
export async function playersIn(
  pool: pg.Pool,
  rounds: readonly { readonly tableId: string; readonly roundId: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (rounds.length === 0) return new Map()
  const { rows } = await pool.query<{ table_id: string; players: number }>({
    name: 'tables-players',
    text: `select given.table_id, count(distinct bet.player_id)::int as players
      from unnest($1::text[], $2::text[]) as given (table_id, round_id)
      join table_bets bet on bet.round_id = given.round_id and bet.state not in ('refused', 'voided')
      group by given.table_id`,
    values: [rounds.map(({ tableId }) => tableId), rounds.map(({ roundId }) => roundId)],
  })
  return new Map(rows.map((row) => [row.table_id, row.players]))
}
