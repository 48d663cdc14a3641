import { reports } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { addDays, calendarDay } from '../../../shared/period/period.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { totalOf } from './days.ts'

/** What the member staked and won in seven days, and the way to a limit; nothing stands here before a first round. */
export default function OwnWeek({ onLimit }: { onLimit: () => void }) {
  const text = useText()
  const { currency, timeZone } = useBrand()
  const { symbol, scale } = currencyOf(currency)
  const to = calendarDay(new Date(), timeZone)
  const from = addDays(to, -6)
  const week = useQuery({
    queryKey: ['records', 'profit', from, to],
    queryFn: ({ signal }) => call(reports.profit, { query: { from, to }, signal }),
  })
  if (week.isPending) return <Skeleton className="min-h-[190px] !rounded-[18px]" />
  const total = totalOf(week.data?.lists ?? [], scale)
  if (total.rounds === 0) return null
  return (
    <Card as="section" className="p-4" aria-labelledby="week" data-testid="own-week">
      <h2 id="week" className="!text-[16px]">
        {text('home.week')}
      </h2>
      <dl className="mt-2 grid gap-1.5 text-[14px]">
        <Line label={text('profit.sum_rounds')}>
          <b className="num">{total.rounds}</b>
        </Line>
        <Line label={text('profit.sum_stake', { symbol })}>
          <Amount amount={total.stake} currency={currency} />
        </Line>
        <Line label={text('profit.sum_net', { symbol })}>
          <Amount amount={total.net} currency={currency} isNet />
        </Line>
      </dl>
      <Button className="mt-3 w-full" onClick={onLimit}>
        {text('home.week_limit')}
      </Button>
    </Card>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-text-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
