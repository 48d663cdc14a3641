import { formatDateTime, formatMoney, formatPercent } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { useState } from 'react'
import { nameOfType } from '../../../shared/games/typeName.ts'
import { CaretDownIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { More } from '../../../shared/parts/More.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Payment, usePayments } from './queries.ts'

/** What was paid, by hand or by itself, each with what it was made of. */
export function PaidList() {
  const text = useText()
  const found = usePayments()
  const rows = found.data?.pages.flatMap(({ lists }) => lists) ?? []
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-labelledby="rebate-paid">
      <h3 id="rebate-paid" className="text-[17px]">
        {text('rebates.history')}
      </h3>
      {found.isPending || found.isError ? (
        <NotYet of={found} title="rebates.failed" height="h-24" />
      ) : rows.length === 0 ? (
        <Card>
          <p className="px-4 py-5 text-center text-[14px] text-text-2">{text('rebates.history_none')}</p>
        </Card>
      ) : (
        <Card as="ul" className="divide-y divide-line">
          {rows.map((payment) => (
            <PaidRow key={payment.id} payment={payment} />
          ))}
        </Card>
      )}
      <More of={found} words="promotions.more" />
    </section>
  )
}

function PaidRow({ payment: { way, amount, at, lines } }: { payment: Payment }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const [isOpen, setOpen] = useState(false)
  return (
    <li data-testid="rebate-payment">
      <button
        type="button"
        className="flex w-full items-center justify-between gap-4 px-4 py-3 text-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0">
          <span className="block font-[560] text-[15px]">{text(`rebates.way_${way}`)}</span>
          <span className="block text-[13px] text-text-2">
            {formatDateTime(at, language, timeZone, 'short')}
          </span>
        </span>
        <span className="flex flex-none items-center gap-3">
          <Sum amount={amount} currency={currency} className="font-[660]" />
          <CaretDownIcon size={16} className={isOpen ? 'rotate-180' : ''} />
        </span>
      </button>
      {isOpen && (
        <ul className="grid gap-2 px-4 pb-4 text-[13px] text-text-2">
          {lines.map((line) => (
            <li key={`${line.kind}-${line.rate}`} className="flex flex-wrap justify-between gap-x-4">
              <span className="num">
                {nameOfType(line.kind)} ·{' '}
                {text('rebates.valid_at', {
                  valid: formatMoney(line.valid, currency),
                  rate: formatPercent(line.rate),
                })}
              </span>
              <span className="num">{formatMoney(line.amount, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
