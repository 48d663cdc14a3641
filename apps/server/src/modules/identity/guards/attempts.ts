/**
 * Budgets of tries within a window of time, counted in the database so that they hold over all
 * processes. A try is counted before it is made: a hundred at once are a hundred. What is counted
 * is kept as a keyed hash.
 */
import { invariant, Refusal } from '@jackfruit/kernel'
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
  /** As `count`, for each of them in one question. */
  countAll(subjects: readonly string[]): Promise<Tally[]>
  /** All of it at once, and answers how they stand then: of many at the same time each is told another number. */
  change(changes: readonly Change[]): Promise<Tally[]>
  takeBackAll(subjects: readonly string[]): Promise<void>
}

export interface Change {
  readonly subject: string
  readonly windowMs: number
  readonly by: 1 | 0 | -1
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
  const inOrder = (keys: readonly Buffer[], rows: readonly Row[], none: Tally): Tally[] => {
    const found = new Map(rows.map((row) => [row.key.toString('hex'), row]))
    return keys.map((each) => found.get(each.toString('hex')) ?? none)
  }
  const attempts: Attempts = {
    count: async (subject) => one(await attempts.countAll([subject])),
    add: async (subject, windowMs) => one(await attempts.change([{ subject, windowMs, by: 1 }])),
    takeBack: (subject) => attempts.takeBackAll([subject]),
    async forget(subject) {
      await sql`delete from identity.attempts where key = ${keyOf(subject)}`.execute(db)
    },
    async countAll(subjects) {
      const [keys, at] = [subjects.map(keyOf), now()]
      const { rows } = await sql<Row>`
        select key, tries, until from identity.attempts where key = any(${keys}::bytea[]) and until > ${at}`.execute(
        db,
      )
      return inOrder(keys, rows, { tries: 0, until: at })
    },
    async change(changes) {
      const at = now()
      const keys = changes.map(({ subject }) => keyOf(subject))
      const by = changes.map((each) => each.by)
      const untils = changes.map(({ windowMs }) => new Date(at.getTime() + windowMs))
      // In the order of their keys: two who change the same ones wait for each other, and never in a circle.
      const { rows } = await sql<Row>`
        with given as materialized (
          select * from unnest(${keys}::bytea[], ${by}::int[], ${untils}::timestamptz[]) as given (key, by, until))
        insert into identity.attempts as a (key, tries, until)
        select key, greatest(by, 0), until from given order by key
        on conflict (key) do update set
          tries = case when a.until > ${at}
            then greatest(a.tries + (select by from given where given.key = excluded.key), 0) else excluded.tries end,
          until = case when a.until > ${at} and a.tries > 0 then a.until else excluded.until end
        returning key, tries, until`.execute(db)
      return inOrder(keys, rows, { tries: 0, until: at })
    },
    async takeBackAll(subjects) {
      const keys = subjects.map(keyOf)
      await sql`
        update identity.attempts set tries = greatest(tries - 1, 0)
        where key in (select key from identity.attempts where key = any(${keys}::bytea[]) order by key for update)`.execute(
        db,
      )
    },
  }
  return attempts
}

interface Row extends Tally {
  readonly key: Buffer
}

function one([tally]: readonly Tally[]): Tally {
  invariant(tally, 'each subject has its tally')
  return tally
}
