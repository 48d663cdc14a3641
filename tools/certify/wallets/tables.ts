/** What the reference wallet says to a studio that tells how its tables stand: the newest word about each stays. */
import { silentAfterMs, tablesCall, tablesMax } from '@jackfruit/contracts/live-tables'
import * as z from 'zod/mini'
import type { Body } from './calls.ts'
import type { Has } from './faults.ts'
import { game } from './house.ts'

export class Tables {
  /** The newest word about each table, by studio and table. */
  readonly #newest = new Map<string, Map<string, number>>()
  readonly #has: Has

  constructor(has: Has) {
    this.#has = has
  }

  /** Null for what is not the body of this call. */
  answer(studio: string, said: unknown): Body | null {
    const told = z.safeParse(tablesCall.body, said).data
    if (!told) return null
    const newest = this.#newest.get(studio) ?? new Map<string, number>()
    this.#newest.set(studio, newest)
    const taken = told.tables.map(({ tableId, gameCode, seq }) => {
      const known = newest.get(tableId)
      if (gameCode !== game) return 'unknown'
      if (known === undefined && newest.size >= tablesMax) return 'full'
      if (known !== undefined && known >= seq && !this.#has('takesOlderWords')) return 'older'
      newest.set(tableId, seq)
      return 'taken'
    })
    return { status: 'OK', taken, silentAfterMs }
  }
}
