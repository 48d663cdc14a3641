/** Feeds the pots every second while the process lives. */
import type { Db } from '../../platform/database/db.ts'
import { type Loop, loop } from '../../platform/work/loop.ts'
import type { Directory } from '../merchants/index.ts'
import { asReader, feedPots, type Won } from './feed.ts'
import { openFirstPots } from './pots.ts'
import { type NumberOf, readTerms, type Terms } from './terms.ts'

export interface JackpotOptions {
  readonly db: Db
  readonly directory: Directory
  readonly key: Buffer
  readonly numberOf: NumberOf
  /** Told after the commit that paid. */
  readonly onWon: (won: Won) => void
  readonly onError: (error: unknown) => void
}

/** New brands and changed settings are seen this often. */
const termsEveryMs = 30_000

export function startJackpot({ db, directory, key, numberOf, onWon, onError }: JackpotOptions): Loop {
  let terms: readonly Terms[] = []
  let termsUntil = 0

  const work = async () => {
    if (performance.now() >= termsUntil) {
      const fresh = await readTerms(db, directory, numberOf)
      await db.transaction().execute(async (tx) => {
        await asReader(tx)
        await openFirstPots(tx, fresh, key)
      })
      terms = fresh
      termsUntil = performance.now() + termsEveryMs
    }
    await feedPots({ db, key, terms, onWon })
  }
  return loop({ name: 'jackpot', everyMs: 1_000, work, onError })
}
