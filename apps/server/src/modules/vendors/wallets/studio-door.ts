/** The wallets that vendors keep for members, asked over the studio client. */
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import { type StudioClient, StudioUnreachable } from '../studio-client.ts'
import type { VendorDoor, VendorOrder, VendorWallet } from './door.ts'

type IdOf = (vendor: string, member: { merchantId: number; memberId: bigint }) => Promise<string>

export function openStudioDoor(
  studios: StudioClient,
  idOf: IdOf,
  vendorCodes: readonly string[],
): VendorDoor {
  const ownerOf = async ({ vendor, merchantId, memberId, currency }: VendorWallet) => ({
    playerId: await idOf(vendor, { merchantId, memberId }),
    currency,
  })
  const orderOf = async (order: VendorOrder) => ({ orderNo: order.orderNo, ...(await ownerOf(order)) })

  return {
    vendors: vendorCodes,
    async send(order) {
      const amount = formatMinor(order.amount, currencyOf(order.currency).scale)
      const call = order.direction === 'in' ? 'transferIn' : 'transferOut'
      return studios.ask(order.vendor, call, { ...(await orderOf(order)), amount })
    },
    ask: async (order) => studios.ask(order.vendor, 'transferStatus', await orderOf(order)),
    async balanceOf(wallet) {
      const { balance, currency } = await studios.ask(wallet.vendor, 'playerBalance', await ownerOf(wallet))
      const amount = parseMinor(balance, currencyOf(wallet.currency).scale)
      if (amount === null || currency !== wallet.currency)
        throw new StudioUnreachable(wallet.vendor, new Error('it told a balance of another currency'))
      return amount
    },
  }
}
