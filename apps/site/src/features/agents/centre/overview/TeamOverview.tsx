import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, SegmentedTabs } from '@jackfruit/ui'
import { useState } from 'react'
import { PeriodFilter } from '../../../../shared/period/PeriodFilter.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { LineChart } from '../chart/LineChart.tsx'
import { useOverview } from '../queries.ts'
import { everyDay } from '../shared/days.ts'
import { Listed } from '../shared/Listed.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import type { Stretch } from '../shared/stretch.ts'
import { useStretch } from '../shared/useStretch.ts'
import { AllFigures } from './AllFigures.tsx'
import { Branches } from './Branches.tsx'
import { KeyFigures } from './KeyFigures.tsx'

type Overview = ReplyOf<typeof agents.overview>

/** The team's figures on some days beside those of as many days before. */
export default function TeamOverview() {
  const text = useText()
  const { chosen, setChosen, stretch } = useStretch('days_7')
  const overview = useOverview(stretch)
  const { open } = useCentre()
  const { data } = overview
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Listed of={overview} isEmpty={!data} empty={{ title: text('agents.failed_title') }} waiting="h-96">
        {data && (
          <>
            <KeyFigures of={data} stretch={stretch} />
            <Days of={data} stretch={stretch} />
            <Branches
              rows={data.branches}
              currency={data.currency}
              action={
                <Button look="green" onClick={() => open('account')}>
                  {text('agents.branch_go')}
                </Button>
              }
            />
            <AllFigures of={data} />
            <ReadTo at={data.readTo} />
          </>
        )}
      </Listed>
    </div>
  )
}

const charts = {
  bets: ['valid', 'net'],
  money: ['deposits', 'withdrawals'],
} as const
const nought = '0.00'
/** Of a day on which nobody did anything. */
const noFigures: agents.Figures = {
  ...{ rounds: 0, stake: nought, valid: nought, payout: nought, net: nought, deposits: nought },
  ...{ withdrawals: nought, bonuses: nought, rebates: nought, salaries: nought, dividends: nought },
}

function Days({ of, stretch }: { of: Overview; stretch: Stretch }) {
  const text = useText()
  const [chart, setChart] = useState<keyof typeof charts>('bets')
  const { currency } = of
  const days = everyDay(stretch, of.days, (day) => ({ day, figures: noFigures }))
  const { scale, symbol } = currencyOf(currency)
  if (days.length < 2) return null
  const [one, other] = charts[chart]
  const series = (name: (typeof charts)[keyof typeof charts][number]) => ({
    name: text(`agents.f_${name}`),
    of: days.map(({ figures }) => figures[name]),
  })
  const columns = ['deposits', 'withdrawals', 'stake', 'valid', 'payout', 'net'] as const
  return (
    <Card as="section" className="p-4" aria-label={text('agents.chart')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedTabs
          inPairs
          label={text('agents.chart')}
          value={chart}
          onChange={setChart}
          segments={(['bets', 'money'] as const).map((value) => ({
            value,
            label: text(`agents.chart_${value}`),
          }))}
        />
        <SaveCsv
          name="team-overview"
          head={[text('profit.col_day'), ...columns.map((name) => `${text(`agents.f_${name}`)} (${symbol})`)]}
          rowsOf={async () => ({
            rows: days.map(({ day, figures }) => [day, ...columns.map((name) => figures[name])]),
            isCut: false,
          })}
        />
      </div>
      <LineChart
        title={text(`agents.chart_${chart}`)}
        days={days.map(({ day }) => day)}
        series={[series(one), series(other)]}
        {...{ currency, scale }}
      />
    </Card>
  )
}

/** Bets that are not read yet are not in the sums: it is said, so that nobody takes them for lost. */
function ReadTo({ at }: { at: string | null }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <p className="px-1 text-[13px] text-text-3">
      {at
        ? text('agents.read_to', { at: formatDateTime(at, language, timeZone, 'short') })
        : text('agents.read_none')}
    </p>
  )
}
