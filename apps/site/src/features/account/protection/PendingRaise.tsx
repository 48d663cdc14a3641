import { protection } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { ClockCounterClockwiseIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Limit, useChange } from './queries.ts'

interface PendingRaiseProps {
  limit: Limit
  raise: NonNullable<Limit['raise']>
  shown: (amount: string) => string
}

/** A raise that was asked for: it waits for its day, then to be confirmed, and can be taken back until then. */
export function PendingRaise({ limit: { kind, period }, raise, shown }: PendingRaiseProps) {
  const text = useText()
  const { change, problem, isBusy } = useChange()
  const keep = () =>
    void change(
      () => call(protection.cancelRaise, { body: { kind, period } }),
      text('protection.raise_cancelled'),
    )
  return (
    <div className="mt-2.5 grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-[12px] bg-warning-bg px-3.5 py-2.5 text-[14px]">
        <ClockCounterClockwiseIcon size={20} className="flex-none text-warning" />
        <p className="min-w-0 flex-1 basis-48">
          <Asked raise={raise} shown={shown} />
        </p>
        <div className="flex flex-wrap gap-2">
          {raise.isReady && (
            <Button
              size="sm"
              look="green"
              isBusy={isBusy}
              onClick={() => void change(() => call(protection.confirmRaise, { body: { kind, period } }))}
            >
              {text('protection.confirm_raise')}
            </Button>
          )}
          <Button size="sm" isBusy={isBusy} onClick={keep}>
            {text('protection.cancel_raise')}
          </Button>
        </div>
      </div>
      <Problem>{problem}</Problem>
    </div>
  )
}

function Asked({ raise: { amount, at, isReady }, shown }: Pick<PendingRaiseProps, 'raise' | 'shown'>) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  if (isReady)
    return amount === null
      ? text('protection.end_ready')
      : text('protection.raise_ready', { limit: shown(amount) })
  const from = formatDateTime(at, language, timeZone, 'short')
  return amount === null
    ? text('protection.ends_at', { at: from })
    : text('protection.rises_at', { at: from, limit: shown(amount) })
}
