import { formatMoney } from '@jackfruit/i18n'
import { Check } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import type { Checks } from './queries.ts'

/** Whether what a withdrawal gives up was agreed to: of another sum it is asked anew. */
export function useLost(checks: Checks | undefined) {
  const [agreed, setAgreed] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLElement>(null)
  const sum = checks && checks.bonuses.lists.length > 0 ? checks.bonuses.lost : null
  const isMissing = sum !== null && agreed !== sum
  return {
    place,
    isAgreed: !isMissing,
    isComplained: isAsked && isMissing,
    agree: (isAgreed: boolean) => setAgreed(isAgreed ? sum : null),
    /** True where the tick is missing: it is brought before the eyes, and told from here on. */
    ask() {
      setAsked(isMissing)
      if (isMissing) place.current?.focus()
      return isMissing
    },
    agreement: sum === null ? {} : { forfeit: sum },
  }
}

/** Exactly what a withdrawal gives up, and the tick without which it is not sent. */
export function LostBonuses({ checks, lost }: { checks: Checks; lost: ReturnType<typeof useLost> }) {
  const text = useText()
  const { bonuses, currency } = checks
  if (bonuses.lists.length === 0) return null
  return (
    <section
      className="grid gap-3 rounded-[16px] bg-warning-bg p-4 text-[14px]"
      data-testid="lost-bonuses"
      ref={lost.place}
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
        checked={lost.isAgreed}
        error={lost.isComplained ? text('withdraw.lost_missing') : undefined}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        onChange={({ target }) => lost.agree(target.checked)}
      >
        {text('withdraw.lost_tick', { amount: formatMoney(bonuses.lost, currency) })}
      </Check>
    </section>
  )
}
