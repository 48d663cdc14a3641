import { moneyParts } from '@jackfruit/i18n'
import { Money } from '@jackfruit/ui'
import { useHidden } from '../../../shared/money/hidden.ts'
import { useText } from '../../../shared/text/text.ts'

interface FigureProps {
  amount: string
  currency: string
  isSigned?: boolean
  className?: string
}

/** An amount with its symbol; hidden with the balance. */
export function Figure({ amount, currency, isSigned, className }: FigureProps) {
  const text = useText()
  const isHidden = useHidden()
  return (
    <Money
      {...moneyParts(amount, currency, isSigned ? { signed: true } : {})}
      isHidden={isHidden}
      hiddenLabel={text('common.balance_hidden')}
      className={className ?? ''}
    />
  )
}
