import { type ReplyOf, wallet } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/api.ts'
import type { Range } from './period.ts'

export type BetRow = ReplyOf<typeof wallet.betRecords>['lists'][number]
export type BetState = BetRow['state']
export const betStates: readonly BetState[] = ['open', 'won', 'lost', 'void']

const pageSize = '20'

/** Rounds of a range, newest first; the next page begins where the last row ended. */
export function useRecords({ from, to }: Range, state: BetState | null) {
  return useInfiniteQuery({
    queryKey: ['records', 'list', from, to, state],
    queryFn: ({ pageParam, signal }) =>
      call(wallet.betRecords, {
        query: {
          from,
          to,
          limit: pageSize,
          ...(state ? { state } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** The last few rounds, for the home page. */
export function useRecentRecords() {
  return useQuery({
    queryKey: ['records', 'recent'],
    queryFn: ({ signal }) => call(wallet.betRecords, { query: { limit: '4' }, signal }),
    staleTime: 5_000,
  })
}

export function useRecord(id: string) {
  return useQuery({
    queryKey: ['records', 'one', id],
    queryFn: ({ signal }) => call(wallet.betDetail, { query: { id }, signal }),
    staleTime: 10_000,
  })
}
