/** The account record as a file, page by page as it is sent: a long one is never held whole. */
import { startTexts, type TextKey, type Texts } from '@jackfruit/i18n'
import { formatMinor } from '@jackfruit/kernel'
import { clockIn, csvLine } from '../../platform/csv.ts'
import type { Db } from '../../platform/database/db.ts'
import { type Filter, movementsOf } from '../ledger/index.ts'
import type { NameGame } from './by-category.ts'
import { rowOf } from './rows.ts'

const pageRows = 1_000
const byteOrderMark = '\uFEFF'

const headings = ['time', 'kind', 'game', 'round', 'reference', 'amount', 'balance', 'entry'] as const

export interface FileOptions {
  readonly accountId: bigint | null
  readonly filter: Omit<Filter, 'before' | 'limit'>
  readonly timeZone: string
  readonly currency: string
  readonly language: string
  readonly nameGame: NameGame
}

export async function* fileOf(db: Db, options: FileOptions): AsyncGenerator<string> {
  const { accountId, filter, timeZone, currency, language, nameGame } = options
  const texts = await textsIn(language)
  const clock = clockIn(timeZone)
  const heading = (name: (typeof headings)[number]) =>
    texts(`movements.file_${name}`, { currency, zone: timeZone })
  yield byteOrderMark + csvLine(headings.map(heading))
  for (let before: bigint | undefined; accountId !== null; ) {
    const page = await movementsOf(db, accountId, { ...filter, before, limit: pageRows })
    const rows = await Promise.all(page.map((movement) => rowOf(movement, nameGame, language)))
    yield rows
      .map((row, at) =>
        csvLine([
          clock(page[at]?.at ?? new Date(row.at)),
          texts(`movements.kind_${row.kind}` as TextKey),
          row.gameName,
          row.roundId,
          row.reference,
          formatMinor(page[at]?.amount ?? 0n),
          formatMinor(page[at]?.balanceAfter ?? 0n),
          row.seq,
        ]),
      )
      .join('')
    before = page.at(-1)?.seq
    if (page.length < pageRows) return
  }
}

/** Texts of a language, English where it has no words for something yet. */
async function textsIn(language: string): Promise<Texts['text']> {
  const [own, english] = await Promise.all([startTexts(language), startTexts('EN')])
  return (key, values) => (own.has(key) ? own : english).text(key, values)
}
