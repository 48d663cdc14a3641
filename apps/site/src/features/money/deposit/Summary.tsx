import { formatMoney } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { LockIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { readAmount } from './amounts.ts'
import { type Method, useSum } from './queries.ts'
import type { DepositBonus } from './useChosenBonus.ts'

interface SummaryProps {
  method: Method
  bonus: DepositBonus | null
  /** The amount as it is read; null while it is none. */
  shown: string | null
  currency: string
}

/** What is paid, what comes with it, and what has to be staked for both. */
export function Summary({ method, bonus, shown, currency }: SummaryProps) {
  const text = useText()
  const withBonus = bonus && shown
  return (
    <dl className="card grid px-4 text-[14px]">
      <Line label={text('deposit.you_pay')} value={shown ?? '–'} />
      {withBonus && (
        <Line
          label={text('deposit.bonus')}
          value={text('deposit.bonus_brings', { amount: formatMoney(bonus.bonus, currency) })}
        />
      )}
      <Line
        label={text('deposit.turnover')}
        value={withBonus ? formatMoney(bonus.turnover, currency) : (shown ?? '–')}
      />
      {method.accountEnding && (
        <Line
          label={text('deposit.sent_to')}
          value={text('deposit.ending', { name: method.name, ending: method.accountEnding })}
        />
      )}
    </dl>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0">
      <dt className="text-text-2">{label}</dt>
      <dd className="num font-[680]">{value}</dd>
    </div>
  )
}

/** What the balance will be, and the button; it stays in sight. */
export function Foot({
  shown,
  amount,
  bonus,
  currency,
  isBusy,
}: Omit<SummaryProps, 'method'> & { amount: bigint | null; isBusy: boolean }) {
  const text = useText()
  const balance = useSum()
  // What waits beside the balance is not in it yet.
  const played = bonus && bonus.mode !== 'NON_STICKY' ? (readAmount(bonus.bonus) ?? 0n) : 0n
  const sum = balance.data ? readAmount(balance.data.sumBalance) : null
  const after = sum === null || amount === null ? null : sum + amount + played
  return (
    <div className="sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
      <div className="min-w-0 flex-1">
        <p className="text-[13px] text-text-2">{text('deposit.after')}</p>
        <p className="num text-[20px] leading-[1.4] font-[760] whitespace-nowrap" data-testid="balance-after">
          {after === null || shown === null ? '–' : formatMoney(after, currency)}
        </p>
      </div>
      <span className="flex items-center gap-1.5 text-[13px] text-text-2 max-md:hidden">
        <LockIcon size={16} weight="fill" />
        {text('deposit.encrypted')}
      </span>
      <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="max-sm:w-full">
        {shown ? text('deposit.submit', { amount: shown }) : text('deposit.submit_plain')}
      </Button>
    </div>
  )
}
