import { type ReplyOf, turnover } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Requirement = ReplyOf<typeof turnover.requirements>['lists'][number]
export type CountedBet = ReplyOf<typeof turnover.countedBets>['lists'][number]

export const useRequirements = () =>
  useQuery({
    queryKey: ['turnover', 'requirements'],
    queryFn: ({ signal }) => call(turnover.requirements, { signal }),
    refetchInterval: 10_000,
  })

/** Bets of one requirement, newest first. Games are named in the language on screen. */
export function useCountedBets(id: string) {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['turnover', 'bets', id, language],
    queryFn: ({ pageParam, signal }) =>
      call(turnover.countedBets, {
        query: { id, language, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
