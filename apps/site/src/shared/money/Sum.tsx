import { moneyParts } from '@jackfruit/i18n'
import { Money } from '@jackfruit/ui'

interface SumProps {
  amount: string
  currency: string
  /** With its sign, in its colour. */
  isNet?: boolean
  className?: string
}

/** An amount with the symbol of its currency. */
export function Sum({ amount, currency, isNet, className }: SumProps) {
  const { sign, symbol, figure } = moneyParts(amount, currency, isNet ? { signed: true } : {})
  const tone = !isNet || sign === '' ? 'plain' : sign === '+' ? 'positive' : 'negative'
  return <Money sign={sign} symbol={symbol} figure={figure} tone={tone} className={className ?? ''} />
}
