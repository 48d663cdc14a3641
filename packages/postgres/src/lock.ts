/** A lock that one process of many holds for as long as a piece of work takes. */
import type pg from 'pg'

/** Asks over the connection that holds the lock: throws where it is gone, and with it the lock. */
export type StillMine = () => Promise<void>

/**
 * The lock is the connection's, and goes with it: work that lasts asks `stillMine` before each step that two must not do.
 * Answers null where somebody else holds it. `name` is only told from others of the same `kind`.
 */
export async function withLock<T>(
  pool: pg.Pool,
  { kind, name }: { readonly kind: number; readonly name: string },
  work: (stillMine: StillMine) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  const stillMine = async () => {
    await client.query('select 1').catch((lost: Error) => {
      broken = lost
      throw lost
    })
  }
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1, hashtext($2)) as "isMine"', [
      kind,
      name,
    ])
    if (!rows[0]?.isMine) return null
    try {
      return await work(stillMine)
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [kind, name]).catch((lost: Error) => {
        broken = lost
      })
    }
  } finally {
    client.release(broken)
  }
}
