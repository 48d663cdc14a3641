import { moneyParts } from '@jackfruit/i18n'
import { join, Money, Skeleton } from '@jackfruit/ui'
import { EyeIcon, EyeSlashIcon } from '../../../shared/look/icons.ts'
import { setHidden, useHidden } from '../../../shared/money/hidden.ts'
import { useText } from '../../../shared/text/text.ts'
import { useBalance } from './useBalance.ts'

/** The balance on the rind: label, amount, and an eye that hides it from onlookers. */
export default function BalanceChip({ size = 'bar' }: { size?: 'bar' | 'panel' }) {
  const text = useText()
  const isHidden = useHidden()
  const balance = useBalance()
  const label = isHidden ? text('common.show_balance') : text('common.hide_balance')
  const isBar = size === 'bar'
  // The header's chip is the one that stands on every page.
  const name = (part: string) => (isBar ? { 'data-testid': part } : {})

  return (
    // As wide from the start as with most amounts: what stands beside it is not pushed away under a finger.
    <div
      className={join(
        'flex min-w-0 items-center rounded-[12px] bg-white/8 ps-3.5 pe-1',
        isBar && 'md:min-w-[196px]',
      )}
    >
      <div className="min-w-0 py-1" aria-busy={balance.isPending}>
        <p className={join('text-[12px] leading-[1.35] text-on-rind-2', isBar && 'max-md:hidden')}>
          {text('common.balance')}
        </p>
        {balance.data ? (
          <span {...name('balance')}>
            <Money
              {...moneyParts(balance.data.sumBalance, balance.data.currency)}
              isHidden={isHidden}
              hiddenLabel={text('common.balance_hidden')}
              className={join(isBar ? 'text-[16px] md:text-[17px]' : 'text-[20px]', 'leading-[1.3]')}
            />
          </span>
        ) : balance.isError ? (
          <button
            type="button"
            className="text-[13px] underline underline-offset-2"
            onClick={() => void balance.refetch()}
          >
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
        {...name('hide-balance')}
        onClick={() => setHidden(!isHidden)}
      >
        {isHidden ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
      </button>
    </div>
  )
}
