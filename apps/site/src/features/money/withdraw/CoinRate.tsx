import { formatMoney } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import type { Order } from './queries.ts'

interface CoinRateProps {
  coin: NonNullable<Order['pay']>
  purse: string
  isOnRind?: boolean
}

/** What of a coin arrives, and what one costs in the purse. */
export function CoinRate({ coin: { amount, currency, rate }, purse, isOnRind }: CoinRateProps) {
  const text = useText()
  return (
    <span className={join('num block text-[13px]', isOnRind ? 'text-on-rind-2' : 'text-text-2')}>
      {text('withdraw.coin_rate', { coin: `${amount} ${currency}`, price: formatMoney(rate, purse) })}
    </span>
  )
}
