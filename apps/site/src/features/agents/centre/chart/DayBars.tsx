import { formatMoney } from '@jackfruit/i18n'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { join } from '@jackfruit/ui'
import { axisOf } from './axis.ts'
import { useDayChoice } from './useDayChoice.ts'

interface DayBarsProps {
  title: string
  days: readonly { readonly name: string; readonly amount: Minor }[]
  currency: string
}

const height = 72
/** What is above nothing is seen. */
const leastSeen = 3

/** A bar for each day; the chosen one, which is the last at first, is told in words below. */
export function DayBars({ title, days, currency }: DayBarsProps) {
  const { scale } = currencyOf(currency)
  const { at, last, by } = useDayChoice(days.length, (share) => Math.floor(share * days.length))
  const { placeOf } = axisOf(
    days.map(({ amount }) => amount),
    { scale, height },
  )
  const chosen = days[at]
  const said = chosen ? formatMoney(chosen.amount, currency) : ''
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        {...by}
        aria-label={title}
        aria-valuetext={`${chosen?.name}: ${said}`}
        dir="ltr"
        className="mt-3 flex touch-pan-y items-end gap-[3px] rounded-[4px]"
        style={{ height }}
      >
        {days.map(({ name, amount }, day) => (
          <span key={name} aria-hidden="true" className="flex h-full min-w-0 flex-1 items-end justify-center">
            <span
              className={join(
                'w-full max-w-[28px] rounded-t-[4px]',
                day === at ? 'bg-gold-400' : amount > 0n ? 'bg-rind-400' : 'bg-white/25',
              )}
              style={{ height: Math.max(leastSeen, height - placeOf(amount)) }}
            />
          </span>
        ))}
      </div>
      <p className="num mt-2 flex justify-between gap-4 text-[13px] text-on-rind-2" aria-hidden="true">
        <span>{at > 0 && days[0]?.name}</span>
        <span>
          {chosen?.name} · <b className="font-[680] text-gold-400">{said}</b>
        </span>
      </p>
    </>
  )
}
