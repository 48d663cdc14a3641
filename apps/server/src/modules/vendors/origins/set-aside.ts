/** Credits that cannot be read: each is set aside for a person, and those around it are marked as always. */
import { sql } from 'kysely'
import { Counter } from 'prom-client'
import type { Tx } from '../../../platform/database/db.ts'
import { demanded, markOf, outsideRounds, type Touched } from './marks.ts'
import { writeMarks } from './rows.ts'

export const setAsideFigure = new Counter({
  name: 'jackfruit_credits_set_aside_total',
  help: 'Credits that the follower of origins could not read, and left to a person.',
  registers: [],
})

/** Bad data and broken constraints, of PostgreSQL's classes of errors. */
const ofData = /^2[23][0-9A-Z]{3}$/

/**
 * Whether it is certain that it fails again whenever this is read. All else may be mended, by somebody or by itself: a
 * lock, a connection, a brand's setting, a fault of this release. It must not mark what is no row's own fault.
 */
export const isOfItsRow = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && ofData.test(error.code)

interface Marking {
  readonly mark: (tx: Tx, touched: Touched) => Promise<void>
  readonly onSetAside: (error: Error) => void
}

/** One after the other in the order that they came in, each undone alone where it fails. */
export async function markEach(
  tx: Tx,
  { touched, transfers, owners }: Touched,
  { mark, onSetAside }: Marking,
): Promise<void> {
  for (const each of touched) {
    await sql`savepoint one_credit`.execute(tx)
    try {
      await mark(tx, { touched: [each], transfers, owners })
      await sql`release savepoint one_credit`.execute(tx)
    } catch (error) {
      if (!isOfItsRow(error)) throw error
      await sql`rollback to savepoint one_credit`.execute(tx)
      const subject = outsideRounds(each.key)
      await writeMarks(tx, [{ ...markOf(each, demanded(owners, each)), reason: 'set_aside', subject }])
      setAsideFigure.inc()
      const where = `${each.key} of account ${each.accountId}`
      onSetAside(new Error(`the credit ${where} could not be read and waits for a person`, { cause: error }))
    }
  }
}
