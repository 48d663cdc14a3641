import { cashierDeposits, type ReplyOf, wallet } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { concerns, onPush } from '../../../shared/calls/pushes.ts'

export type Method = ReplyOf<typeof cashierDeposits.methods>['methods'][number]
export type Order = cashierDeposits.DepositOrder
export type Change = ReplyOf<typeof cashierDeposits.one>['changes'][number]

const deposits = ['deposits']
const orders = [...deposits, 'orders']
const askAgainMs = 15_000

export const useMethods = () =>
  useQuery({
    queryKey: [...deposits, 'methods'],
    queryFn: ({ signal }) => call(cashierDeposits.methods, { signal }),
    staleTime: 60_000,
  })

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: [...orders, 'list'],
    queryFn: ({ signal, pageParam }) =>
      call(cashierDeposits.list, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** The socket says when it changed; in case that is lost it is asked for again. */
export const useOrder = (id: string) =>
  useQuery({
    queryKey: [...orders, id],
    queryFn: ({ signal }) => call(cashierDeposits.one, { query: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data.order) ? askAgainMs : false),
  })

/** The same that the shell shows. */
export const useSum = () =>
  useQuery({
    queryKey: ['wallet', 'balance'],
    queryFn: ({ signal }) => call(wallet.readBalance, { signal }),
    staleTime: 5_000,
  })

const openStates: readonly Order['state'][] = [
  ...(['CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED', 'PARTIAL'] as const),
]
export const isOpen = ({ state }: Pick<Order, 'state'>): boolean => openStates.includes(state)

/** Reads orders again when the platform says that one of them changed. */
export function useOrderNews(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      onPush((push) => {
        if (concerns(push, 'deposit')) void client.invalidateQueries({ queryKey: orders })
      }),
    [client],
  )
}

export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: orders })
}
