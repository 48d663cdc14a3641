import { moneyParts } from '@jackfruit/i18n'
import { Money } from '@jackfruit/ui'

interface SumProps {
  amount: string
  currency: string
  /** Leaves out decimals that are all zero. */
  isWhole?: boolean
  /** Takes the colour of what stands around it. */
  isPlain?: boolean
  className?: string
}

export function Sum({ amount, currency, isWhole, isPlain, className }: SumProps) {
  const parts = moneyParts(amount, currency, isWhole ? { whole: true } : {})
  return <Money {...parts} {...(isPlain ? { tone: 'inherit' } : {})} className={className ?? ''} />
}
