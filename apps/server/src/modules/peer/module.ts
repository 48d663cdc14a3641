import type { Module, Platform } from '../../platform/module.ts'
import { openPort, type Port } from '../../platform/port.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Purses } from '../wallet/index.ts'
import { peerSettings } from './brand-settings.ts'
import { openPeerDesk } from './desk.ts'
import { openMembersNews } from './news/news.ts'
import type { Peer } from './peer.ts'
import { mountPeer } from './routes.ts'
import { sealSenders } from './sender/sender.ts'
import { startPeer } from './start.ts'
import { peerTermsOf } from './terms.ts'
import type { PeerOrders } from './world.ts'

/** Members who pay members, and the place for the withdrawals that they pay. */
export interface Members {
  readonly peer: Peer
  readonly orders: Port<PeerOrders>
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly wallet: Purses
  readonly protection: Protection
}

export function open(platform: Platform, uses: Uses): Module<Members> {
  const { db, workDb, bus, now, secrets } = platform
  const { ledger, merchants, wallet, protection } = uses
  const orders = openPort<PeerOrders>('peer.orders')
  const news = openMembersNews(bus)
  const parts = {
    ...{ now, protection, key: secrets.fields, indexKey: secrets.blindIndex, orders: orders.plugged },
    brandOf: merchants.directory.brandOfId,
    news: { order: news.tell, balance: ledger.postings.tell },
  }
  const peer = openPeerDesk({ ...parts, db })
  const sealAll = async () => {
    const { world } = openPeerDesk({ ...parts, db: workDb })
    for (const id of await merchantIds(workDb)) while ((await sealSenders(world, id)) > 0);
  }
  return {
    face: { peer, orders },
    settings: peerSettings,
    async demandBrand(id) {
      const brand = await parts.brandOf(id)
      if (brand) peerTermsOf(brand)
    },
    serve: (mount) => mountPeer(mount, { peer, purseOf: wallet.of }),
    attach: async ({ memberId }, send) => news.listen(memberId, send),
    jobs: [{ name: 'seal-senders', cron: '*/5 * * * *', work: sealAll }],
    work: () => [startPeer(openPeerDesk({ ...parts, db: workDb }), platform)],
  }
}
