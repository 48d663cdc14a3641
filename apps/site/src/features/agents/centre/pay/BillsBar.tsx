import { formatMoney } from '@jackfruit/i18n'
import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { BillsWindow } from './BillsWindow.tsx'

/** Overdue bills hold the agent's withdrawals and transfers: on each page it is said, with the way out. */
export function BillsBar({ owes }: { owes: string }) {
  const text = useText()
  const { currency } = useCentre()
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      role="alert"
      data-testid="bills-bar"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-[14px] bg-negative-bg px-4 py-3.5"
    >
      <WarningCircleIcon size={22} weight="fill" className="flex-none text-negative" />
      <p className="min-w-[200px] flex-1 text-[14px]">
        <b className="block font-[680]">
          {text('agents.bills_overdue', { amount: formatMoney(owes, currency) })}
        </b>
        {text('agents.bills_hold')}
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        {text('agents.bills_see')}
      </Button>
      {isOpen && <BillsWindow onClose={() => setOpen(false)} />}
    </div>
  )
}
