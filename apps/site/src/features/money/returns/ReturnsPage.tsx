import { returns } from '@jackfruit/contracts'
import { Card, Empty, SegmentedTabs, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { oneOf, useFilters } from '../../../shared/address/filters.ts'
import { call } from '../../../shared/calls/api.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { GameReturns } from './GameReturns.tsx'

const spans = ['7', '30', '90'] as const

/** What every game has really returned, beside what it publishes. For anybody, logged in or not. */
export default function ReturnsPage() {
  const text = useText()
  const language = useLanguage() as 'EN'
  const { filters, setFilters } = useFilters()
  const days = oneOf(spans, filters.days) ?? '30'
  const found = useQuery({
    queryKey: ['returns', days, language],
    queryFn: ({ signal }) => call(returns.gameReturns, { query: { days, language }, signal }),
    placeholderData: (shown) => shown,
  })
  const games = found.data?.games
  return (
    <div className="wrap grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-5 py-5 md:py-8">
      <PageHead title={text('returns.title')} lead={text('returns.lead')} />
      <div className="flex">
        <SegmentedTabs
          label={text('profit.period')}
          value={days}
          onChange={(next) => setFilters({ days: next === '30' ? undefined : next })}
          segments={spans.map((value) => ({ value, label: text(`profit.days_${value}`) }))}
        />
      </div>
      <Card className="overflow-hidden">
        {games ? (
          games.length > 0 ? (
            <ul data-testid="returns">
              {games.map((game) => (
                <GameReturns key={game.nodeId} game={game} />
              ))}
            </ul>
          ) : (
            <Empty title={text('returns.empty_title')}>{text('returns.empty_text')}</Empty>
          )
        ) : found.isError ? (
          <Failed of={found} title="returns.failed" />
        ) : (
          <div aria-busy="true" className="grid gap-3 p-5">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        )}
      </Card>
      <Card className="p-5 md:p-6">
        <h2 className="text-[18px]">{text('returns.how_title')}</h2>
        <p className="mt-2 max-w-[70ch] text-text-2">{text('returns.how_text')}</p>
        <p className="mt-2 max-w-[70ch] text-text-2">{text('returns.how_outside')}</p>
      </Card>
    </div>
  )
}
