import { type ReplyOf, rebates } from '@jackfruit/contracts'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'

export type Overview = ReplyOf<typeof rebates.overview>
export type Payment = ReplyOf<typeof rebates.payments>['lists'][number]

/** What was just bet is counted when it is asked for; while it is open it goes on. */
export const useRebate = () =>
  useQuery({
    queryKey: ['rebates', 'waiting'],
    queryFn: ({ signal }) => call(rebates.overview, { signal }),
    staleTime: 5_000,
    refetchInterval: 15_000,
  })

export const usePayments = () =>
  useInfiniteQuery({
    queryKey: ['rebates', 'paid'],
    queryFn: ({ pageParam, signal }) =>
      call(rebates.payments, { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Its key is made by who presses, once for a press: whatever is sent again is the same. */
export function useClaim() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (key: string) => call(rebates.claim, { body: { key } }),
    onSettled: () =>
      Promise.all(['rebates', 'turnover'].map((name) => cache.invalidateQueries({ queryKey: [name] }))),
  })
}
