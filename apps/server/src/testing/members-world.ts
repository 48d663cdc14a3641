/** Withdrawals that members pay, with real requests behind them: what the payouts' world has, and payers. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { requestPayout } from '../modules/cashier/payouts/request.ts'
import { peerDoorOf, peerOrders } from '../modules/cashier/peer-payouts.ts'
import type { Peer } from '../modules/peer/index.ts'
import { openPeer } from '../modules/peer/peer.ts'
import type { PurseOwner } from '../modules/wallet/index.ts'
import type { TestDatabase } from './database.ts'
import { openPayoutWorld, type PayoutWorld, paymentPassword } from './payout-world.ts'

export interface MembersWorld extends PayoutWorld {
  readonly peer: Peer
  readonly database: TestDatabase
  /** One round of the members' clock. */
  tick(): Promise<number>
  /** Asks for a withdrawal, and answers its id when it is approved. */
  withdraw(owner: PurseOwner, amount: string, by?: 'peer' | 'standard'): Promise<string>
  /** Asks for a member to pay. A payer of no account is a new one. */
  deposit(payer: PurseOwner, amount: bigint): Promise<{ askId: string; partId: string }>
  prove(payer: PurseOwner, partId: string, reference?: string): Promise<void>
  /** A withdrawal of which a payer says that it is paid. */
  proved(
    amount: bigint,
    reference?: string,
  ): Promise<{ receiver: PurseOwner; payer: PurseOwner; claimId: string; partId: string }>
}

export async function openMembersWorld(database: TestDatabase, key?: Buffer): Promise<MembersWorld> {
  const payouts = await openPayoutWorld(database)
  const { parts, brand } = payouts
  const terms = { min: '100.00', max: '900000.00', matchMinutes: 15, payerBonus: '0', awayMax: '500000.00' }
  const orders = { ...peerOrders({ ...parts, payeeName: async () => null }), namesOf: async () => [] }
  const peer = openPeer({
    ...{ db: parts.db, key: key ?? parts.key, indexKey: parts.indexKey, now: parts.now },
    orders: () => orders,
    around: {
      credited: async () => {},
      mayDeposit: async () => {},
      mayGoOn: async () => {},
      closedAmong: async () => new Set(),
      linked: async () => new Set(),
      lastSeen: async () => parts.now(),
    },
    news: { order() {}, balance() {} },
    brandOf: async () => ({ ...brand, settings: { ...brand.settings, peer: terms } }),
  })
  Object.assign(parts, { peer: peerDoorOf(peer) })
  let wishes = 0
  const world: MembersWorld = {
    ...{ ...payouts, peer, database },
    tick: () =>
      peer.tick((error) => {
        throw error
      }),
    async withdraw(owner, amount, by = 'peer') {
      const account = await payouts.bound(owner, `0942${String(1_000_000 + wishes++)}`)
      const id = await requestPayout(parts, owner, {
        ...{ account: account.id, amount, paymentPassword, requestKey: `wish-number-${wishes}`, by },
      })
      await payouts.work()
      return id
    },
    async deposit(payer, amount) {
      const { accountId: purseId, currency } = await parts.purseOf(payer)
      const askId = await peer.ask({
        ...{ merchantId: payer.merchantId, memberId: payer.memberId, type: 0, purseId, currency, amount },
        ...{ bank: 'KBZPay', senderName: 'U KYAW', requestKey: `deposit-number-${wishes++}` },
      })
      await world.tick()
      const { rows } = await payouts.admin.query('select id from peer.allocations where ask_id = $1', [askId])
      return { askId, partId: rows[0]?.id ?? '' }
    },
    async prove(payer, partId, reference = randomBytes(6).toString('hex')) {
      const noise = { raw: { width: 40, height: 40, channels: 3 } } as const
      const picture = await sharp(randomBytes(4_800), noise).png().toBuffer()
      await peer.begin(payer, partId)
      await peer.prove(payer, partId, { reference, file: picture.toString('base64') })
    },
    async proved(amount, reference) {
      const [receiver, payer] = [await payouts.member(50_000n), await payouts.member(0n)]
      const claimId = await world.withdraw(receiver, String(amount / 100n))
      const { partId } = await world.deposit(payer, amount)
      await world.prove(payer, partId, reference)
      return { receiver, payer, claimId, partId }
    },
  }
  return world
}
