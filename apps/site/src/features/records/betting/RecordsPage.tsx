import { formatCount } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, Empty, ErrorBlock, Skeleton } from '@jackfruit/ui'
import { useCallback, useState } from 'react'
import { noFilters, oneOf, useFilters } from '../../../shared/address/filters.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { Figure, Figures, FiguresSkeleton } from '../../../shared/money/Figures.tsx'
import { sumOf } from '../../../shared/money/sums.ts'
import { More } from '../../../shared/parts/More.tsx'
import { PeriodFilter, usePeriod } from '../../../shared/period/PeriodFilter.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { Filters } from './Filters.tsx'
import { betStates, useRecords, useTotals } from './queries.ts'
import type { RenderProof } from './RecordDetail.tsx'
import { RecordRow } from './RecordRow.tsx'

/** The member's rounds: filters, sums of all that they let through, and rows that open in place. */
export default function RecordsPage({ renderProof }: { renderProof: RenderProof }) {
  const text = useText()
  const { currency } = useBrand()
  const { chosen, setChosen, range } = usePeriod('days_7')
  const { filters, setFilters } = useFilters()
  const state = oneOf(betStates, filters.state)
  const category = /^[A-Z]{2,12}$/.test(filters.games ?? '') ? (filters.games ?? null) : null
  const [opened, setOpened] = useState<string | null>(null)
  const toggle = useCallback((id: string) => setOpened((now) => (now === id ? null : id)), [])
  const records = useRecords(range, state, category)
  const totals = useTotals(range, state)
  const byCategory = totals.data?.lists ?? []
  const rows = records.data?.pages.flatMap(({ lists }) => lists) ?? []
  const { symbol, scale } = currencyOf(currency)
  const counted = byCategory.filter((each) => category === null || each.category === category)
  const sum = (pick: (each: (typeof counted)[number]) => string) => sumOf(counted.map(pick), scale)
  const isFiltered = state !== null || category !== null || chosen.day !== '' || chosen.period !== 'days_30'
  const clear = () => setFilters({ ...noFilters, days: 'days_30' })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Filters
        categories={byCategory}
        category={category}
        onCategory={(games) => setFilters({ games: games ?? undefined })}
        state={state}
        onState={(next) => setFilters({ state: next ?? undefined })}
      />

      {records.isPending || totals.isPending ? (
        <FiguresSkeleton count={4} />
      ) : rows.length > 0 && counted.length > 0 ? (
        <Figures count={4}>
          <Figure label={text('records.sum_bets')}>
            <span className="num font-[740]">
              {formatCount(counted.reduce((count, { rounds }) => count + rounds, 0))}
            </span>
          </Figure>
          <Figure label={text('records.sum_stake', { symbol })}>
            <Amount amount={sum(({ stake }) => stake)} currency={currency} />
          </Figure>
          <Figure label={text('records.sum_valid', { symbol })}>
            <Amount amount={sum(({ validBet }) => validBet)} currency={currency} />
          </Figure>
          <Figure label={text('records.sum_net', { symbol })}>
            <Amount amount={sum(({ net }) => net)} currency={currency} isNet />
          </Figure>
        </Figures>
      ) : null}

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
                  onToggle={toggle}
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
            <More of={records} words="records.more" look="ghost" />
          ) : (
            <p className="text-[13px] text-text-3">{text('records.end')}</p>
          )}
        </div>
      )}
    </div>
  )
}

function RowSkeletons() {
  return (
    <div className="grid gap-px p-4">
      {['a', 'b', 'c', 'd', 'e'].map((id) => (
        <div key={id} className="flex h-[64px] items-center gap-4">
          <Skeleton className="h-4 w-16 max-sm:hidden" />
          <Skeleton className="h-10 w-10 !rounded-[10px]" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  )
}
