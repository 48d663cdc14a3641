import { missions, type ReplyOf } from '@jackfruit/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Referral = ReplyOf<typeof missions.referral>

export function useReferral() {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['referral', language],
    queryFn: ({ pageParam, signal }) =>
      call(missions.referral, { query: { language, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 15_000,
  })
}
