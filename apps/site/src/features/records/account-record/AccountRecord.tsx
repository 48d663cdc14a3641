import { reports } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, Empty, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { noFilters, oneOf, useFilters } from '../../../shared/address/filters.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { Figure, Figures, FiguresSkeleton } from '../../../shared/money/Figures.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { SaveCsvButton } from '../../../shared/parts/SaveCsvButton.tsx'
import { saveCall } from '../../../shared/parts/save.ts'
import { PeriodFilter, usePeriod } from '../../../shared/period/PeriodFilter.tsx'
import type { Range } from '../../../shared/period/period.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { MovementList } from './MovementList.tsx'
import { type Account, type MovementType, movementTypes, useMovements, usePeriodSums } from './queries.ts'

interface AccountRecordProps {
  /** The check of what is shown against its seals. */
  renderStatement: (account: Account, range: Range) => ReactNode
}

/** Every movement of the member's money, with the balance that each left. */
export default function AccountRecord({ renderStatement }: AccountRecordProps) {
  const text = useText()
  const { currency } = useBrand()
  const { symbol } = currencyOf(currency)
  const { chosen, setChosen, range } = usePeriod('days_7')
  const { filters, setFilters } = useFilters()
  const type = oneOf(movementTypes, filters.kind)
  const account: Account = filters.account === 'held' ? 'held' : 'purse'
  const movements = useMovements(account, range, type)
  const sums = usePeriodSums(account, range).data
  const rows = movements.data?.pages.flatMap(({ lists }) => lists) ?? []
  const isFiltered = type !== null || account === 'held' || chosen.day !== '' || chosen.period !== 'days_30'
  const clear = () => setFilters({ ...noFilters, days: 'days_30' })

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {renderStatement(account, range)}
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedTabs
          label={text('movements.account')}
          value={account}
          onChange={(next) => setFilters({ account: next === 'held' ? next : undefined })}
          segments={(['purse', 'held'] as const).map((value) => ({
            value,
            label: text(`movements.account_${value}`),
          }))}
        />
        <SaveButton query={{ ...range, account, ...(type ? { type } : {}) }} />
      </div>
      <fieldset className="chip-row">
        <legend className="sr-only">{text('movements.type')}</legend>
        {[null, ...movementTypes].map((value) => (
          <button
            key={value ?? 'all'}
            type="button"
            className="chip"
            aria-pressed={type === value}
            onClick={() => setFilters({ kind: value ?? undefined })}
          >
            {text(`movements.type_${value ?? 'all'}`)}
          </button>
        ))}
      </fieldset>

      {movements.isPending ? (
        <FiguresSkeleton count={3} />
      ) : !sums || sums.count === 0 ? null : (
        <Figures count={3}>
          <Figure label={text('movements.sum_in', { symbol })}>
            <Amount amount={sums.moneyIn} currency={currency} isEntry />
          </Figure>
          <Figure label={text('movements.sum_out', { symbol })}>
            <Amount amount={`-${sums.moneyOut}`} currency={currency} isEntry />
          </Figure>
          <Figure label={text('movements.sum_closing', { symbol })}>
            <Amount amount={sums.closing} currency={currency} />
          </Figure>
        </Figures>
      )}

      {movements.isPending ? (
        <Card className="overflow-hidden" aria-busy="true">
          <RowSkeletons />
        </Card>
      ) : movements.isError && rows.length === 0 ? (
        <Card>
          <Failed of={movements} title="movements.failed_title" more="movements.failed_text" />
        </Card>
      ) : rows.length === 0 ? (
        <Card>
          <Empty
            title={text('movements.empty_title')}
            action={
              isFiltered ? (
                <Button look="ghost" onClick={clear}>
                  {text('movements.empty_clear')}
                </Button>
              ) : undefined
            }
          >
            {text('movements.empty_text')}
          </Empty>
        </Card>
      ) : (
        <MovementList rows={rows} />
      )}

      {rows.length > 0 && (
        <div className="grid justify-items-center pb-6" role="status">
          {movements.hasNextPage ? (
            <More of={movements} words="movements.more" look="ghost" />
          ) : (
            <p className="text-[13px] text-text-3">{text('movements.end')}</p>
          )}
        </div>
      )}
    </div>
  )
}

interface SaveButtonProps {
  query: Range & { account: Account; type?: MovementType }
}

function SaveButton({ query }: SaveButtonProps) {
  const language = useLanguage() as 'EN'
  return (
    <SaveCsvButton
      save={() => saveCall(reports.transactionsFile, { ...query, language }, 'account-record.csv')}
    />
  )
}

function RowSkeletons() {
  return (
    <div className="grid gap-px p-4">
      {['a', 'b', 'c', 'd', 'e'].map((id) => (
        <div key={id} className="flex h-[60px] items-center gap-4">
          <Skeleton className="h-10 w-10 !rounded-[12px]" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-8 w-24" />
        </div>
      ))}
    </div>
  )
}
