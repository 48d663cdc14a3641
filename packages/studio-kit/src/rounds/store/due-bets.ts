/** Stakes with something to be asked for that nobody works on: overdue words of the wallet, payments, what goes back. */
import type pg from 'pg'
import { type BetColumns, betOf, type TableBet } from './bet-row.ts'
import { attemptMs } from './bets.ts'

export interface DueBet extends TableBet {
  readonly tableId: string
}

/** The longest overdue first. Nobody else gets them before the attempt's time is over. */
export async function claimDue(pool: pg.Pool, studio: string, limit: number): Promise<DueBet[]> {
  const { rows } = await pool.query<BetColumns & { table_id: string }>({
    name: 'table-bets-due',
    text: `with due as materialized (
        select id from table_bets where studio = $1 and due_at <= now()
        order by due_at limit $2 for no key update skip locked)
      update table_bets set attempts = attempts + 1, due_at = clock_timestamp() + interval '${attemptMs} milliseconds'
      from due, table_rounds
      where table_bets.id = due.id and table_rounds.id = table_bets.round_id
      returning table_bets.*, table_rounds.table_id`,
    values: [studio, limit],
  })
  return rows.map((row) => ({ ...betOf(row), tableId: row.table_id }))
}

/** Paid, or given back, for good. */
export const finishBets = (
  pool: pg.Pool,
  bets: readonly { readonly id: string; readonly balance: bigint | null }[],
) =>
  pool.query({
    name: 'table-bets-final',
    text: `update table_bets set state = case state when 'owed' then 'paid' else 'voided' end, due_at = null,
        balance_after = coalesce(given.balance, balance_after), final_at = clock_timestamp(),
        told_no = nextval('transactions_seq_seq')
      from (select * from unnest($1::text[], $2::bigint[]) as given (id, balance) order by id) as given
      where table_bets.id = given.id and state in ('owed', 'voiding')`,
    values: [bets.map(({ id }) => id), bets.map(({ balance }) => balance?.toString() ?? null)],
  })

/** A word that cannot be believed: the next attempt comes after this time. */
export const tryAgainIn = (pool: pg.Pool, ids: readonly string[], delayMs: number) =>
  pool.query(
    `update table_bets set due_at = clock_timestamp() + make_interval(secs => $2) where id = any($1) and due_at is not null`,
    [ids, delayMs / 1000],
  )

/** A repeated stake that was refused: an earlier attempt may have moved it, so it is out and goes back. */
export const giveBack = (pool: pg.Pool, id: string) =>
  pool.query(
    `update table_bets set state = 'voiding', due_at = clock_timestamp() where id = $1 and state = 'written'`,
    [id],
  )
