import { formatDateTime } from '@jackfruit/i18n'
import { Card, join } from '@jackfruit/ui'
import { useBrand } from '../session/brand.ts'
import { useLanguage } from '../text/text.ts'

export interface TimelineRow {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly detail: string
  readonly tone: 'positive' | 'negative' | 'warning' | 'plain'
}

const dots = {
  positive: 'bg-positive',
  negative: 'bg-negative',
  warning: 'bg-gold-600',
  plain: 'bg-line-strong',
}

/** Everything that happened to an order, the newest first. A day is named where it begins. */
export function Timeline({ title, rows }: { title: string; rows: readonly TimelineRow[] }) {
  const language = useLanguage()
  const { timeZone } = useBrand()
  const dayOf = (at: string | undefined) => (at ? formatDateTime(at, language, timeZone, 'day') : '')
  return (
    <Card as="section" className="p-5">
      <h3 className="text-[16px]">{title}</h3>
      <ol className="mt-2">
        {rows.map(({ id, at, title, detail, tone }, index) => {
          const day = dayOf(at)
          const isFirstOfDay = day !== dayOf(rows[index - 1]?.at)
          return (
            <li key={id} className="grid grid-cols-[auto_14px_1fr] gap-x-3 text-[14px]">
              {isFirstOfDay && (
                <span className="num col-span-3 pt-1 pb-2 text-[13px] font-[600] text-text-3">{day}</span>
              )}
              <time className="num leading-[1.45] text-text-2" dateTime={at}>
                {formatDateTime(at, language, timeZone, 'time')}
              </time>
              <span aria-hidden="true" className="grid grid-rows-[20px_1fr] justify-items-center">
                <span className={join('h-3 w-3 self-center rounded-full', dots[tone])} />
                {index < rows.length - 1 && <span className="w-px bg-line-strong" />}
              </span>
              <span className="min-w-0 pb-3.5">
                <span className="block leading-[1.45] font-[640] tall:leading-[1.6]">{title}</span>
                <span className="block text-[13px] text-text-2">{detail}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
