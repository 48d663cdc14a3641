import { type ReplyOf, reports } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import type { Range } from '../../../shared/period/period.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Movement = ReplyOf<typeof reports.transactions>['lists'][number]
export type MovementType = keyof typeof reports.movementTypes
export const movementTypes = Object.keys(reports.movementTypes) as MovementType[]
export type Account = 'purse' | 'held'

const pageSize = '30'

/** Movements of a range, newest first; the next page begins where the last row ended. */
export function useMovements(account: Account, { from, to }: Range, type: MovementType | null) {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['records', 'movements', account, from, to, type, language],
    queryFn: ({ pageParam, signal }) =>
      call(reports.transactions, {
        query: {
          ...{ account, from, to, language, limit: pageSize },
          ...(type ? { type } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** What came in and went out in a range. */
export function usePeriodSums(account: Account, { from, to }: Range) {
  return useQuery({
    queryKey: ['records', 'sums', account, from, to],
    queryFn: ({ signal }) => call(reports.statement, { query: { account, from, to }, signal }),
    placeholderData: (before) => before,
  })
}
