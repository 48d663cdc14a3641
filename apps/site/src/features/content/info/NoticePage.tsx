import { formatDateTime } from '@jackfruit/i18n'
import { Card, Empty, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { Pagination } from '../../../shared/parts/Pagination.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { Written } from '../../../shared/text/Written.tsx'
import { type NoticeType, noticeTypes, useAnnouncements } from './queries.ts'

/** All announcements of the house, by kind. */
export default function NoticePage() {
  const text = useText()
  const [type, setType] = useState<NoticeType>('B')
  const [page, setPage] = useState(1)
  return (
    <div className="wrap grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-5 py-5 md:py-8">
      <PageHead title={text('frame.notices')} lead={text('info.notices_lead')} />
      <div className="relative overflow-x-auto">
        <SegmentedTabs
          label={text('info.notice_type')}
          value={type}
          onChange={(next) => {
            setType(next)
            setPage(1)
          }}
          segments={noticeTypes.map((value) => ({ value, label: text(`info.type_${value}`) }))}
        />
      </div>
      <List key={type} type={type} page={page} onPage={setPage} />
    </div>
  )
}

interface ListProps {
  type: NoticeType
  page: number
  onPage: (page: number) => void
}

function List({ type, page, onPage }: ListProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { data, isError, error, isFetching, refetch } = useAnnouncements(type, page)
  if (!data && isError)
    return (
      <Card>
        <Failed of={{ error, isFetching, refetch }} title="info.failed" />
      </Card>
    )
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-[150px] !rounded-[18px]" />
        <Skeleton className="h-[150px] !rounded-[18px]" />
      </div>
    )
  if (data.content.length === 0)
    return (
      <Card>
        <Empty title={text('info.notices_empty')}>{text('info.notices_empty_text')}</Empty>
      </Card>
    )
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isFetching}>
        {data.content.map(({ id, title, content, publishedAt }) => (
          <Card as="li" key={id}>
            <article className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5 md:p-6">
              <div>
                <h2 className="text-[18px]">
                  <bdi>{title}</bdi>
                </h2>
                <time dateTime={publishedAt} className="num text-[13px] text-text-3">
                  {formatDateTime(publishedAt, language, timeZone, 'day')}
                </time>
              </div>
              <Written html={content} />
            </article>
          </Card>
        ))}
      </ul>
      {data.totalPages > 1 && <Pagination page={page} pages={data.totalPages} onPage={onPage} />}
    </>
  )
}
