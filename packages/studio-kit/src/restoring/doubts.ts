/** What the platform refused when it was told again after a restore: logged, and kept until it is known or a person has looked. */
import type pg from 'pg'
import type { Log } from '../settling/settling.ts'

interface Kept {
  readonly studio: string
  readonly pool: pg.Pool
  readonly log: Log
}

/** A round of one player, a bet at a table or a ticket. */
interface Named {
  readonly id: string
}

export async function doubt(
  { studio, pool, log }: Kept,
  { id }: Named,
  transactionId: string,
  refusal: string,
): Promise<void> {
  log.error(
    { studio, roundId: id, transactionId, refusal },
    'the platform refuses what it has lost: a person has to look',
  )
  await pool.query(
    `insert into doubts (transaction_id, studio, round_id, refusal) values ($1, $2, $3, $4)
     on conflict (transaction_id) do update set refusal = excluded.refusal`,
    [transactionId, studio, id, refusal],
  )
}

/** Asked once more, it either stays a doubt or is none. */
export async function forgetDoubts({ studio, pool }: Kept, { id }: Named): Promise<void> {
  await pool.query('delete from doubts where studio = $1 and round_id = $2', [studio, id])
}

const listedMax = 100

/** The names of their transactions, the oldest first. */
export async function doubtsOf(
  pool: pg.Pool,
  studio: string,
): Promise<{ roundId: string; transactionId: string }[]> {
  const { rows } = await pool.query<{ roundId: string; transactionId: string }>(
    `select round_id as "roundId", transaction_id as "transactionId" from doubts
     where studio = $1 order by round_id, transaction_id limit ${listedMax}`,
    [studio],
  )
  return rows
}
