/** Payments between members, put together with what the platform has around them. */
import type { Db } from '../../platform/database/db.ts'
import { lastSeenOf, linkedMembers } from '../identity/index.ts'
import type { Posted } from '../ledger/index.ts'
import type { Directory } from '../merchants/index.ts'
import { openPeer, type Peer } from '../peer/index.ts'
import type { Protection } from '../protection/index.ts'
import { requirements } from '../turnover/index.ts'
import type { OrderNews } from './order-news.ts'
import { accountsOf } from './payouts/accounts.ts'
import { payoutPorts } from './peer-payouts.ts'
import { pendingOf } from './pending.ts'

export interface PeerDesk {
  readonly db: Db
  readonly key: Buffer
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly news: Pick<OrderNews, 'tell'>
  readonly tellBalance: (posted: Posted) => void
  /** Judges what members begin; the clock begins nothing. */
  readonly protection?: Pick<Protection, 'mayDeposit'>
  readonly now?: () => Date
}

export function openPeerDesk({
  db,
  key,
  directory,
  news,
  tellBalance,
  protection,
  now = () => new Date(),
}: PeerDesk): Peer {
  return openPeer({
    ...{ db, key, now },
    ports: {
      ...payoutPorts(now),
      // Like any money paid in, it has to be played once before it leaves.
      credited: async (tx, { merchantId, accountId, allocationId: id, amount: base }) =>
        void (await requirements.open(tx, {
          ...{ merchantId, accountId, base, multiplier: 1 },
          source: { kind: 'peer', id },
        })),
      mayDeposit: async (tx, member, amount) =>
        protection?.mayDeposit(tx, member, { amount, pendingOf: (held) => pendingOf(held, member) }),
      linked: linkedMembers,
      namesOf: async (tx, member) => (await accountsOf(tx, { key }, member)).map(({ holder }) => holder),
      lastSeen: lastSeenOf,
    },
    news: {
      order: (memberId, orderId) => news.tell({ memberId, kind: 'peer', orderId, state: 'CHANGED' }),
      balance: tellBalance,
    },
    brandOf: (merchantId) => directory.brandOfId(merchantId),
  })
}
