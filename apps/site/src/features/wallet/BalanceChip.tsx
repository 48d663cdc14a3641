import { moneyParts } from '@jackfruit/i18n'
import { Money, Skeleton } from '@jackfruit/ui'
import { EyeIcon, EyeSlashIcon } from '../../shared/icons.ts'
import { setHidden, useHidden } from '../../shared/hidden.ts'
import { useText } from '../../shared/text.ts'
import { useBalance } from './useBalance.ts'

/** The balance on the rind: label, amount, and an eye that hides it from onlookers. */
export function BalanceChip({ size = 'bar' }: { size?: 'bar' | 'phone' | 'panel' }) {
  const text = useText()
  const isHidden = useHidden()
  const balance = useBalance()
  const label = isHidden ? text('common.show_balance') : text('common.hide_balance')
  const figureSize = { bar: 'text-[17px]', phone: 'text-[16px]', panel: 'text-[24px]' }[size]

  return (
    <div className="flex min-w-0 items-center rounded-[12px] bg-white/8 ps-3.5 pe-1">
      <div className="min-w-0 py-1" aria-busy={balance.isPending}>
        {size !== 'phone' && <p className="text-[12px] leading-[1.35] text-on-rind-2">{text('common.balance')}</p>}
        {balance.data ? (
          <Money
            {...moneyParts(balance.data.sumBalance, balance.data.currency)}
            isHidden={isHidden}
            hiddenLabel={text('common.balance_hidden')}
            className={`${figureSize} leading-[1.3]`}
          />
        ) : balance.isError ? (
          <button type="button" className="text-[13px] underline underline-offset-2" onClick={() => void balance.refetch()}>
            {text('common.retry')}
          </button>
        ) : (
          <Skeleton className="my-1 h-4 w-[120px] !bg-white/15 after:hidden" />
        )}
      </div>
      <button
        type="button"
        className="icon-btn icon-btn-bare ms-auto"
        aria-label={label}
        title={label}
        aria-pressed={isHidden}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
      </button>
    </div>
  )
}
