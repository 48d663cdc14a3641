import { agents } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Badge, Card } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { useSettled } from '../../../../shared/calls/useSettled.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { PeriodFilter } from '../../../../shared/period/PeriodFilter.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { usePages } from '../queries.ts'
import { AccountSearch } from '../shared/AccountSearch.tsx'
import { allOf } from '../shared/csv.ts'
import { Filters } from '../shared/Filters.tsx'
import { Listed, More } from '../shared/Listed.tsx'
import { gameKindName } from '../shared/names.ts'
import { Pick } from '../shared/Pick.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { MoneySum, Sums } from '../shared/Sums.tsx'
import { useStretch } from '../shared/useStretch.ts'
import { ValidAndNet, ValidAndNetHead } from '../shared/ValidAndNet.tsx'

const sorts = ['valid', 'net', 'account'] as const
const columns = ['stake', 'valid', 'payout', 'net', 'bonuses', 'rebates'] as const

/** What each of the team bet and won, by kind of game and together. */
export default function UserProfit() {
  const text = useText()
  const { currency, about } = useCentre()
  const { symbol, scale } = currencyOf(currency)
  const { chosen, setChosen, stretch } = useStretch('days_7')
  const [typed, setTyped] = useState(about ?? '')
  const [sort, setSort] = useState<(typeof sorts)[number]>('valid')
  const account = useSettled(typed)
  const query = { ...stretch, sort, ...(account && { account }) }
  const fetchPage = (cursor?: string, signal?: AbortSignal) =>
    call(agents.profit, { query: { ...query, ...(cursor && { cursor }) }, ...(signal && { signal }) })
  const list = usePages('profit', query, fetchPage)
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  const sums = list.data?.pages[0]
  const head = columns.map((name) => `${text(`agents.f_${name}`)} (${symbol})`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Filters
        search={<AccountSearch value={typed} onChange={setTyped} />}
        file={
          <SaveCsv
            name="profit-and-loss"
            head={[text('agents.col_name'), ...head]}
            rowsOf={async () => {
              const { rows, isCut } = await allOf(fetchPage, ({ lists }) => lists)
              return {
                rows: rows.map(({ account, figures }) => [account, ...columns.map((name) => figures[name])]),
                isCut,
              }
            }}
          />
        }
      >
        <Pick
          label={text('agents.sort')}
          value={sort}
          onChange={setSort}
          choices={sorts.map((value) => ({ value, label: text(`agents.sort_${value}`) }))}
        />
      </Filters>
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={
          account
            ? { title: text('agents.nobody'), text: text('agents.nobody_text') }
            : { title: text('records.empty_title'), text: text('records.empty_text') }
        }
      >
        {sums && (
          <>
            <Sums>
              {columns.map((name) => (
                <MoneySum
                  key={name}
                  label={`${text(`agents.f_${name}`)} (${symbol})`}
                  amount={sums.total[name]}
                  isNet={name === 'net'}
                  {...{ currency, scale }}
                />
              ))}
            </Sums>
            <Kinds rows={sums.kinds} currency={currency} />
          </>
        )}
        <Members rows={rows} currency={currency} />
        <More of={list} />
      </Listed>
    </div>
  )
}

type Row = { account: string; isHidden: boolean; isAgent: boolean; figures: agents.Figures }

function Members({ rows, currency }: { rows: readonly Row[]; currency: string }) {
  const text = useText()
  const { symbol } = currencyOf(currency)
  return (
    <Card className="overflow-hidden">
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">{text('agents.col_name')}</th>
            <th scope="col" className="end max-sm:!hidden">{`${text('agents.f_stake')} (${symbol})`}</th>
            <ValidAndNetHead currency={currency} />
            <th scope="col" className="end max-sm:!hidden">{`${text('agents.f_net')} (${symbol})`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ account, isHidden, figures }) => (
            <tr key={account} data-testid="profit-member">
              <td>
                <b className="font-[640] [overflow-wrap:anywhere]">{account}</b>{' '}
                {isHidden && <Badge>{text('agents.hidden')}</Badge>}
              </td>
              <td className="end max-sm:!hidden">
                {!isHidden && <Amount amount={figures.stake} currency={currency} className="!font-[560]" />}
              </td>
              <td className="end max-sm:!pe-4">
                {isHidden ? '–' : <ValidAndNet figures={figures} currency={currency} />}
              </td>
              <td className="end max-sm:!hidden">
                {isHidden ? '–' : <Amount amount={figures.net} currency={currency} isNet />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface KindsProps {
  rows: readonly { kind: string; figures: agents.Figures }[]
  currency: string
}

const isNothing = (amount: string) => /^-?0(\.0*)?$/.test(amount)

/** The same by kind of game, of what was played. */
function Kinds({ rows, currency }: KindsProps) {
  const text = useText()
  const { symbol } = currencyOf(currency)
  const played = rows.filter(({ figures }) => !isNothing(figures.stake) || !isNothing(figures.net))
  if (played.length === 0) return null
  return (
    <Card as="section" className="overflow-hidden" aria-label={text('agents.by_kind')}>
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">{text('agents.by_kind')}</th>
            <ValidAndNetHead currency={currency} />
            <th scope="col" className="end max-sm:!hidden">{`${text('agents.f_net')} (${symbol})`}</th>
          </tr>
        </thead>
        <tbody>
          {played.map(({ kind, figures }) => (
            <tr key={kind} data-testid="profit-kind">
              <td>{gameKindName(kind, text)}</td>
              <td className="end max-sm:!pe-4">
                <ValidAndNet figures={figures} currency={currency} />
              </td>
              <td className="end max-sm:!hidden">
                <Amount amount={figures.net} currency={currency} isNet />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
