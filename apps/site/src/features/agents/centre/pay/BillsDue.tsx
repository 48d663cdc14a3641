import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useBills } from '../queries.ts'
import { BillsWindow } from './BillsWindow.tsx'

/** What is due and not yet late, beside the records of those who wait for it. */
export function BillsDue() {
  const text = useText()
  const { data } = useBills()
  const [isOpen, setOpen] = useState(false)
  if (!data || data.lists.every(({ state }) => state === 'paid')) return null
  return (
    <div className="card flex flex-wrap items-center justify-between gap-3 px-4 py-3" data-testid="bills-due">
      <p className="text-[14px]">
        <b className="font-[680]">{text('agents.bills')}</b>{' '}
        <Amount amount={data.total} currency={data.currency} hasSymbol />
      </p>
      <Button onClick={() => setOpen(true)}>{text('agents.bills_see')}</Button>
      {isOpen && <BillsWindow onClose={() => setOpen(false)} />}
    </div>
  )
}
