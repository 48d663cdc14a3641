import type { agents } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'

/** Names are long: on phones what the house won stands below what was bet, and its title below that one's. */
export function ValidAndNetHead({ currency }: { currency: string }) {
  const text = useText()
  const { symbol } = currencyOf(currency)
  return (
    <th scope="col" className="end max-sm:!pe-4">
      {`${text('agents.f_valid')} (${symbol})`}
      <span className="block text-[12px] sm:hidden">{text('agents.f_net')}</span>
    </th>
  )
}

interface ValidAndNetProps {
  figures: Pick<agents.Figures, 'valid' | 'net'>
  currency: string
}

export const ValidAndNet = ({ figures, currency }: ValidAndNetProps) => (
  <>
    <Amount amount={figures.valid} currency={currency} className="!font-[560]" />
    <Amount amount={figures.net} currency={currency} isNet className="!block text-[13px] sm:!hidden" />
  </>
)
