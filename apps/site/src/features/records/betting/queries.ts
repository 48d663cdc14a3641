import { bets, type ReplyOf, wallet } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import type { Range } from '../../../shared/period/period.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type BetRow = ReplyOf<typeof wallet.betRecords>['lists'][number]
export type BetState = BetRow['state']
export const betStates: readonly BetState[] = ['open', 'won', 'lost', 'void']

const pageSize = '20'

/** Games are named in the language on screen, which is one that the platform knows. */
const useNames = () => useLanguage() as 'EN'

/** Rounds of a range, newest first; the next page begins where the last row ended. */
export function useRecords({ from, to }: Range, state: BetState | null, category: string | null) {
  const language = useNames()
  return useInfiniteQuery({
    queryKey: ['records', 'list', from, to, state, category, language],
    queryFn: ({ pageParam, signal }) =>
      call(wallet.betRecords, {
        query: {
          from,
          to,
          language,
          limit: pageSize,
          ...(state ? { state } : {}),
          ...(category ? { category } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** The sums of all rounds of a range, by category: of those that are not fetched yet as well. */
export function useTotals({ from, to }: Range, state: BetState | null) {
  return useQuery({
    queryKey: ['records', 'totals', from, to, state],
    queryFn: ({ signal }) =>
      call(bets.betTotals, { query: { from, to, ...(state ? { state } : {}) }, signal }),
    placeholderData: (before) => before,
  })
}

/** The last few rounds, for the home page. */
export function useRecentRecords() {
  const language = useNames()
  return useQuery({
    queryKey: ['records', 'recent', language],
    queryFn: ({ signal }) => call(wallet.betRecords, { query: { limit: '4', language }, signal }),
    staleTime: 5_000,
  })
}

export function useRecord(id: string) {
  const language = useNames()
  return useQuery({
    queryKey: ['records', 'one', id, language],
    queryFn: ({ signal }) => call(bets.betDetail, { query: { id, language }, signal }),
    staleTime: 10_000,
  })
}
