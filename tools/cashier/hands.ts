/** The platform's own hands, given to a person: what they do is told to open pages as if the platform had done it. */
import {
  type DepositDesk,
  depositDesk,
  openGateways,
  openOrderNews,
  peerDoorOf,
  peerOrders,
  type WorkParts,
} from '../../apps/server/src/modules/cashier/index.ts'
import { openMoneyFacts } from '../../apps/server/src/modules/identity/index.ts'
import { openPostings } from '../../apps/server/src/modules/ledger/index.ts'
import { type Directory, openDirectory } from '../../apps/server/src/modules/merchants/index.ts'
import { openMembersNews, openPeerDesk } from '../../apps/server/src/modules/peer/index.ts'
import { openPurses } from '../../apps/server/src/modules/wallet/index.ts'
import type { PaymentsConfig } from '../../apps/server/src/platform/config.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import { openEventBus } from '../../apps/server/src/platform/pushes/events.ts'
import { deriveSecrets } from '../../apps/server/src/platform/secrets.ts'

export interface Hands {
  readonly directory: Directory
  readonly deposits: DepositDesk
  readonly payouts: WorkParts
  close(): Promise<void>
}

export async function openHands({
  databaseUrl,
  secret,
  payments,
}: {
  readonly databaseUrl: string
  readonly secret: string
  readonly payments: PaymentsConfig
}): Promise<Hands> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 })
  const bus = await openEventBus(databaseUrl).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const secrets = deriveSecrets(secret)
  const directory = openDirectory(db, () => null)
  const shared = {
    ...{ db, directory, news: openOrderNews(bus), tellBalance: openPostings(bus).tell },
    ...{ now: () => new Date(), gateways: openGateways(payments), purseOf: openPurses(db, directory).of },
  }
  const { news: _, ...world } = { ...shared, key: secrets.fields }
  const orders = peerOrders(world)
  const peer = openPeerDesk({
    ...{ ...world, orders: () => orders, brandOf: directory.brandOfId },
    news: { order: openMembersNews(bus).tell, balance: shared.tellBalance },
  })
  return {
    directory,
    deposits: depositDesk({ ...shared, secrets }),
    payouts: {
      ...{ ...shared, key: secrets.fields },
      knownMember: openMoneyFacts({ db, secrets }),
      peer: peerDoorOf(peer),
    },
    async close() {
      await bus.close()
      await close()
    },
  }
}
