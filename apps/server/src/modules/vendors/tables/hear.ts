/** What a studio tells of its live tables: so much of it, so often, and of games that are listed. */
import { liveTables } from '@jackfruit/contracts'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'
import type { Games } from '../../catalog/index.ts'
import { type Answer, refuse } from '../answers.ts'
import { knownTables, writeTables } from './rows.ts'

type Told = Infer<typeof liveTables.tablesCall.body>
type Taken = NonNullable<Infer<typeof liveTables.tablesCall.reply>['taken']>[number]

/** Calls of one studio at one process: a burst, and so many a second after it. */
const pace = { burst: 40, perSecond: 10 }

export interface TableEar {
  hear(vendor: string, told: Told): Promise<Answer>
}

interface EarParts {
  readonly db: Db
  readonly games: Pick<Games, 'ofMaker'>
  /** Of any process clock, in milliseconds. */
  readonly ticks?: () => number
}

export function openTableEar({ db, games, ticks = () => performance.now() }: EarParts): TableEar {
  const buckets = new Map<string, { left: number; at: number }>()

  /** Studios are few, and known by their signature: what is kept of them does not grow. */
  function isInPace(vendor: string): boolean {
    const at = ticks()
    const before = buckets.get(vendor) ?? { left: pace.burst, at }
    const left = Math.min(pace.burst, before.left + ((at - before.at) / 1_000) * pace.perSecond)
    buckets.set(vendor, { left: left >= 1 ? left - 1 : left, at })
    return left >= 1
  }

  return {
    async hear(vendor, { sentAt, tables }) {
      if (!isInPace(vendor)) return refuse('RATE_LIMITED')
      const known = await knownTables(db, vendor)
      let room = liveTables.tablesMax - known.size
      const why = new Map<string, Taken>()
      for (const { tableId, gameCode } of tables) {
        if (!(await games.ofMaker(vendor, gameCode))) why.set(tableId, 'unknown')
        else if (!known.has(tableId) && room-- <= 0) why.set(tableId, 'full')
      }
      const good = tables.filter(({ tableId }) => !why.has(tableId))
      const written = good.length > 0 ? await writeTables(db, vendor, good, new Date(sentAt)) : new Set()
      const taken = tables.map(
        ({ tableId }): Taken => why.get(tableId) ?? (written.has(tableId) ? 'taken' : 'older'),
      )
      return { status: 'OK', taken, silentAfterMs: liveTables.silentAfterMs }
    },
  }
}
