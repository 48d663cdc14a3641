/** The sums of a period, and the sealed points between which its entries lie. */
import type { ReplyOf, reports } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { chainAround, type PeriodSums, periodOf, sealedLines } from '../ledger/index.ts'
import type { OwnAccount } from './accounts.ts'

type Statement = ReplyOf<typeof reports.statement>

const emptyPeriod: PeriodSums = {
  ...{ count: 0, first: null, last: null },
  ...{ moneyIn: 0n, moneyOut: 0n, opening: 0n, closing: 0n },
}
/** Entries of one answer. */
const linesMax = 5_000

export async function statementOf(
  db: Db,
  { accountId, currency }: OwnAccount,
  span: { from?: string | undefined; to?: string | undefined },
): Promise<Statement> {
  const period = accountId === null ? emptyPeriod : await periodOf(db, accountId, span)
  const { count, first, last, moneyIn, moneyOut, opening, closing } = period
  const beginning = { seq: 0n, head: Buffer.alloc(32) }
  const { start, end } =
    accountId === null || first === null || last === null
      ? { start: beginning, end: beginning }
      : await chainAround(db, accountId, { first, last })
  return {
    ...{ currency, accountId: String(accountId ?? ''), count },
    ...{ opening: formatMinor(opening), closing: formatMinor(closing) },
    ...{ moneyIn: formatMinor(moneyIn), moneyOut: formatMinor(moneyOut) },
    ...{ first: first?.toString() ?? null, last: last?.toString() ?? null },
    ...{ start: pointOf(start), end: pointOf(end) },
  }
}

const pointOf = ({ seq, head }: { seq: bigint; head: Buffer }) => ({
  seq: seq.toString(),
  head: head.toString('hex'),
})

export async function entriesOf(
  db: Db,
  { accountId }: OwnAccount,
  { after, upTo }: { after: string; upTo: string },
): Promise<ReplyOf<typeof reports.statementEntries>> {
  const found =
    accountId === null
      ? []
      : await sealedLines(db, accountId, { after: BigInt(after), upTo: BigInt(upTo), limit: linesMax })
  return { lines: found.map(({ line }) => line), prints: found.map(({ print }) => print) }
}
