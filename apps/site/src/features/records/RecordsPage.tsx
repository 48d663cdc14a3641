import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, Empty, ErrorBlock, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useBrand } from '../../shared/brand.ts'
import { CallFailure } from '../../shared/failure.ts'
import { failureText, useText } from '../../shared/text.ts'
import { Amount } from './Amount.tsx'
import { calendarDay, type Period, periods, rangeOf, rangeOfDay } from './period.ts'
import { type BetState, betStates, useRecords } from './queries.ts'
import type { RenderProof } from './RecordDetail.tsx'
import { RecordRow } from './RecordRow.tsx'
import { sumsOf } from './sums.ts'

/** The member's rounds: filters, sums of what is shown, and rows that open in place. */
export default function RecordsPage({ renderProof }: { renderProof: RenderProof }) {
  const text = useText()
  const { currency, timeZone } = useBrand()
  const [period, setPeriod] = useState<Period>('days_7')
  const [day, setDay] = useState('')
  const [state, setState] = useState<BetState | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const range = useMemo(
    () => (day ? rangeOfDay(day, timeZone) : rangeOf(period, new Date(), timeZone)),
    [day, period, timeZone],
  )
  const records = useRecords(range, state)
  const rows = records.data?.pages.flatMap(({ lists }) => lists) ?? []
  const { symbol, scale } = currencyOf(currency)
  const sums = sumsOf(rows, scale)
  const isFiltered = state !== null || day !== '' || period !== 'days_30'
  const clear = () => {
    setDay('')
    setPeriod('days_30')
    setState(null)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedTabs
          label={text('records.period')}
          value={day ? ('' as Period) : period}
          onChange={(next) => {
            setDay('')
            setPeriod(next)
          }}
          segments={periods.map((value) => ({ value, label: text(`records.${value}`) }))}
        />
        <label className="field-box !min-h-11 text-[14px]">
          <span className="sr-only">{text('records.pick_day')}</span>
          <input
            type="date"
            className="num !text-[14px]"
            value={day}
            max={calendarDay(new Date(), timeZone)}
            onChange={(event) => setDay(event.target.value)}
          />
        </label>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text('records.state')}</legend>
        {[null, ...betStates].map((value) => (
          <button
            key={value ?? 'all'}
            type="button"
            className="chip"
            aria-pressed={state === value}
            onClick={() => setState(value)}
          >
            {text(`records.state_${value ?? 'all'}`)}
          </button>
        ))}
      </fieldset>

      {rows.length > 0 && (
        <Card as="dl" className="grid grid-cols-2 overflow-hidden lg:grid-cols-4">
          <Sum label={text('records.sum_bets')}>
            <span className="num font-[740]">{rows.length}</span>
          </Sum>
          <Sum label={text('records.sum_stake', { symbol })}>
            <Amount amount={sums.stake} currency={currency} />
          </Sum>
          <Sum label={text('records.sum_valid', { symbol })}>
            <Amount amount={sums.valid} currency={currency} />
          </Sum>
          <Sum label={text('records.sum_net', { symbol })}>
            <Amount amount={sums.net} currency={currency} isNet />
          </Sum>
        </Card>
      )}

      <Card className="overflow-hidden" aria-busy={records.isPending}>
        {records.isPending ? (
          <RowSkeletons />
        ) : records.isError && rows.length === 0 ? (
          <ErrorBlock
            title={text('records.failed_title')}
            retryLabel={text('common.retry')}
            isRetrying={records.isFetching}
            onRetry={() => void records.refetch()}
          >
            {records.error instanceof CallFailure && records.error.code === 'in_need_true_account'
              ? text('records.trial_text')
              : `${failureText(records.error)} ${text('records.failed_text')}`}
          </ErrorBlock>
        ) : rows.length === 0 ? (
          <Empty
            title={text('records.empty_title')}
            action={
              isFiltered ? (
                <Button look="ghost" onClick={clear}>
                  {text('records.empty_clear')}
                </Button>
              ) : undefined
            }
          >
            {text('records.empty_text')}
          </Empty>
        ) : (
          <table className="rows rows-cards">
            <thead>
              <tr>
                <th scope="col">{text('records.col_time')}</th>
                <th scope="col">{text('records.col_game')}</th>
                <th scope="col" className="end">
                  {text('records.col_stake', { symbol })}
                </th>
                <th scope="col" className="end">
                  {text('records.col_payout', { symbol })}
                </th>
                <th scope="col" className="end">
                  {text('records.col_net', { symbol })}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <RecordRow
                  key={row.id}
                  row={row}
                  isOpen={opened === row.id}
                  onToggle={() => setOpened(opened === row.id ? null : row.id)}
                  renderProof={renderProof}
                />
              ))}
            </tbody>
          </table>
        )}
      </Card>

      {rows.length > 0 && (
        <div className="grid justify-items-center pb-6" role="status">
          {records.hasNextPage ? (
            <Button
              look="ghost"
              isBusy={records.isFetchingNextPage}
              onClick={() => void records.fetchNextPage()}
            >
              {text(records.isFetchNextPageError ? 'common.retry' : 'records.more')}
            </Button>
          ) : (
            <p className="text-[13px] text-text-3">{text('records.end')}</p>
          )}
        </div>
      )}
    </div>
  )
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line px-4 py-3 max-lg:[&:nth-child(even)]:border-s max-lg:[&:nth-child(n+3)]:border-t lg:[&:nth-child(n+2)]:border-s">
      <dt className="text-[13px] text-text-2">{label}</dt>
      <dd className="mt-0.5 text-[17px]">{children}</dd>
    </div>
  )
}

function RowSkeletons() {
  return (
    <div className="grid gap-px p-4">
      {['a', 'b', 'c', 'd', 'e'].map((id) => (
        <div key={id} className="flex h-[58px] items-center gap-4">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-8 w-8 !rounded-[9px]" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
