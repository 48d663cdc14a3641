import { agents, catalog } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card } from '@jackfruit/ui'
import { useState } from 'react'
import { oneOf, useFilters } from '../../../../shared/address/filters.ts'
import { call } from '../../../../shared/calls/api.ts'
import { useSettled } from '../../../../shared/calls/useSettled.ts'
import { PeriodFilter } from '../../../../shared/period/PeriodFilter.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { usePages } from '../queries.ts'
import { AccountSearch } from '../shared/AccountSearch.tsx'
import { allOf } from '../shared/csv.ts'
import { Filters } from '../shared/Filters.tsx'
import { Listed, More } from '../shared/Listed.tsx'
import { gameKindName } from '../shared/names.ts'
import { Pick } from '../shared/Pick.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { useStretch } from '../shared/useStretch.ts'
import { BetRow } from './BetRow.tsx'
import type { Bet } from './bet.ts'

/** Bets of the team, of those who do not hide their play; a bet opens to its round. */
export default function TeamBetting() {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { currency, about } = useCentre()
  const { symbol } = currencyOf(currency)
  const { chosen, setChosen, stretch } = useStretch('today')
  const { filters, setFilters } = useFilters()
  const [typed, setTyped] = useState(about ?? '')
  const account = useSettled(typed)
  const category = oneOf(catalog.gameTypes, filters.games)
  const query = {
    ...stretch,
    language: language as 'EN',
    ...(account && { account }),
    ...(category && { category }),
  }
  const fetchPage = (cursor?: string, signal?: AbortSignal) =>
    call(agents.bets, { query: { ...query, ...(cursor && { cursor }) }, ...(signal && { signal }) })
  const list = usePages('bets', query, fetchPage)
  const rows = list.data?.pages.flatMap(({ lists }) => lists) ?? []
  const hidden = Math.max(0, ...(list.data?.pages.map((page) => page.hidden) ?? []))
  const columns = ['agents.f_stake', 'agents.f_valid', 'agents.f_payout', 'agents.f_net'] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PeriodFilter chosen={chosen} onChange={setChosen} />
      <Filters
        search={<AccountSearch value={typed} onChange={setTyped} />}
        file={
          <SaveCsv
            name="team-betting"
            head={[
              ...[text('records.col_time'), text('agents.col_name'), text('records.col_game')],
              text('agents.round'),
              ...columns.map((key) => `${text(key)} (${symbol})`),
              text('agents.col_state'),
            ]}
            rowsOf={async () => {
              const { rows, isCut } = await allOf(fetchPage, ({ lists }) => lists)
              return { rows: rows.map((bet) => cellsOf(bet, text)), isCut }
            }}
          />
        }
      >
        <Pick
          label={text('records.category')}
          value={category ?? ''}
          onChange={(next) => setFilters({ games: next || undefined })}
          choices={['' as const, ...catalog.gameTypes].map((value) => ({
            value,
            label: gameKindName(value || '*', text),
          }))}
        />
      </Filters>
      {hidden > 0 && (
        <p className="px-1 text-[13px] text-text-2">{text('agents.bets_hidden', { count: hidden })}</p>
      )}
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={{ title: text('records.empty_title'), text: text('records.empty_text') }}
      >
        <Card as="ul" className="overflow-hidden">
          {rows.map((bet) => (
            <BetRow
              key={bet.id}
              bet={bet}
              currency={currency}
              at={formatDateTime(bet.at, language, timeZone, 'short')}
            />
          ))}
        </Card>
        <More of={list} />
      </Listed>
    </div>
  )
}

const cellsOf = (bet: Bet, text: ReturnType<typeof useText>) => [
  ...[bet.at, bet.account, bet.gameName, bet.roundId, bet.stake, bet.valid, bet.payout, bet.net],
  text(`agents.bet_${bet.status}`),
]
