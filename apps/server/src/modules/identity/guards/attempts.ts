/**
 * Budgets of tries within a window of time, counted in the database so that they hold over all
 * processes. A try is counted before it is made: a hundred at once are a hundred. What is counted
 * is kept as a keyed hash.
 */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { blindIndex } from '../../../platform/sealed-field.ts'
import { type Budget, second } from '../settings.ts'

export interface Attempts {
  /** Tries so far in the running window, and when it ends. */
  count(subject: string): Promise<Tally>
  /** Counts one try more, and answers the tries with it. */
  add(subject: string, windowMs: number): Promise<Tally>
  /** Takes one try back: it was none. */
  takeBack(subject: string): Promise<void>
  forget(subject: string): Promise<void>
}

export interface Tally {
  readonly tries: number
  readonly until: Date
}

/** Counts one try, or refuses it and tells after how many seconds another is looked at. */
export async function spendBudget(
  { attempts, now }: { readonly attempts: Attempts; readonly now: () => Date },
  subject: string,
  budget: Budget,
  code = 'too_many_attempts',
): Promise<void> {
  const { tries, until } = await attempts.add(subject, budget.windowMs)
  if (tries > budget.tries) throw tooMany(until, now(), code)
}

/** Says when to come again. */
export const tooMany = (until: Date, at: Date, code = 'too_many_attempts'): Refusal =>
  new Refusal(code, { retryAfter: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / second)) })

export function openAttempts({ db, key, now }: { db: Db; key: Buffer; now: () => Date }): Attempts {
  const keyOf = (subject: string) => blindIndex(key, 'attempts', subject)
  return {
    async count(subject) {
      const { rows } = await sql<Tally>`
        select tries, until from identity.attempts where key = ${keyOf(subject)} and until > ${now()}`.execute(
        db,
      )
      return rows[0] ?? { tries: 0, until: now() }
    },
    async add(subject, windowMs) {
      const at = now()
      const until = new Date(at.getTime() + windowMs)
      const { rows } = await sql<Tally>`
        insert into identity.attempts as a (key, tries, until) values (${keyOf(subject)}, 1, ${until})
        on conflict (key) do update set
          tries = case when a.until > ${at} then a.tries + 1 else 1 end,
          until = case when a.until > ${at} then a.until else excluded.until end
        returning tries, until`.execute(db)
      return rows[0] ?? { tries: 1, until }
    },
    async takeBack(subject) {
      await sql`update identity.attempts set tries = greatest(tries - 1, 0) where key = ${keyOf(subject)}`.execute(
        db,
      )
    },
    async forget(subject) {
      await sql`delete from identity.attempts where key = ${keyOf(subject)}`.execute(db)
    },
  }
}
