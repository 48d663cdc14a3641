/** Whether the database takes what is written: found out by writing. */
import { randomInt, randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'

export interface Probe {
  /** Commits a tiny row; throws where that fails, or has not ended after five seconds. Not to be asked twice at once. */
  write(): Promise<void>
  close(): Promise<void>
}

const places = 1_000
const endsWithinMs = 5_000
const connectsWithinMs = 2_000

interface Line {
  readonly client: pg.Client
  readonly socket: Socket
  readonly mayExtend: boolean
}

/**
 * On a connection of its own, made when it is first asked, so that no pool that is taken answers for the database.
 * A row that was written before finds room on a full disk; a table of this connection alone, which is empty again
 * after every commit, has to be given room each time.
 */
export function openProbe(url: string): Probe {
  const name = `jackfruit probe ${randomUUID()}`
  const place = randomInt(places)
  let line: Line | null = null

  const drop = () => {
    line?.socket.destroy()
    line = null
  }

  async function connected(): Promise<Line> {
    if (line) return line
    const socket = new Socket()
    const client = new pg.Client({
      ...{ connectionString: url, application_name: name, stream: () => socket },
      connectionTimeoutMillis: connectsWithinMs,
      options: '-c lock_timeout=1000 -c statement_timeout=4000 -c timezone=UTC',
    })
    const fresh = { client, socket, mayExtend: true }
    line = fresh
    client.on('error', () => {
      if (line?.client === client) drop()
    })
    await client.connect()
    // A commit that hangs outlives its connection: the one of before would stay, and hold its row.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = $1 and usename = current_user and pid <> pg_backend_pid()`,
      [name],
    )
    const { rows } = await client.query<{ may: boolean }>(
      `select has_database_privilege(current_database(), 'temp') and not pg_is_in_recovery() as may`,
    )
    line = { ...fresh, mayExtend: rows[0]?.may === true }
    if (line.mayExtend) await client.query('create temp table room (taken int) on commit delete rows')
    return line
  }

  return {
    async write() {
      const late = setTimeout(drop, endsWithinMs)
      try {
        const { client, mayExtend } = await connected()
        // One round trip, one transaction.
        await client.query(
          `insert into platform.probes (place, at) values (${place}, now())
             on conflict (place) do update set at = excluded.at;
           ${mayExtend ? 'insert into pg_temp.room values (1)' : ''}`,
        )
      } catch (error) {
        drop()
        throw error
      } finally {
        clearTimeout(late)
      }
    },
    async close() {
      await line?.client.end().catch(() => {})
      line = null
    },
  }
}
