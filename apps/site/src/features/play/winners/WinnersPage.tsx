import { content, type ReplyOf } from '@jackfruit/contracts'
import { formatDateTime, moneyParts } from '@jackfruit/i18n'
import { Card, Empty, Money, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/calls/api.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'

type Winner = ReplyOf<typeof content.winners>['lists'][number]

const askEvery = 20_000

function useBoard() {
  const language = useLanguage() as 'EN'
  return useQuery({
    queryKey: ['winners', 'board', language],
    queryFn: ({ signal }) =>
      call(content.winners, { query: { gameCategory: 'ALL', language, limitNum: '20' }, signal }),
    refetchInterval: askEvery,
    placeholderData: (shown) => shown,
  })
}

/** The latest wins of real rounds: who, at what, how much, when. */
export default function WinnersPage() {
  const text = useText()
  const board = useBoard()
  const rows = board.data?.lists
  return (
    <div className="wrap grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-5 py-5 md:py-8">
      <PageHead title={text('winners.title')} lead={text('winners.lead')} />
      <Card className="overflow-hidden">
        {rows ? (
          rows.length > 0 ? (
            <Board rows={rows} />
          ) : (
            <Empty title={text('winners.empty_title')}>{text('winners.empty_text')}</Empty>
          )
        ) : board.isError ? (
          <Failed of={board} title="winners.failed" />
        ) : (
          <div aria-busy="true" className="grid gap-3 p-5">
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <Skeleton key={row} className="h-11" />
            ))}
          </div>
        )}
      </Card>
    </div>
  )
}

const cell = 'px-3 py-3 md:px-5'

function Board({ rows }: { rows: readonly Winner[] }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  return (
    <table className="w-full text-[14px]" data-testid="winner-board">
      <caption className="sr-only">{text('winners.title')}</caption>
      <thead className="bg-sunken text-[13px] text-text-2">
        <tr>
          <th scope="col" className={`${cell} text-start font-[600]`}>
            {text('winners.player')}
          </th>
          <th scope="col" className={`${cell} text-start font-[600]`}>
            {text('winners.game')}
          </th>
          <th scope="col" className={`${cell} text-end font-[600]`}>
            {text('winners.prize')}
          </th>
          <th scope="col" className={`${cell} text-end font-[600] max-md:hidden`}>
            {text('winners.when')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, gameName, prizeAmount, nodeId, at }) => (
          <tr key={`${at}${player}${nodeId}${prizeAmount}`} className="border-line not-first:border-t">
            <td className={`${cell} font-[640]`}>{player}</td>
            <td className={`${cell} text-text-2 [overflow-wrap:anywhere]`}>{gameName}</td>
            <td className={`${cell} text-end font-[680] whitespace-nowrap`}>
              <Money {...moneyParts(prizeAmount, currency, { signed: true })} tone="positive" />
            </td>
            <td className={`${cell} num text-end whitespace-nowrap text-text-3 max-md:hidden`}>
              <time dateTime={at}>{formatDateTime(at, language, timeZone, 'short')}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
