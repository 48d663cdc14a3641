import { moneyParts } from '@jackfruit/i18n'
import { Money } from '@jackfruit/ui'

export function Sum({
  amount,
  currency,
  className,
}: {
  amount: string
  currency: string
  className?: string
}) {
  const { symbol, figure } = moneyParts(amount, currency)
  return <Money symbol={symbol} figure={figure} className={className ?? ''} />
}
