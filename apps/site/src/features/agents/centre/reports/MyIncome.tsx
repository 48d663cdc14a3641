import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { Card, RindTexture } from '@jackfruit/ui'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { PeriodFilter } from '../../../../shared/period/PeriodFilter.tsx'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { DayBars } from '../chart/DayBars.tsx'
import { useIncome } from '../queries.ts'
import { everyDay } from '../shared/days.ts'
import { Listed } from '../shared/Listed.tsx'
import { usePayName } from '../shared/names.ts'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { Sum, Sums } from '../shared/Sums.tsx'
import { useStretch } from '../shared/useStretch.ts'
import { type DayIncome, incomeOf, payKinds } from './income.ts'

/** What the agent earned on each day, by kind. */
export default function MyIncome() {
  const text = useText()
  const language = useLanguage()
  const payName = usePayName()
  const { chosen, setChosen, stretch } = useStretch('days_30')
  const income = useIncome(stretch)
  const { data } = income
  const currency = data?.currency ?? ''
  const dayName = (day: string) => formatDateTime(`${day}T12:00:00Z`, language, 'UTC', 'date')
  const earned = data?.days.length ?? 0
  const days = data ? everyDay(stretch, data.days, nothingOn) : []
  const { symbol, scale } = data ? currencyOf(currency) : { symbol: '', scale: 2 }
  const all = data ? incomeOf([data.total], scale) : 0n
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Listed
        of={income}
        isEmpty={earned === 0}
        empty={{ title: text('agents.income_empty'), text: text('agents.income_empty_text') }}
      >
        {data && (
          <>
            <Earned days={days} currency={currency} all={all} dayName={dayName} />
            <Sums>
              {payKinds.map((kind) => (
                <Sum key={kind} label={`${payName(kind)} (${symbol})`}>
                  <Amount amount={data.total[kind]} currency={currency} />
                </Sum>
              ))}
            </Sums>
            <Card className="overflow-hidden">
              <div className="flex justify-end px-2 pt-1">
                <SaveCsv
                  name="my-income"
                  head={[text('profit.col_day'), ...payKinds.map((kind) => `${payName(kind)} (${symbol})`)]}
                  rowsOf={async () => ({
                    rows: days.map((day) => [day.day, ...payKinds.map((kind) => day[kind])]),
                    isCut: false,
                  })}
                />
              </div>
              <DayTable days={days} currency={currency} dayName={dayName} />
            </Card>
          </>
        )}
      </Listed>
    </div>
  )
}

interface DaysProps {
  days: readonly DayIncome[]
  currency: string
  dayName: (day: string) => string
}

/** On phones one figure for each day, and of which kinds it is below it. */
function DayTable({ days, currency, dayName }: DaysProps) {
  const text = useText()
  const payName = usePayName()
  const { scale, symbol } = currencyOf(currency)
  return (
    <table className="rows">
      <thead>
        <tr>
          <th scope="col">{text('profit.col_day')}</th>
          {payKinds.map((kind) => (
            <th key={kind} scope="col" className="end max-sm:!hidden">
              {payName(kind)}
            </th>
          ))}
          <th scope="col" className="end">{`${text('agents.total')} (${symbol})`}</th>
        </tr>
      </thead>
      <tbody>
        {days
          .toReversed()
          .filter((day) => incomeOf([day], scale) !== 0n)
          .map((day) => (
            <tr key={day.day} data-testid="income-day">
              <td className="num">
                {dayName(day.day)}
                <span className="block text-[12px] text-text-3 sm:hidden">
                  {payKinds
                    .filter((kind) => !/^-?0(\.0*)?$/.test(day[kind]))
                    .map((kind) => `${payName(kind)} ${formatMoney(day[kind], currency)}`)
                    .join(' · ')}
                </span>
              </td>
              {payKinds.map((kind) => (
                <td key={kind} className="end max-sm:!hidden">
                  <Amount amount={day[kind]} currency={currency} className="!font-[560]" />
                </td>
              ))}
              <td className="end">
                <Amount amount={incomeOf([day], scale)} currency={currency} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

const nought = '0.00'
const nothingOn = (day: string): DayIncome => ({
  ...{ day, dividend: nought, daily: nought, hourly: nought, realtime: nought },
})

/** The sum, and a bar for each day. */
function Earned({ days, currency, all, dayName }: DaysProps & { all: bigint }) {
  const text = useText()
  const { scale } = currencyOf(currency)
  return (
    <section
      className="rind on-rind overflow-hidden rounded-[18px] p-4 md:p-5"
      aria-label={text('agents.income_sum')}
    >
      <RindTexture strength={0.2} fade="end" />
      <p className="relative text-[13px] text-on-rind-2">{text('agents.income_sum')}</p>
      <div className="relative">
        <Amount
          amount={formatMinor(all, scale)}
          currency={currency}
          hasSymbol
          className="text-[26px] md:text-[30px]"
        />
        {days.length > 1 && (
          <DayBars
            title={text('agents.chart')}
            days={days.map((day) => ({ name: dayName(day.day), amount: incomeOf([day], scale) }))}
            currency={currency}
          />
        )}
      </div>
    </section>
  )
}
