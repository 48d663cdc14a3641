/** Where withdrawals and members who pay members meet: in by choice, out as paid, and the rest to the house. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { BrandData, Directory } from '../merchants/index.ts'
import type { HouseShare, Peer, PeerEnding, PeerOrders } from '../peer/index.ts'
import { begun, newOrderId } from './orders.ts'
import { everBound } from './payouts/accounts.ts'
import { insertPayout, lockedPayout, type Payout } from './payouts/orders.ts'
import { endWhole } from './payouts/outcome.ts'
import type { Owner } from './payouts/owner.ts'
import type { PeerDoor } from './payouts/parts.ts'
import { rulesOf } from './payouts/rules.ts'
import { advance, payoutMachine } from './payouts/states.ts'
import { sentFor } from './payouts/tender.ts'
import { pendingOf } from './pending.ts'

export function peerDoorOf(peer: Pick<Peer, 'termsOf' | 'enter'>): PeerDoor {
  const suits = async (merchantId: number, amount: Minor) => {
    const terms = await peer.termsOf(merchantId)
    return terms && { isWithin: amount >= terms.min && amount <= terms.max }
  }
  return {
    async demand(merchantId, amount) {
      const found = await suits(merchantId, amount)
      if (!found) throw new Refusal('peer_closed')
      if (!found.isWithin) throw new Refusal('peer_amount')
    },
    takes: async ({ merchantId, amount }) => (await suits(merchantId, amount))?.isWithin ?? false,
    async enter(tx, payout, { bank, holder, number }) {
      const { id, merchantId, memberId, purseId, heldId, currency, amount } = payout
      // Payers are looked for by the clock, after the commit.
      await peer.enter(tx, {
        ...{ claimId: id, merchantId, memberId, purseId, heldId, currency, amount },
        ...{ bank, account: { name: holder, number } },
      })
    },
  }
}

/** Banks and wallets of a brand by the names that members know. Coins do not go from member to member. */
const banksOf = (brand: BrandData): readonly string[] =>
  rulesOf(brand).methods.flatMap(({ kind, name, banks }) =>
    kind === 'bank' ? banks : kind === 'wallet' ? [name] : [],
  )

interface OrderParts {
  readonly directory: Pick<Directory, 'brandOfId'>
  /** Under which the holders of accounts are sealed. */
  readonly key: Buffer
  readonly now: () => Date
  /** The real name that the member gave; null where none is known. */
  payeeName(tx: Tx, member: Owner): Promise<string | null>
}

/** What members who pay members ask of the withdrawals that they pay. */
export function peerOrders({ directory, key, now, payeeName }: OrderParts): PeerOrders {
  return {
    async payByHouse(tx, { claimId, part, amount }: HouseShare) {
      const whole = await demanded(tx, claimId)
      const id = newOrderId('w')
      await insertPayout(tx, {
        ...whole,
        ...{ id, parentId: claimId, amount, fee: 0n, byPeer: false, state: 'QUEUED', createdAt: now() },
        sent: sentFor(whole.tender, amount).amount,
        requestKey: `${claimId}:house:${part}`,
      })
      const { merchantId } = whole
      await begun(tx, payoutMachine, { orderId: id, merchantId, state: 'QUEUED', actor: 'system' })
    },
    async ended(tx, { claimId: id, state, received, returned }: PeerEnding) {
      await demanded(tx, id)
      await sql`update cashier.payouts set peer_amount = ${received + returned} where id = ${id}`.execute(tx)
      const at = now()
      const to = ({ ALL_RECEIVED: 'COMPLETED', FALLBACK: 'SPLIT', CANCELLED: 'CANCELLED' } as const)[state]
      const reason = `members_${state.toLowerCase()}`
      await advance(tx, { id, from: 'P2P', to, at, by: 'system', reason, dueAt: never })
      // The house may have paid its share while members were still at theirs.
      if (to === 'SPLIT') await endWhole(tx, { parentId: id }, at)
    },
    async namesOf(tx, member) {
      const own = await payeeName(tx, member)
      const holders = (await everBound(tx, { key }, member)).map(({ holder }) => holder)
      return own === null ? holders : [own, ...holders]
    },
    numbersOf: async (tx, member) => (await everBound(tx, { key }, member)).map(({ number }) => number),
    pendingOf,
    async banksOf(merchantId) {
      const brand = await directory.brandOfId(merchantId)
      return brand ? banksOf(brand) : []
    },
  }
}

const never = new Date('9999-12-31T00:00:00Z')

async function demanded(tx: Tx, id: string): Promise<Payout> {
  const payout = await lockedPayout(tx, id)
  if (!payout) throw new Error(`no withdrawal ${id} stands behind what members pay`)
  return payout
}
