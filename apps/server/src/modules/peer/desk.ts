/** The pool over what stands below it. What stands above, the orders of withdrawals, is handed in. */
import { blockedAmong, lastSeenOf, linkedMembers } from '../identity/index.ts'
import type { Protection } from '../protection/index.ts'
import { requirements } from '../turnover/index.ts'
import { openPeer, type Peer } from './peer.ts'
import type { PeerWorld } from './world.ts'

export interface PeerDesk extends Omit<PeerWorld, 'around'> {
  /** Judges what members begin, and again what is carried on. */
  readonly protection: Pick<Protection, 'mayDeposit' | 'mayGoOn' | 'closedAmong'>
}

export function openPeerDesk({ protection, ...world }: PeerDesk): Peer {
  return openPeer({
    ...world,
    around: {
      // Like any money paid in, it has to be played once before it leaves.
      credited: async (tx, { merchantId, accountId, allocationId: id, amount: base }) =>
        void (await requirements.open(tx, {
          ...{ merchantId, accountId, base, multiplier: 1 },
          source: { kind: 'peer', id },
        })),
      mayDeposit: async (tx, member, amount) =>
        protection.mayDeposit(tx, member, {
          amount,
          pendingOf: (held) => world.orders().pendingOf(held, member),
        }),
      mayGoOn: (tx, { merchantId, memberId, purseId: accountId }) =>
        protection.mayGoOn(tx, { merchantId, memberId, accountId }, (held) =>
          world.orders().pendingOf(held, { merchantId, memberId }),
        ),
      async closedAmong(tx, merchantId, memberIds) {
        const closed = await protection.closedAmong(tx, merchantId, memberIds)
        return new Set([...closed, ...(await blockedAmong(tx, merchantId, memberIds))])
      },
      linked: linkedMembers,
      lastSeen: lastSeenOf,
    },
  })
}
