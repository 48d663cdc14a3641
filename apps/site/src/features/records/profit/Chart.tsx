import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Card, join } from '@jackfruit/ui'
import { Amount } from '../../../shared/money/Amount.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Day, reachOf } from './days.ts'

/** A bar for each day, oldest first: above the line what was won, below it what was lost. The table says the same. */
export function Chart({ days }: { days: readonly Day[] }) {
  const text = useText()
  const language = useLanguage()
  const { currency } = useBrand()
  const nets = days.map(({ net }) => net)
  const best = nets.reduce((most, net) => (net > most ? net : most), 0n)
  const worst = nets.reduce((least, net) => (net < least ? net : least), 0n)
  const longest = best > -worst ? best : -worst
  // Where there is only one side, it has all of the height.
  const rows =
    worst === 0n ? 'grid-rows-[minmax(0,1fr)_0]' : best === 0n ? 'grid-rows-[0_minmax(0,1fr)]' : 'grid-rows-2'
  const dayName = (day: string) => formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'date')
  const [first, last] = [days[0], days.at(-1)]
  return (
    <Card className="p-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="!text-[13px] !font-[560] text-text-2">{text('profit.chart')}</h3>
        {best > 0n && <Amount amount={best} currency={currency} isNet className="text-[13px]" />}
      </div>
      <ul className="mt-2 flex h-[148px] gap-[2px]" aria-label={text('profit.chart')}>
        {days.map(({ day, net }) => {
          const label = text('profit.chart_day', {
            day: dayName(day),
            amount: formatMoney(net, currency, { signed: true }),
          })
          return (
            <li key={day} className={join('grid min-w-0 flex-1', rows)} title={label}>
              <span className="sr-only">{label}</span>
              <span aria-hidden="true" className="flex items-end border-b border-line-strong">
                {net > 0n && <Bar reach={reachOf(net, longest)} className="rounded-t-[4px] bg-positive" />}
              </span>
              <span aria-hidden="true" className="flex items-start">
                {net < 0n && <Bar reach={reachOf(net, longest)} className="rounded-b-[4px] bg-negative" />}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="num mt-2 flex justify-between text-[13px] text-text-3" aria-hidden="true">
        <span>{first && dayName(first.day)}</span>
        {worst < 0n && <Amount amount={worst} currency={currency} isNet />}
        <span>{last && dayName(last.day)}</span>
      </p>
    </Card>
  )
}

function Bar({ reach, className }: { reach: number; className: string }) {
  return (
    <svg
      viewBox="0 0 10 100"
      preserveAspectRatio="none"
      className={join('mx-auto w-full max-w-[26px]', className)}
      height={`${reach}%`}
      aria-hidden="true"
    />
  )
}
