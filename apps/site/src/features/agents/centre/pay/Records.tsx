import type { agents } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Badge, Card, Modal } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CaretRightIcon, XIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { readOf, usePay } from '../queries.ts'
import { allOf } from '../shared/csv.ts'
import { Listed, More } from '../shared/Listed.tsx'
import { SaveCsv } from '../shared/SaveCsv.tsx'
import { payTones } from '../shared/stateLooks.ts'
import { BillsDue } from './BillsDue.tsx'
import { Statement } from './Statement.tsx'
import { usePeriodText } from './usePeriodText.ts'

interface RecordsProps {
  kind: agents.PayKind
  whose: 'own' | 'downlines'
}

/** What was paid, newest first; each opens to the statement that reckons it again. */
export function Records({ kind, whose }: RecordsProps) {
  const text = useText()
  const list = usePay(kind, whose)
  const [open, setOpen] = useState<agents.Payment | null>(null)
  const rows = list.data?.pages.flatMap(({ payments }) => payments) ?? []
  const currency = list.data?.pages[0]?.currency ?? ''
  return (
    <>
      {whose === 'downlines' && <BillsDue />}
      <Listed
        of={list}
        isEmpty={rows.length === 0 && !list.hasNextPage}
        empty={{ title: text('agents.records_empty'), text: text('agents.records_empty_text') }}
      >
        <div className="-mb-2 flex justify-end">
          <RecordsCsv {...{ kind, whose, currency }} />
        </div>
        <Card as="ul" className="overflow-hidden">
          {rows.map((payment) => (
            <Row
              key={payment.id}
              payment={payment}
              currency={currency}
              isOfDownline={whose === 'downlines'}
              onOpen={() => setOpen(payment)}
            />
          ))}
        </Card>
        <More of={list} />
      </Listed>
      {open && (
        <Modal
          isOpen
          size="wide"
          onClose={() => setOpen(null)}
          title={text('agents.statement')}
          close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
        >
          <Statement payment={open} currency={currency} />
        </Modal>
      )}
    </>
  )
}

interface RowProps {
  payment: agents.Payment
  currency: string
  isOfDownline: boolean
  onOpen: () => void
}

function Row({ payment, currency, isOfDownline, onOpen }: RowProps) {
  const text = useText()
  const periodText = usePeriodText()
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        data-testid="payment"
        data-state={payment.state}
        className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-surface-2"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          {isOfDownline && <b className="block font-[670] [overflow-wrap:anywhere]">{payment.account}</b>}
          <span className={isOfDownline ? 'num block text-[13px] text-text-3' : 'num block font-[640]'}>
            {periodText(payment)}
          </span>
        </span>
        <span className="flex flex-none flex-wrap items-center justify-end gap-x-3 gap-y-1 text-end">
          <Badge tone={payTones[payment.state]}>{text(`agents.ps_${payment.state}`)}</Badge>
          <Amount amount={payment.amount} currency={currency} className="text-[15px]" />
        </span>
        <CaretRightIcon size={16} weight="bold" className="flex-none text-text-3 rtl:-scale-x-100" />
      </button>
    </li>
  )
}

function RecordsCsv({ kind, whose, currency }: RecordsProps & { currency: string }) {
  const text = useText()
  return (
    <SaveCsv
      name={`${kind}-${whose}`}
      head={[
        ...[text('agents.col_name'), text('agents.csv_from'), text('agents.csv_to')],
        ...[
          text('agents.col_state'),
          `${text('wallet.amount')} (${currency && currencyOf(currency).symbol})`,
        ],
      ]}
      rowsOf={async () => {
        const { rows, isCut } = await allOf(
          (cursor) => call(readOf(kind), { query: { whose, ...(cursor && { cursor }) } }),
          ({ payments }) => payments,
        )
        return {
          isCut,
          rows: rows.map(({ account, from, to, state, amount }) => [
            ...[account, from, to, text(`agents.ps_${state}`), amount],
          ]),
        }
      }}
    />
  )
}
