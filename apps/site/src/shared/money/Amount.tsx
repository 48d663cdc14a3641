import { moneyParts } from '@jackfruit/i18n'
import type { Minor } from '@jackfruit/kernel'
import { Money } from '@jackfruit/ui'

interface AmountProps {
  amount: string | Minor
  currency: string
  /** A net: sign and colour, and no symbol where the column names it. */
  isNet?: boolean
  /** An entry of an account: what came in is marked, what went out is nothing bad. */
  isEntry?: boolean
  hasSymbol?: boolean
  className?: string
}

export function Amount({ amount, currency, isNet, isEntry, hasSymbol, className }: AmountProps) {
  const { sign, symbol, figure } = moneyParts(amount, currency, isNet || isEntry ? { signed: true } : {})
  const isIn = sign === '+'
  const tone = isIn ? 'positive' : isNet && sign !== '' ? 'negative' : 'plain'
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
