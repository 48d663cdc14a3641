import { reports } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card, Empty, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { oneOf, useFilters } from '../../../shared/address/filters.ts'
import { call } from '../../../shared/calls/api.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { Figure, Figures, FiguresSkeleton } from '../../../shared/money/Figures.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { addDays, calendarDay } from '../../../shared/period/period.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { Chart } from './Chart.tsx'
import { DayRow } from './DayRow.tsx'
import { daysOf, totalOf } from './days.ts'

const spans = ['days_7', 'days_30', 'days_90'] as const
type Span = (typeof spans)[number]
const lengths: Readonly<Record<Span, number>> = { days_7: 7, days_30: 30, days_90: 90 }

/** What was won and lost on each day, and with which kinds of games. */
export default function Profit() {
  const text = useText()
  const { currency, timeZone } = useBrand()
  const { symbol, scale } = currencyOf(currency)
  const { filters, setFilters } = useFilters()
  const span: Span = oneOf(spans, filters.days) ?? 'days_7'
  const to = calendarDay(new Date(), timeZone)
  const from = addDays(to, 1 - lengths[span])
  const profit = useQuery({
    queryKey: ['records', 'profit', from, to],
    queryFn: ({ signal }) => call(reports.profit, { query: { from, to }, signal }),
  })
  const lists = profit.data?.lists ?? []
  const total = totalOf(lists, scale)
  const days = daysOf(lists, from, to, scale)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex">
        <SegmentedTabs
          label={text('profit.period')}
          value={span}
          onChange={(next) => setFilters({ days: next === 'days_7' ? undefined : next })}
          segments={spans.map((value) => ({ value, label: text(`profit.${value}`) }))}
        />
      </div>
      {profit.isPending ? (
        <div className="grid gap-4" aria-busy="true">
          <FiguresSkeleton count={4} />
          <Skeleton className="h-[224px] !rounded-[18px]" />
          <Skeleton className="h-64 !rounded-[18px]" />
        </div>
      ) : profit.isError ? (
        <Card>
          <Failed of={profit} title="profit.failed_title" more="profit.failed_text" />
        </Card>
      ) : lists.length === 0 ? (
        <Card>
          <Empty title={text('profit.empty_title')}>{text('profit.empty_text')}</Empty>
        </Card>
      ) : (
        <>
          <Figures count={4}>
            <Figure label={text('profit.sum_net', { symbol })}>
              <Amount amount={total.net} currency={currency} isNet />
            </Figure>
            <Figure label={text('profit.sum_stake', { symbol })}>
              <Amount amount={total.stake} currency={currency} />
            </Figure>
            <Figure label={text('profit.sum_valid', { symbol })}>
              <Amount amount={total.validBet} currency={currency} />
            </Figure>
            <Figure label={text('profit.sum_rounds')}>
              <span className="num font-[740]">{formatCount(total.rounds)}</span>
            </Figure>
          </Figures>
          <Chart days={days.toReversed()} />
          <Card className="overflow-hidden">
            <table className="rows">
              <thead>
                <tr>
                  <th scope="col">{text('profit.col_day')}</th>
                  <th scope="col" className="end max-sm:!hidden">
                    {text('profit.col_rounds')}
                  </th>
                  <th scope="col" className="end max-sm:!hidden">
                    {text('profit.col_valid', { symbol })}
                  </th>
                  <th scope="col" className="end">
                    {text('profit.col_stake', { symbol })}
                  </th>
                  <th scope="col" className="end">
                    {text('profit.col_net', { symbol })}
                  </th>
                </tr>
              </thead>
              <tbody>
                {days
                  .filter(({ rounds }) => rounds > 0)
                  .map((day) => (
                    <DayRow key={day.day} day={day} />
                  ))}
              </tbody>
            </table>
          </Card>
          <p className="px-1 pb-6 text-[13px] text-text-3">{text('profit.note')}</p>
        </>
      )}
    </div>
  )
}
