import { agents } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { call } from '../../../../shared/calls/api.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { Written } from '../../../../shared/text/Written.tsx'
import { usePages } from '../queries.ts'
import { Listed, More } from '../shared/Listed.tsx'

/** What the brand tells its agents, newest first. */
export default function Announcements() {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const list = usePages('announcements', { language }, (cursor, signal) =>
    call(agents.announcements, {
      query: { language: language as 'EN', ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  )
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={{ title: text('agents.news_empty'), text: text('agents.news_empty_text') }}
      >
        <ul className="grid gap-3">
          {rows.map(({ id, title, content, at }) => (
            <Card as="li" key={id} className="p-4 md:p-5">
              <h3 className="text-[17px]">{title}</h3>
              <p className="num mt-0.5 text-[13px] text-text-3">
                {formatDateTime(at, language, timeZone, 'day')}
              </p>
              <div className="mt-2 text-[15px]">
                <Written html={content} />
              </div>
            </Card>
          ))}
        </ul>
        <More of={list} />
      </Listed>
    </div>
  )
}
