/** A database whose clock is set by whoever tests: what every statement calls `clock_timestamp` is this one's. */
import pg from 'pg'

export interface SteppedClock {
  /** So far ahead of the machine's from now on; behind it below 0. */
  step(ms: number): Promise<void>
  end(): Promise<void>
}

/** For connections that are made from now on. The function is found before the server's own, by its place in the path. */
export async function stepClock(url: string): Promise<SteppedClock> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const name = new URL(url).pathname.slice(1)
  await pool.query(`
    create schema stepped;
    create table stepped.clock (ms integer not null);
    insert into stepped.clock values (0);
    create function stepped.clock_timestamp() returns timestamptz language sql volatile as
      'select pg_catalog.clock_timestamp() + (select ms from stepped.clock) * interval ''1 millisecond''';
    alter database ${name} set search_path = stepped, public, pg_catalog`)
  return {
    async step(ms) {
      await pool.query('update stepped.clock set ms = $1', [ms])
    },
    end: () => pool.end(),
  }
}
