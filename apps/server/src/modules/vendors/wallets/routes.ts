import { walletTransfers } from '@jackfruit/contracts'
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Db } from '../../../platform/database/db.ts'
import { type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import { settingOf } from '../../../platform/settings.ts'
import { openAccount, standingOf } from '../../ledger/index.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Purses } from '../../wallet/index.ts'
import { vendorSettings } from '../brand-settings.ts'
import type { TransferRow } from './rows.ts'
import type { VendorWallets } from './vendor-wallets.ts'

export interface VendorWalletRoutes {
  readonly db: Db
  readonly directory: Pick<Directory, 'brandOfId'>
  readonly purses: Purses
  readonly vendorWallets: VendorWallets
  readonly nameVendor: (vendor: string) => Promise<string>
  /** Whether this member's money may be moved now. */
  readonly mayMove: (owner: Principal) => Promise<boolean>
}

const newestMax = 20

export function mountVendorWallets(mount: Mount, routes: VendorWalletRoutes): void {
  const { db, directory, purses, vendorWallets, nameVendor, mayMove } = routes

  const isSingleOf = async ({ merchantId }: Pick<Principal, 'merchantId'>) => {
    const brand = await directory.brandOfId(merchantId)
    return !brand || settingOf(vendorSettings, brand, 'isSingle')
  }
  /** Switched off, nothing goes to vendors any more; what lies there still comes back. */
  const demandOpen = async ({ merchantId }: Principal) => {
    if ((await directory.brandOfId(merchantId))?.switches.get('WALLET_MERCHANT') !== true)
      throw new Refusal('not_enabled')
  }
  const demandSeveral = async (principal: Principal) => {
    if (await isSingleOf(principal)) throw new Refusal('wallet_is_single')
  }
  const mainOf = async (principal: Principal) => {
    const { accountId } = await purses.of(principal)
    return formatMinor((await standingOf(db, accountId))?.balance ?? 0n)
  }
  const onTheWayOf = async ({ merchantId, memberId }: Principal, currency: string) => {
    const owed = await openAccount(db, { merchantId, owner: memberId, kind: 'owed', currency })
    return (await standingOf(db, owed))?.balance ?? 0n
  }

  serve(mount, walletTransfers.merchantWallet, async ({ brand }) => ({
    isSingle: await isSingleOf({ merchantId: brand.id }),
  }))

  serve(mount, walletTransfers.wallets, async ({ principal }) => {
    const { currency } = await purses.of(principal)
    const isSingle = await isSingleOf(principal)
    const shared = { isSingle, currency, main: await mainOf(principal) }
    if (isSingle) return { ...shared, onTheWay: formatMinor(0n), vendors: [], transfers: [] }
    await vendorWallets.resolve(principal.merchantId, principal.memberId)
    const transfers = await vendorWallets.newest(principal, newestMax)
    return {
      ...shared,
      main: await mainOf(principal),
      onTheWay: formatMinor(await onTheWayOf(principal, currency)),
      vendors: await Promise.all(
        vendorWallets.vendors.map(async (vendor) => ({ vendor, name: await nameVendor(vendor) })),
      ),
      transfers: transfers.map(told),
    }
  })

  serve(mount, walletTransfers.vendorBalance, async ({ principal, query: { vendor } }) => {
    await demandSeveral(principal)
    if (!vendorWallets.vendors.includes(vendor)) throw new Refusal('wallet_unknown')
    const { currency } = await purses.of(principal)
    const balance = await vendorWallets.balanceOf(principal, vendor)
    // While an order is open nobody can say on which side of it the vendor's figure was taken.
    const isMoving = await vendorWallets.isMoving(principal, vendor)
    return { balance: balance === null || isMoving ? null : formatMinor(balance), currency, isMoving }
  })

  serve(
    mount,
    walletTransfers.transfer,
    async ({ principal, body: { requestId, from, to, amount: text } }) => {
      await demandSeveral(principal)
      if (!(await mayMove(principal))) throw new Refusal('transfers_blocked')
      const amount = parseMinor(text)
      if (amount === null || amount === 0n) throw new Refusal('amount_invalid')
      if ((from === main) === (to === main)) throw new Refusal('wallet_unknown')
      const wanted =
        from === main ? { vendor: to, direction: 'in' as const } : { vendor: from, direction: 'out' as const }
      if (wanted.direction === 'in') await demandOpen(principal)
      const row = await vendorWallets.transfer(principal, { requestId, amount, ...wanted })
      const [sumBalance, there] = await Promise.all([
        mainOf(principal),
        row.state === 'sent' ? null : vendorWallets.balanceOf(principal, wanted.vendor),
      ])
      return {
        transfer: told(row),
        sumBalance,
        balances: [
          { wallet: main, balance: sumBalance },
          { wallet: wanted.vendor, balance: there === null ? null : formatMinor(there) },
        ],
      }
    },
    { money: 'begins' },
  )

  serve(mount, walletTransfers.recall, async ({ principal, body: { requestId } }) => {
    await demandSeveral(principal)
    const { moved, unreachable } = await vendorWallets.recall(principal, requestId)
    return { transfers: moved.map(told), unreachable, sumBalance: await mainOf(principal) }
  })
}

const main = 'main'

const told = ({ id, vendor, direction, amount, state, reason, madeAt }: TransferRow) => ({
  ...{ id, state },
  from: direction === 'in' ? main : vendor,
  to: direction === 'in' ? vendor : main,
  amount: formatMinor(amount),
  reason,
  madeAt: madeAt.toISOString(),
})
