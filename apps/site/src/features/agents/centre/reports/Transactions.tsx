import { agents } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card } from '@jackfruit/ui'
import { useState } from 'react'
import { oneOf, useFilters } from '../../../../shared/address/filters.ts'
import { call } from '../../../../shared/calls/api.ts'
import { useSettled } from '../../../../shared/calls/useSettled.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { PeriodFilter } from '../../../../shared/period/PeriodFilter.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { knownText, useLanguage, useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { usePages } from '../queries.ts'
import { AccountSearch } from '../shared/AccountSearch.tsx'
import { allOf } from '../shared/csv.ts'
import { Filters } from '../shared/Filters.tsx'
import { Listed, More } from '../shared/Listed.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { useStretch } from '../shared/useStretch.ts'

const types = ['deposit', 'withdraw', 'bonus', 'transfer', 'pay'] as const

/** What moved in purses of the team, without its bets. */
export default function Transactions() {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { currency } = useCentre()
  const { chosen, setChosen, stretch } = useStretch('days_7')
  const { filters, setFilters } = useFilters()
  const [typed, setTyped] = useState('')
  const account = useSettled(typed)
  const type = oneOf(types, filters.kind)
  const query = { ...stretch, ...(account && { account }), ...(type && { type }) }
  const fetchPage = (cursor?: string, signal?: AbortSignal) =>
    call(agents.movements, { query: { ...query, ...(cursor && { cursor }) }, ...(signal && { signal }) })
  const list = usePages('transactions', query, fetchPage)
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  const typeName = (value: (typeof types)[number] | null) =>
    value === 'pay' ? text('agents.type_pay') : text(`movements.type_${value ?? 'all'}`)
  const kindName = (kind: string) => knownText(`agents.move_${kind}`) ?? text('records.kind_unknown')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Filters
        search={<AccountSearch value={typed} onChange={setTyped} />}
        file={
          <SaveCsv
            name="transactions"
            head={[
              ...[text('records.col_time'), text('agents.col_name'), text('movements.type')],
              `${text('wallet.amount')} (${currencyOf(currency).symbol})`,
            ]}
            rowsOf={async () => {
              const { rows, isCut } = await allOf(fetchPage, ({ lists }) => lists)
              return { rows: rows.map((row) => [row.at, row.account, kindName(row.kind), row.amount]), isCut }
            }}
          />
        }
      />
      <fieldset className="chip-row">
        <legend className="sr-only">{text('movements.type')}</legend>
        {[null, ...types].map((value) => (
          <button
            key={value ?? 'all'}
            type="button"
            className="chip"
            aria-pressed={type === value}
            onClick={() => setFilters({ kind: value ?? undefined })}
          >
            {typeName(value)}
          </button>
        ))}
      </fieldset>
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={{ title: text('movements.empty_title'), text: text('movements.empty_text') }}
      >
        <Card as="ul" className="overflow-hidden">
          {rows.map(({ id, account, at, kind, amount }) => (
            <li
              key={id}
              data-testid="team-movement"
              className="flex items-center gap-3 border-line px-4 py-3 not-first:border-t"
            >
              <span className="min-w-0 flex-1">
                <b className="block font-[640] [overflow-wrap:anywhere]">{account}</b>
                <span className="num block text-[13px] text-text-3">
                  {`${kindName(kind)} · ${formatDateTime(at, language, timeZone, 'short')}`}
                </span>
              </span>
              <Amount amount={amount} currency={currency} isEntry className="flex-none text-[15px]" />
            </li>
          ))}
        </Card>
        <More of={list} />
      </Listed>
    </div>
  )
}
