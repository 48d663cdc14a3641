import { agents } from '@jackfruit/contracts'
import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Badge, Button, Modal, Skeleton } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { XIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { Failed } from '../../../../shared/parts/Failed.tsx'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { note } from '../../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../../shared/text/text.ts'
import { useBills, useChanged } from '../queries.ts'
import { usePayName } from '../shared/names.ts'
import { payTones } from '../shared/stateLooks.ts'
import { useKey } from '../shared/useKey.ts'

/** Every open bill, and one press for all of them. */
export function BillsWindow({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Modal
      isOpen
      onPhone="sheet"
      onClose={onClose}
      title={text('agents.bills')}
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
    >
      <Bills onPaid={onClose} />
    </Modal>
  )
}

function Bills({ onPaid }: { onPaid: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const payName = usePayName()
  const bills = useBills()
  const { data } = bills
  if (!data)
    return bills.isError ? (
      <Failed of={bills} title="agents.failed_title" />
    ) : (
      <Skeleton className="m-6 h-40 !rounded-[18px]" />
    )
  const open = data.lists.filter(({ state }) => state !== 'paid')
  return (
    <div className="grid gap-4 px-6 pt-1 pb-6">
      {open.length === 0 && <p className="text-[14px] text-text-2">{text('agents.bills_none')}</p>}
      <ul>
        {open.map(({ id, account, kind, amount, state, dueAt }) => (
          <li key={id} className="flex items-center gap-3 border-line py-2.5 not-first:border-t">
            <span className="min-w-0 flex-1">
              <b className="block font-[660] [overflow-wrap:anywhere]">{account}</b>
              <span className="num block text-[13px] text-text-3">
                {`${payName(kind)} · ${text('agents.bill_due', { at: formatDateTime(dueAt, language, timeZone, 'short') })}`}
              </span>
            </span>
            <span className="flex flex-none flex-col items-end gap-1">
              <Amount amount={amount} currency={data.currency} />
              <Badge tone={payTones[state]}>{text(`agents.ps_${state}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && <PayAll {...data} onPaid={onPaid} />}
    </div>
  )
}

interface PayAllProps {
  total: string
  balance: string
  currency: string
  onPaid: () => void
}

function PayAll({ total, balance, currency, onPaid }: PayAllProps) {
  const text = useText()
  const key = useKey()
  const changed = useChanged()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const pay = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { paid } = await call(agents.payBills, { body: { key: key.of(total), total } })
      key.over()
      note('good', text('agents.bills_paid', { amount: formatMoney(paid, currency) }))
      await changed()
      onPaid()
    } catch (failure) {
      setProblem(failure)
      await changed()
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <Problem>{problem === null ? null : failureText(problem)}</Problem>
      <Button look="gold" size="lg" isBusy={isBusy} data-testid="pay-all" onClick={() => void pay()}>
        {text('agents.bills_pay', { amount: formatMoney(total, currency) })}
      </Button>
      <p className="text-[13px] text-text-2">
        {text('agents.bills_balance', { amount: formatMoney(balance, currency) })}
      </p>
    </div>
  )
}
