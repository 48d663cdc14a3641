import type { agents } from '@jackfruit/contracts'
import { formatCount, formatMoney } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card, Meter } from '@jackfruit/ui'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { minorOf } from '../shared/minor.ts'
import { rateText } from '../shared/names.ts'
import { Sum, Sums } from '../shared/Sums.tsx'
import { usePeriodText } from './usePeriodText.ts'

interface NowCardProps {
  kind: agents.PayKind
  now: NonNullable<agents.Contract['now']>
}

/** The running period: what it would pay by now, and how far the next step is. */
export function NowCard({ kind, now }: NowCardProps) {
  const text = useText()
  const periodText = usePeriodText()
  const { currency } = useCentre()
  const { symbol, scale } = currencyOf(currency)
  const { from, to, next } = now
  const valid = minorOf(now.valid, scale)
  const whole = next ? valid + minorOf(next.valid, scale) : valid
  const nextText = next
    ? text('agents.next', {
        ...{ step: next.tier + 1, valid: formatMoney(next.valid, currency), active: next.active },
      })
    : ''
  return (
    <Card as="section" className="grid gap-3 p-4 md:p-5" aria-labelledby="pay-now">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="pay-now" className="text-[16px]">
          {text('agents.now')}
        </h3>
        {/* Steps of the real-time salary are reached by the day. */}
        <p className="num text-[13px] text-text-3">
          {periodText({ kind: kind === 'realtime' ? 'daily' : kind, from, to })}
        </p>
      </div>
      <Sums>
        <Sum label={`${text('agents.now_amount')} (${symbol})`}>
          <Amount amount={now.amount} currency={currency} />
        </Sum>
        <Sum label={text('agents.rate')}>
          <bdi className="num font-[720]">{now.rate === null ? '–' : rateText(now.rate)}</bdi>
        </Sum>
        <Sum label={`${text('agents.f_stake')} (${symbol})`}>
          <Amount amount={now.betAmount} currency={currency} />
        </Sum>
        <Sum label={`${text('agents.f_valid')} (${symbol})`}>
          <Amount amount={now.valid} currency={currency} />
        </Sum>
        <Sum label={text('agents.f_active')}>
          <b className="num font-[720]">{formatCount(now.activeMembers)}</b>
        </Sum>
        <Sum label={`${text('agents.f_net')} (${symbol})`}>
          <Amount amount={now.profit} currency={currency} isNet />
        </Sum>
      </Sums>
      {next && (
        <div className="grid gap-1.5">
          <Meter
            label={text('agents.now')}
            value={nextText}
            percent={whole > 0n ? Number((valid * 1_000n) / whole) / 10 : 0}
          />
          <p className="text-[14px] text-text-2">{nextText}</p>
        </div>
      )}
    </Card>
  )
}
