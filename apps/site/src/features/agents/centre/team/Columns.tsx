import { currencyOf } from '@jackfruit/kernel'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'

/** Widths that the head and every row share. */
export const columnsLook = 'md:grid md:grid-cols-[minmax(0,2.5fr)_0.7fr_1.4fr_1.4fr_minmax(0,2fr)] md:gap-x-3'

/** What stands in which column, where there is room for them. */
export function Columns() {
  const text = useText()
  const { symbol } = currencyOf(useCentre().currency)
  return (
    <div aria-hidden="true" className={`hidden px-4 py-3 text-[13px] font-[600] text-text-3 ${columnsLook}`}>
      <span>{text('agents.col_name')}</span>
      <span className="text-end">{text('agents.col_team')}</span>
      <span className="text-end">{`${text('common.balance')} (${symbol})`}</span>
      <span className="text-end">{`${text('agents.valid_month')} (${symbol})`}</span>
      <span className="text-end">{text('agents.col_contracts')}</span>
    </div>
  )
}
