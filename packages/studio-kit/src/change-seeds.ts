/** The player chooses a new seed: the pair so far is revealed, the one committed to beforehand begins. */
import type pg from 'pg'
import type { Reading } from './journal/reading.ts'
import type { Revealed, Seeds } from './journal/seeds.ts'
import type { Session } from './journal/sessions.ts'
import { inTransaction } from './journal/tables.ts'
import { PlayRefusal } from './play-refusal.ts'

interface Parts {
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly reading: Reading
}

/** Refused while a round is open: its outcome must not be known to anybody before its end. */
export function changeSeeds(
  { pool, seeds, reading }: Parts,
  session: Session,
  clientSeed: string,
): Promise<Revealed> {
  return inTransaction(pool, async (tx) => {
    const active = await seeds.lockActive(tx, session)
    if (await reading.hasOpen(tx, session)) throw new PlayRefusal(409, 'BUSY')
    return seeds.rotate(tx, session, active, clientSeed)
  })
}
