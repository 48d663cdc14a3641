import type { agents } from '@jackfruit/contracts'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { minorOf } from '../shared/minor.ts'
import { reckon } from './reckon.ts'
import { usePeriodText } from './usePeriodText.ts'

interface WouldHaveProps {
  /** The last period that was reckoned. */
  last: agents.Payment
  offered: agents.Terms
}

/** What is on offer, in money: the last period reckoned by the new terms, and how much more or less that is. */
export function WouldHave({ last, offered }: WouldHaveProps) {
  const text = useText()
  const periodText = usePeriodText()
  const { currency } = useCentre()
  const { scale } = currencyOf(currency)
  const { tiers, step, onlyIfTeamLost } = offered
  const { pay } = reckon(
    { ...last, terms: offered, own: { ...last.own, tiers, step, onlyIfTeamLost } },
    scale,
  )
  const more = pay - minorOf(last.amount, scale)
  return (
    <p
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-[12px] bg-surface-2 px-4 py-3 text-[14px]"
      data-testid="would-have"
    >
      <span className="text-text-2">{text('agents.would_have', { period: periodText(last) })}</span>
      <Amount amount={formatMinor(pay, scale)} currency={currency} hasSymbol className="text-[18px]" />
      {more !== 0n && <Amount amount={formatMinor(more, scale)} currency={currency} isNet />}
    </p>
  )
}
