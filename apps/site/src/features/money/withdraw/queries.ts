import { cashierPayouts as calls, cashierPeer, type ReplyOf } from '@jackfruit/contracts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { concerns, onPush } from '../../../shared/calls/pushes.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Accounts = ReplyOf<typeof calls.payoutAccounts>
export type Account = Accounts['accounts'][number]
export type Method = Accounts['methods'][number]
export type Checks = ReplyOf<typeof calls.payoutChecks>
export type Detail = ReplyOf<typeof calls.payoutDetail>
export type Order = Detail['order']
export type PeerTerms = NonNullable<ReplyOf<typeof cashierPeer.peerTerms>['terms']>
export type PayoutState = Order['state']

const key = 'withdraw'
/** In case the socket is lost, what is on its way is asked for again. */
const pollMs = 10_000

export const useAccounts = () =>
  useQuery({ queryKey: [key, 'accounts'], queryFn: ({ signal }) => call(calls.payoutAccounts, { signal }) })

/** Whether members pay members here; null where they do not. */
export const usePeerTerms = () =>
  useQuery({
    queryKey: [key, 'terms'],
    queryFn: async ({ signal }) => (await call(cashierPeer.peerTerms, { signal })).terms,
    staleTime: 60_000,
  })

/** Every check for this amount and account; what was known stays on screen while the next is asked for. */
export function useChecks(amount: string, account: string | null) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: [key, 'checks', amount, account, language],
    queryFn: ({ signal }) =>
      call(calls.payoutChecks, {
        query: { language, ...(amount ? { amount } : {}), ...(account ? { account } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

export const useOrder = (id: string) =>
  useQuery({
    queryKey: [key, 'order', id],
    queryFn: ({ signal }) => call(calls.payoutDetail, { query: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.order.state) ? false : pollMs),
  })

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: [key, 'orders'],
    queryFn: ({ pageParam, signal }) =>
      call(calls.payouts, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const isOver = (state: PayoutState): boolean =>
  state === 'COMPLETED' || state === 'RETURNED' || state === 'REJECTED' || state === 'CANCELLED'

/** Asks again for all of it, now. */
export function useRefresh(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [key] })
}

/** A withdrawal that stands elsewhere, and money that moved, are on screen at once. */
export function useLive(): void {
  const cache = useQueryClient()
  useEffect(
    () =>
      onPush((push) => {
        if (push.type === 'balance') void cache.invalidateQueries({ queryKey: [key, 'checks'] })
        if (concerns(push, 'withdrawal')) void cache.invalidateQueries({ queryKey: [key] })
      }),
    [cache],
  )
}
