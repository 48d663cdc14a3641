import { type ReplyOf, vip } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Standing = ReplyOf<typeof vip.standing>
export type Level = Standing['levels'][number]

/** What was just bet is counted when it is asked for; while it is open it goes on. */
export function useVip() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['vip', language],
    queryFn: ({ signal }) => call(vip.standing, { query: { language }, signal }),
    staleTime: 10_000,
    refetchInterval: 30_000,
  })
}
