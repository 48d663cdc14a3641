import { credits, walletTransfers } from '@jackfruit/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { callKept } from '../../../shared/calls/kept.ts'
import { balanceKey } from './useBalance.ts'

const walletsKey = ['wallet', 'wallets']
const vendorKey = ['wallet', 'vendor']
const uplineKey = ['wallet', 'upline']
const checkingKey = ['wallet', 'checking']
/** While something is on its way. */
const soonMs = 3_000
const seldomMs = 30_000

export const useWallets = () =>
  useQuery({
    queryKey: walletsKey,
    queryFn: ({ signal }) => call(walletTransfers.wallets, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.transfers.some(({ state }) => state === 'sent') ? soonMs : seldomMs,
  })

/** Whether the brand has one wallet for everything; asked for once in a tab. */
export const useMerchantWallet = () =>
  useQuery({
    queryKey: ['wallet', 'merchant'],
    queryFn: ({ signal }) => callKept(walletTransfers.merchantWallet, { key: 'merchantWallet' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useVendorBalance = (vendor: string) =>
  useQuery({
    queryKey: [...vendorKey, vendor],
    queryFn: ({ signal }) => call(walletTransfers.vendorBalance, { signal, query: { vendor } }),
    refetchInterval: ({ state }) => (state.data?.isMoving ? soonMs : seldomMs),
    retry: false,
  })

export const useUpline = () =>
  useQuery({
    queryKey: uplineKey,
    queryFn: ({ signal }) => call(walletTransfers.uplineInfo, { signal }),
    retry: false,
  })

/** What makers credited beyond what they announced, until people have looked. */
export const useChecking = (language: string) =>
  useQuery({
    queryKey: [...checkingKey, language],
    queryFn: ({ signal }) => call(credits.checking, { signal, query: { language: language as 'EN' } }),
    refetchInterval: seldomMs,
  })

/** Everything that a movement of money changes on these pages. */
export function useMoved(): () => Promise<unknown> {
  const cache = useQueryClient()
  return () =>
    Promise.all(
      [balanceKey, walletsKey, vendorKey, uplineKey, checkingKey].map((queryKey) =>
        cache.invalidateQueries({ queryKey }),
      ),
    )
}
