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

/** Yesterday's money against the statement of each gateway. What differs is written down and shouted. */
export async function reconcileYesterday({
  db,
  config,
  log,
  gateways,
}: Pick<Platform, 'db' | 'config' | 'log'> & { readonly gateways: Gateways }): Promise<void> {
  const brands = await merchantIds(db)
  for (const gateway of gateways.values()) {
    const found = await reconcileDay(db, gateway, { day: yesterday(new Date()), merchantIds: brands })
    const file = writeDayFile(config.dataDir, found)
    if (found.differences.length > 0)
      log.error({ file, gateway: gateway.code, differences: found.differences }, 'THE BOOKS DIFFER')
  }
}
