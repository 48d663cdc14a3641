import { moneyParts } from '@jackfruit/i18n'
import type { Minor } from '@jackfruit/kernel'
import { Money } from '@jackfruit/ui'

interface AmountProps {
  amount: string | Minor
  currency: string
  /** A net: sign and colour, and no symbol where the column names it. */
  isNet?: boolean
  hasSymbol?: boolean
  className?: string
}

export function Amount({ amount, currency, isNet, hasSymbol, className }: AmountProps) {
  const { sign, symbol, figure } = moneyParts(amount, currency, isNet ? { signed: true } : {})
  const tone = !isNet || sign === '' ? 'plain' : sign === '+' ? 'positive' : 'negative'
  return (
    <Money
      sign={sign}
      {...(hasSymbol ? { symbol } : {})}
      figure={figure}
      tone={tone}
      className={className ?? ''}
    />
  )
}
