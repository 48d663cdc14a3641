import { content as calls, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Notice = ReplyOf<typeof calls.notices>[number]

/** What the bar and the dialog of home tell, newest first. */
export function useNotices() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['notices', language],
    queryFn: ({ signal }) =>
      call(calls.notices, { query: { language: language as 'EN', platform: 'W' }, signal }),
    staleTime: 60_000,
    placeholderData: (shown) => shown,
  })
}
