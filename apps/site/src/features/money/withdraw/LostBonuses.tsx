import { formatMoney } from '@jackfruit/i18n'
import { Check } from '@jackfruit/ui'
import { WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Checks } from './queries.ts'

interface LostBonusesProps {
  checks: Checks
  isAgreed: boolean
  error: string | undefined
  onAgree: (isAgreed: boolean) => void
}

/** Exactly what a withdrawal gives up, and the tick without which it is not sent. */
export function LostBonuses({ checks, isAgreed, error, onAgree }: LostBonusesProps) {
  const text = useText()
  const { bonuses, currency } = checks
  return (
    <section
      className="grid gap-3 rounded-[16px] bg-warning-bg p-4 text-[14px]"
      data-testid="lost-bonuses"
      data-check="bonuses"
      tabIndex={-1}
    >
      <h3 className="flex items-center gap-2 !text-[16px]">
        <WarningCircleIcon size={20} weight="fill" className="flex-none text-warning" />
        {text('withdraw.lost_title')}
      </h3>
      <ul className="grid gap-1">
        {bonuses.lists.map(({ id, title, amount }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            <b className="num font-[680]">{formatMoney(amount, currency)}</b>
          </li>
        ))}
      </ul>
      <Check
        checked={isAgreed}
        error={error}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        onChange={({ target }) => onAgree(target.checked)}
      >
        {text('withdraw.lost_tick', { amount: formatMoney(bonuses.lost, currency) })}
      </Check>
    </section>
  )
}
