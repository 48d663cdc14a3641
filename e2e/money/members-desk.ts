/** The operator's side of payments between members, beside the running product: what its command does, and its clock. */
import { heard } from '@jackfruit/groundwork/browser/brand-data'
import pg from 'pg'
import { peerOrders } from '../../apps/server/src/modules/cashier/index.ts'
import { openPostings } from '../../apps/server/src/modules/ledger/index.ts'
import { openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import { openMembersNews, openPeerDesk, type Peer } from '../../apps/server/src/modules/peer/index.ts'
import { openProtection } from '../../apps/server/src/modules/protection/index.ts'
import { openPurses } from '../../apps/server/src/modules/wallet/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { openEventBus } from '../../apps/server/src/platform/pushes/events.ts'

export interface MembersDesk {
  readonly peer: Peer
  readonly merchantId: number
  /** Rows, asked for by the owner of the database. */
  rows<T extends object>(statement: string, ...values: unknown[]): Promise<T[]>
  /** The minutes until a proof counts as received, for every server. */
  confirmAfter(minutes: number): Promise<void>
  close(): Promise<void>
}

export async function openMembersDesk(): Promise<MembersDesk> {
  const url = process.env['E2E_DATABASE'] ?? ''
  const owner = new URL(process.env['E2E_OWNER_DATABASE'] ?? '')
  owner.pathname = '/jackfruit'
  const admin = new pg.Client({ connectionString: owner.toString() })
  await admin.connect()
  const { db, close } = openDatabase(url, { max: 2 })
  const bus = await openEventBus(url)
  const directory = openDirectory(db, () => null)
  const brand = await directory.brandOfCode('demommk')
  if (!brand) throw new Error('the demo brand is missing')
  const { id: merchantId } = brand
  // Decisions open nothing that is sealed.
  const world = { db, key: Buffer.alloc(32), indexKey: Buffer.alloc(32), now: () => new Date() }
  const orders = peerOrders({ ...world, directory, payeeName: async () => null })
  const purses = openPurses(db, directory)
  const protection = await openProtection({
    ...{ db, directory, purses, bus, now: world.now },
    onError: console.error,
  })
  const peer = openPeerDesk({
    ...{ ...world, protection, orders: () => orders, brandOf: directory.brandOfId },
    news: { order: openMembersNews(bus).tell, balance: openPostings(bus).tell },
  })
  return {
    ...{ peer, merchantId },
    rows: async (statement, ...values) => (await admin.query(statement, values)).rows,
    async confirmAfter(minutes) {
      await admin.query(
        `update merchants.settings set value = $2::text::jsonb where merchant_id = $1 and key = 'autoConfirmMinutes'`,
        [merchantId, String(minutes)],
      )
      await heard()
    },
    async close() {
      await protection.close()
      await admin.end()
      await bus.close()
      await close()
    },
  }
}
