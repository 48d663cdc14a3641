import { content, type ReplyOf } from '@jackfruit/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../calls/api.ts'
import { useLanguage } from './text.ts'

const freshFor = 60_000

export type Topic = ReplyOf<typeof content.helpCentre>['topics'][number]
export type Article = Topic['articles'][number]

/** What operators wrote for good: topics of the help centre, and the texts behind the footer's links. */
export function useTopics() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['topics', language],
    queryFn: ({ signal }) => call(content.helpCentre, { query: { language }, signal }),
    staleTime: freshFor,
    placeholderData: (shown) => shown,
  })
}
