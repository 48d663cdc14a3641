import { content } from '@jackfruit/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { useLanguage } from '../../../shared/text/text.ts'

export type NoticeType = (typeof content.announcementTypes)[number]
export const noticeTypes = content.announcementTypes

/** One page of one kind, newest first. The page before stays until the next is there. */
export function useAnnouncements(type: NoticeType, page: number) {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['announcements', type, page, language],
    queryFn: ({ signal }) =>
      call(content.announcements, { query: { type, language, pageNo: String(page) }, signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}
