import { turnover } from '@jackfruit/contracts'
import { formatDateTime, formatMoney, formatPercent } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Empty, Skeleton } from '@jackfruit/ui'
import { nameOfType } from '../../../shared/games/typeName.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type CountedBet, useCountedBets } from './queries.ts'

/** Bet by bet: what counted, and why not all of it. */
export function CountedBets({ id, currency }: { id: string; currency: string }) {
  const text = useText()
  const bets = useCountedBets(id)
  if (bets.isPending) return <Skeleton className="h-40 !rounded-[14px]" />
  if (bets.isError) {
    return <Failed of={bets} title="turnover.failed" />
  }
  const rows = bets.data.pages.flatMap(({ lists }) => lists)
  if (rows.length === 0)
    return <Empty title={text('turnover.no_bets')}>{text('turnover.no_bets_text')}</Empty>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" data-testid="counted-bets">
        {rows.map((bet) => (
          <Row key={bet.place} bet={bet} currency={currency} />
        ))}
      </ul>
      <More of={bets} words="turnover.more" size="sm" />
    </>
  )
}

function Row({ bet, currency }: { bet: CountedBet; currency: string }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const why = useWhy(bet, currency)
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="leading-[1.35] font-[640] [overflow-wrap:anywhere]">{bet.gameName}</p>
        <p className="num mt-0.5 text-[13px] text-text-2">{why}</p>
        <p className="num mt-0.5 text-[13px] text-text-3">
          {formatDateTime(bet.at, language, timeZone, 'short')}
        </p>
      </div>
      <p className="text-end">
        <span className="sr-only">{text('turnover.counted')}</span>
        <Sum amount={bet.counted} currency={currency} />
      </p>
    </li>
  )
}

/** One sentence: "counted 10.00 of 100.00, because live casino counts 10 %". */
function useWhy(bet: CountedBet, currency: string): string {
  const text = useText()
  const { reason, counted, stake, valid, weight, gameType, elsewhere } = bet
  const money = (amount: string) => formatMoney(amount, currency)
  const values = {
    counted: money(counted),
    stake: money(stake),
    valid: money(valid),
    game: nameOfType(gameType),
  }
  const percent = formatPercent(String(reason === 'return' ? turnover.returnMost : weight), 0)
  const own = text(`turnover.why_${reason}`, { ...values, percent })
  return parseMinor(elsewhere) ? `${own} ${text('turnover.elsewhere', { amount: money(elsewhere) })}` : own
}
