import { content, type ReplyOf } from '@jackfruit/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type Promotion = ReplyOf<typeof content.announcements>['content'][number]

const pageSize = 9
/** The most that the platform gives at once. */
const pageMax = 50

/** What the house has announced as promotions, newest first. */
export function usePromotions() {
  const language = useLanguage() as 'EN'
  return useInfiniteQuery({
    queryKey: ['promotions', language],
    queryFn: ({ pageParam, signal }) => read(language, pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, pages) => (pages.length < totalPages ? pages.length + 1 : undefined),
    staleTime: 60_000,
  })
}

const read = (language: 'EN', pageNo: number, size: number, signal: AbortSignal) =>
  call(content.announcements, {
    query: { type: 'PR', platform: 'W', language, pageNo: String(pageNo), pageSize: String(size) },
    signal,
  })

/** One of them by its id, from page to page until it is found; null for one that is not there. */
export function usePromotion(id: string | undefined) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['promotion', id, language],
    queryFn: async ({ signal }) => {
      for (let pageNo = 1; ; pageNo++) {
        const { content: rows, totalPages } = await read(language, pageNo, pageMax, signal)
        const found = rows.find((row) => row.id === id)
        if (found || pageNo >= totalPages) return found ?? null
      }
    },
    enabled: id !== undefined,
    staleTime: 60_000,
  })
}
