/** Forgets what nobody needs: read for half a year, taken away for a month, unread for two years. In pieces. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { openPace } from '../../platform/work/pace.ts'

const most = 1_000

export async function cleanUpMessages(db: Db, now: Date, stopping?: AbortSignal): Promise<void> {
  const pace = openPace()
  const some = async () => {
    const { rows } = await sql<{ gone: number }>`select messages.clean_up(${now}, ${most}) as gone`.execute(
      db,
    )
    return rows[0]?.gone ?? 0
  }
  while (!stopping?.aborted && (await pace.piece(some)) > 0);
}
