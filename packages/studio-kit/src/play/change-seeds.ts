/** The player chooses a new seed: the pair so far is revealed, the one committed to beforehand begins. */
import type pg from 'pg'
import type { Reading } from '../journal/reading.ts'
import type { Owner, Revealed, Seeds } from '../journal/seeds.ts'
import { inTransaction } from '../journal/tables.ts'

interface Parts {
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly reading: Reading
}

/** Null while a round is open: its outcome must not be known to anybody before its end. */
export function changeSeeds(
  { pool, seeds, reading }: Parts,
  owner: Owner,
  clientSeed: string,
): Promise<Revealed | null> {
  return inTransaction(pool, async (tx) => {
    const active = await seeds.lockActive(tx, owner)
    if (await reading.hasOpen(tx, owner)) return null
    return seeds.rotate(tx, owner, active, clientSeed)
  })
}
