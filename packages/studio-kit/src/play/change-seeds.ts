/** The player chooses a new seed: the pair so far is revealed, the one committed to beforehand begins. */
import type pg from 'pg'
import type { Reading } from '../journal/reading.ts'
import type { Owner, Revealed, Seeds, TellRevealed } from '../journal/seeds.ts'
import { inTransaction } from '../journal/tables.ts'

export interface Changing {
  readonly pool: pg.Pool
  readonly seeds: Seeds
  readonly reading: Reading
  readonly tellRevealed: TellRevealed
}

/**
 * Null while a round is open: its outcome must not be known to anybody before its end. Where the platform cannot be told,
 * the pair is revealed and not shown: it is on the page of seeds when the platform answers again.
 */
export async function changeSeeds(
  { pool, seeds, reading, tellRevealed }: Changing,
  owner: Owner,
  clientSeed: string,
): Promise<Omit<Revealed, 'no'> | null> {
  const revealed = await inTransaction(pool, async (tx) => {
    const active = await seeds.lockActive(tx, owner)
    if (await reading.hasOpen(tx, owner)) return null
    return seeds.rotate(tx, owner, active, clientSeed)
  })
  if (!revealed) return null
  const { no, ...shown } = revealed
  await tellRevealed(no)
  return shown
}
