/**
 * The platform keeps in its own database up to where it was seen to have this studio's transactions: a copy of it that
 * is put back says by that from where the two have to be held together. Told after they were compared, and only to the
 * database that was seen.
 */
import type { Comparing } from './comparing.ts'
import { type EpochRow, keepKnown } from './epoch-row.ts'
import type { Word } from './platform-word.ts'

/** Answers that the database before gave may still be on their way to the journal: then there is one more comparison. */
const answeredWithinMs = 30_000

export function openTellKnown({ studio, pool, word: platform }: Comparing, now = () => performance.now()) {
  let sighted = { lineage: '', at: 0 }
  /** `newest`: of the journal, before the platform was asked. */
  return async (own: EpochRow, { database }: Word, newest: bigint): Promise<void> => {
    if (!database) return
    const { lineage } = database
    if (sighted.lineage !== lineage) sighted = { lineage, at: now() }
    const isSettled = own.known === null || own.lineage === lineage || now() - sighted.at > answeredWithinMs
    if (!isSettled || (own.lineage === lineage && own.known !== null && own.known >= newest)) return
    const kept =
      database.known >= newest
        ? { database }
        : await platform.epoch(own, { known: { lineage, known: newest } })
    if (typeof kept === 'string' || kept.database?.lineage !== lineage) return
    if (kept.database.known >= newest) await keepKnown(pool, studio, own, { known: newest, lineage })
  }
}
