/** What the clock does for identity: ends sessions that expired, forgets what is past use. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { oldestTouch } from './registration/first-touch.ts'

/** Twice, or in several processes at once, does no harm. Pages that are still open hear of it over the bus. */
export async function cleanUpIdentity(db: Db, now: Date): Promise<void> {
  await sql`select identity.clean_up(${now})`.execute(db)
  await sql`select identity.clean_up_codes(${now})`.execute(db)
  await sql`select identity.clean_up_entry(${now})`.execute(db)
  await sql`select identity.clean_up_remembered(${now})`.execute(db)
  await sql`select identity.clean_up_retired_tokens(${now})`.execute(db)
  await sql`select identity.clean_up_third_party(${now})`.execute(db)
  await sql`select identity.clean_up_touches(${oldestTouch(now)})`.execute(db)
}
