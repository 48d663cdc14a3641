import { moneyParts } from '@jackfruit/i18n'
import { Money } from '@jackfruit/ui'
import { useHidden } from '../../../shared/money/hidden.ts'
import { useText } from '../../../shared/text/text.ts'
import { useBalance } from './useBalance.ts'

/** The money that a trial stakes from, by its right name: it is never taken for real. */
export default function TrialBalance() {
  const text = useText()
  const isHidden = useHidden()
  const { data } = useBalance()
  if (!data) return null
  return (
    <p className="flex items-baseline gap-2" data-testid="game-balance">
      <span className="font-[680] text-gold-300">{text('game.trial_balance')}</span>
      <Money
        {...moneyParts(data.sumBalance, data.currency)}
        isHidden={isHidden}
        hiddenLabel={text('common.balance_hidden')}
        className="font-[680]"
      />
    </p>
  )
}
