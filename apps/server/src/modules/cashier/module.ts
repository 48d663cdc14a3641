import type { Module, Platform } from '../../platform/module.ts'
import { openPort, type Port } from '../../platform/port.ts'
import type { Sockets } from '../../platform/pushes/sockets.ts'
import { givePayeeName, type Identity, openMoneyFacts, payeeNameOf } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import { type Merchants, merchantIds } from '../merchants/index.ts'
import type { Members } from '../peer/index.ts'
import type { Protection } from '../protection/index.ts'
import { requirements } from '../turnover/index.ts'
import type { Vendors } from '../vendors/index.ts'
import { benefitsOf } from '../vip/index.ts'
import type { Purses } from '../wallet/index.ts'
import { cashierSettings } from './brand-settings.ts'
import type { DepositBonuses } from './deposits/bonuses.ts'
import { collectOwed } from './deposits/debts.ts'
import { depositDesk } from './deposits/desk.ts'
import type { DepositParts } from './deposits/parts.ts'
import { mountDeposits } from './deposits/routes.ts'
import { sweepDeposits } from './deposits/sweep.ts'
import { openGateways } from './gateways/all.ts'
import type { Holds } from './holds.ts'
import { limitsOf, openLineTransfers } from './line-transfers/line-transfers.ts'
import { mountLineTransfers } from './line-transfers/routes.ts'
import { missedOrders } from './missed-orders.ts'
import { openOrderNews } from './order-news.ts'
import type { PayoutBonuses } from './payout-bonuses.ts'
import type { PayoutParts } from './payouts/parts.ts'
import { mountPayouts } from './payouts/routes.ts'
import { rulesOf } from './payouts/rules.ts'
import { startPayouts } from './payouts/start.ts'
import { peerDoorOf, peerOrders } from './peer-payouts.ts'
import { reconcileYesterday } from './reconciliation/day-file.ts'

/** What people decide about money with, and what pages missed of it. */
export interface Cashier {
  readonly deposits: DepositParts
  readonly payouts: PayoutParts
  readonly missed: Sockets['missed']
  /** Whoever gives bonuses says what they are to money that comes and leaves. */
  readonly bonuses: Port<Bonuses>
  /** Whoever knows why money must not leave says so before it does. */
  readonly holds: Port<Holds>
}

export interface Bonuses {
  readonly deposits: DepositBonuses
  readonly payouts: PayoutBonuses
}

interface Uses {
  readonly ledger: Ledger
  readonly merchants: Merchants
  readonly identity: Identity
  readonly wallet: Purses
  readonly protection: Protection
  readonly peer: Members
  readonly vendors: Vendors
}

export function open(platform: Platform, uses: Uses): Module<Cashier> {
  const { config, db, workDb, bus, now, secrets, log, warn } = platform
  const { ledger, merchants, identity, wallet, protection, peer, vendors } = uses
  const { directory } = merchants
  const { paymentPasswords } = identity
  const news = openOrderNews(bus)
  const gateways = openGateways(config.payments, now)
  const shared = { db, directory, news, now, tellBalance: ledger.postings.tell, purseOf: wallet.of }
  const bonuses = openPort<Bonuses>('cashier.bonuses')
  const holds = openPort<Holds>('cashier.holds')
  const demandFree: Holds['demandFree'] = async (tx, owner) => holds.pluggedOrNull()?.demandFree(tx, owner)
  peer.orders.plug(
    peerOrders({
      ...{ directory, now, key: secrets.fields },
      payeeName: (tx, member) => payeeNameOf(tx, { secrets }, member),
    }),
  )
  const deposits: DepositParts = {
    ...depositDesk({ ...shared, gateways, secrets, bonuses: () => bonuses.plugged().deposits }),
    demandMayDeposit: protection.mayDeposit,
  }
  const payouts: PayoutParts = {
    ...{ ...shared, gateways, key: secrets.fields, indexKey: secrets.blindIndex, paymentPasswords },
    ...{ knownMember: openMoneyFacts({ db, secrets, now }), peer: peerDoorOf(peer.peer) },
    giveName: (tx, owner, name) => givePayeeName(tx, { secrets }, owner, name),
    origins: vendors.origins,
    ...{ outstanding: requirements.outstanding, locked: requirements.locked, benefitsOf },
    bonuses: () => bonuses.pluggedOrNull()?.payouts ?? null,
    demandFree,
  }
  const sweep = async () => {
    await sweepDeposits({ ...deposits, db: workDb })
    for (const posted of await collectOwed(workDb)) ledger.postings.tell(posted)
  }
  return {
    face: { bonuses, holds, deposits, payouts, missed: (member, seen) => missedOrders(db, member, seen) },
    settings: cashierSettings,
    async demandBrand(id) {
      const brand = await directory.brandOfId(id)
      if (brand) rulesOf(brand)
      if (brand) limitsOf(brand)
    },
    serve(mount) {
      mountPayouts(mount, payouts)
      mountDeposits(mount, deposits)
      const send = openLineTransfers({
        ...{ db, paymentPasswords, demandFree, purseOf: wallet.of, onPosted: ledger.postings.tell },
        // Money that has to be staked first does not leave by the line of agents either.
        locked: async (tx, accountId, merchantId) =>
          (await requirements.locked(tx, accountId)) +
          ((await payouts.bonuses()?.lockedBeside(tx, merchantId, accountId)) ?? 0n),
      })
      mountLineTransfers(mount, { db, directory, people: identity, send })
    },
    attach: async ({ memberId }, send) => news.listen(memberId, send),
    jobs: [
      { name: 'deposits', cron: '* * * * *', work: sweep },
      {
        name: 'reconcile',
        cron: '20 1 * * *',
        work: () => reconcileYesterday({ db: workDb, config, gateways, log, now }),
      },
    ],
    work: () => [
      startPayouts({
        parts: { ...payouts, db: workDb },
        merchantIds: () => merchantIds(workDb),
        onError: warn('withdrawals'),
        clock: platform.clock,
      }),
    ],
  }
}
