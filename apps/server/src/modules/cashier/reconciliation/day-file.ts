/** What a comparison found, as a file that people and spreadsheets read. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvLine } from '../../../platform/csv.ts'
import type { Platform } from '../../../platform/module.ts'
import { merchantIds } from '../../merchants/index.ts'
import type { Gateways } from '../gateways/port.ts'
import { type Reconciled, reconcileDay, yesterday } from './reconcile.ts'

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

interface Books extends Pick<Platform, 'db'> {
  readonly gateways: Gateways
  readonly dataDir: string
}

export interface Compared extends Reconciled {
  /** Where it is written down. */
  readonly file: string
}

/** The money of a day against the statement of each gateway, one after the other. */
export async function* reconcile({ db, gateways, dataDir }: Books, day: string): AsyncGenerator<Compared> {
  const brands = await merchantIds(db)
  for (const gateway of gateways.values()) {
    const found = await reconcileDay(db, gateway, { day, merchantIds: brands })
    yield { ...found, file: writeDayFile(dataDir, found) }
  }
}

/** For the clock: what differs is shouted. */
export async function reconcileYesterday({
  config: { dataDir },
  log,
  now,
  ...books
}: Pick<Platform, 'db' | 'config' | 'log' | 'now'> & { readonly gateways: Gateways }): Promise<void> {
  for await (const { gateway, file, differences } of reconcile({ ...books, dataDir }, yesterday(now())))
    if (differences.length > 0) log.error({ file, gateway, differences }, 'THE BOOKS DIFFER')
}
