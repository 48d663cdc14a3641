import { formatMoney } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { ClockCounterClockwiseIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { CoinRate } from './CoinRate.tsx'
import type { CheckRow } from './checkRows.ts'
import type { Checks } from './queries.ts'
import { Sum } from './Sum.tsx'
import type { Way } from './WayChoice.tsx'
import { useDuration } from './words.ts'

interface FootProps {
  checks: Checks
  /** What stands in the way. */
  stop: CheckRow | undefined
  by: Way
  isBusy: boolean
  onAdd: () => void
}

/** What arrives, when about or why not yet, and the button; it stays in sight. */
export function Foot({ checks, stop, by, isBusy, onAdd }: FootProps) {
  const text = useText()
  const duration = useDuration()
  const { amount, fee, receive, currency, feeRate, pay, channel, isAutomatic, freeLeft } = checks
  // Before there is anywhere to pay to, the next step is that and nothing else.
  const isFirst = checks.account.problem === 'none_bound'
  const isPeer = by === 'peer'
  const when = !isAutomatic
    ? text('withdraw.by_person')
    : isPeer
      ? text('withdraw.by_members_soon')
      : channel && text('withdraw.usually', { time: duration(channel.medianSeconds) })
  return (
    <div className="sticky bottom-[-24px] z-10 -mx-4 mt-auto -mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      <div className="min-w-0 flex-1">
        <p className="text-[13px] text-text-2">
          {isPeer
            ? text('withdraw.you_receive_all')
            : freeLeft > 0
              ? text('withdraw.you_receive_free', { left: String(freeLeft) })
              : /^[0.]+$/.test(feeRate.percent)
                ? text('withdraw.you_receive_fixed', { fee: formatMoney(fee, currency) })
                : text('withdraw.you_receive', { fee: formatMoney(fee, currency), percent: feeRate.percent })}
        </p>
        <Sum amount={isPeer ? (amount ?? receive) : receive} currency={currency} className="text-[22px]" />
        {pay && <CoinRate coin={pay} purse={currency} />}
      </div>
      <p
        role="status"
        className="flex items-center gap-2 text-[13px] leading-[1.4] text-text-2 empty:sr-only tall:leading-[1.6] max-sm:order-first max-sm:basis-full sm:max-w-[260px]"
      >
        {isFirst ? null : stop ? (
          <>
            <WarningCircleIcon size={18} weight="fill" className="flex-none text-warning" />
            <span>
              {stop.title}: {stop.detail}
            </span>
          </>
        ) : (
          when && (
            <>
              <ClockCounterClockwiseIcon size={18} className="flex-none" />
              {when}
            </>
          )
        )}
      </p>
      {isFirst ? (
        <Button look="gold" size="lg" className="max-sm:w-full" onClick={onAdd}>
          {text('withdraw.add_account')}
        </Button>
      ) : (
        <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="max-sm:w-full">
          {amount
            ? text('withdraw.submit_amount', { amount: formatMoney(amount, currency) })
            : text('withdraw.submit')}
        </Button>
      )}
    </div>
  )
}
