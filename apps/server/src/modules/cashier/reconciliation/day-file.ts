/** What a comparison found, as a file that people and spreadsheets read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvLine } from '../../../platform/csv.ts'
import type { Reconciled } from './reconcile.ts'

const headings = ['gateway', 'day', 'difference', 'movement', 'id', 'order', 'channel', 'here', 'there']

const dayFileIn = (dataDir: string, { gateway, day }: Pick<Reconciled, 'gateway' | 'day'>): string =>
  join(dataDir, 'reconciliation', `${day}-${gateway}.csv`)

/** Written anew each time the day is compared. Answers where it lies. */
export function writeDayFile(dataDir: string, reconciled: Reconciled): string {
  const { gateway, day, differences } = reconciled
  const file = dayFileIn(dataDir, reconciled)
  const lines = differences.map(({ kind, movement, id, orderId, channel, here, there }) =>
    csvLine([gateway, day, kind, movement, id, orderId ?? '', channel, here ?? '', there ?? '']),
  )
  mkdirSync(join(dataDir, 'reconciliation'), { recursive: true })
  writeFileSync(file, csvLine(headings) + lines.join(''), { mode: 0o600 })
  return file
}
