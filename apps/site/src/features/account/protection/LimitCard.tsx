import { formatMoney } from '@jackfruit/i18n'
import { Button, Card, Meter } from '@jackfruit/ui'
import { useState } from 'react'
import { portionOf } from '../../../shared/money/portion.ts'
import { useText } from '../../../shared/text/text.ts'
import { LimitForm } from './LimitForm.tsx'
import { PendingRaise } from './PendingRaise.tsx'
import type { Limit, LimitKind } from './queries.ts'

const nearlyFull = 80

interface LimitCardProps {
  kind: LimitKind
  limits: readonly Limit[]
  currency: string
}

/** One kind of limit, for each of its periods. */
export function LimitCard({ kind, limits, currency }: LimitCardProps) {
  const text = useText()
  const [edited, setEdited] = useState<string | null>(null)
  return (
    <Card as="section" aria-labelledby={`limit-${kind}`} className="p-5" data-testid={`limit-${kind}`}>
      <h3 id={`limit-${kind}`} className="text-[17px]">
        {text(`protection.kind_${kind}`)}
      </h3>
      <p className="mt-1 text-[13px] text-text-2">{text(`protection.about_${kind}`)}</p>
      <ul className="mt-3 divide-y divide-line">
        {limits.map((limit) => (
          <li key={limit.period} className="py-3 last:pb-0">
            <Row
              limit={limit}
              currency={currency}
              isEdited={edited === limit.period}
              onEdit={(isOpen) => setEdited(isOpen ? limit.period : null)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface RowProps {
  limit: Limit
  currency: string
  isEdited: boolean
  onEdit: (isOpen: boolean) => void
}

function Row({ limit, currency, isEdited, onEdit }: RowProps) {
  const text = useText()
  const shown = useAmount(limit.kind, currency)
  const { amount, used } = limit
  const name = `${text(`protection.kind_${limit.kind}`)}: ${text(`protection.period_${limit.period}`)}`
  const percent = amount === null ? null : portionOf(used, amount)
  const value =
    amount === null
      ? text('protection.used_of_none', { used: shown(used) })
      : text('protection.used_of', { used: shown(used), limit: shown(amount) })
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 text-[14px]">
        <p className="font-[680]">{text(`protection.period_${limit.period}`)}</p>
        <p className="num text-text-2 max-sm:col-span-2 max-sm:row-start-2">{value}</p>
        <Button
          size="sm"
          className="sm:col-start-2 sm:row-span-2 sm:row-start-1"
          aria-expanded={isEdited}
          aria-label={`${text(amount === null ? 'protection.set' : 'protection.change')}: ${name}`}
          onClick={() => onEdit(!isEdited)}
        >
          {text(amount === null ? 'protection.set' : 'protection.change')}
        </Button>
      </div>
      {percent !== null && (
        <Meter
          label={name}
          value={value}
          percent={percent}
          tone={percent >= 100 ? 'full' : percent >= nearlyFull ? 'warning' : 'good'}
          className="mt-2"
        />
      )}
      {limit.raise && <PendingRaise limit={limit} raise={limit.raise} shown={shown} />}
      {isEdited && <LimitForm limit={limit} name={name} onDone={() => onEdit(false)} />}
    </>
  )
}

/** A limit in its own measure: money, or minutes. */
function useAmount(kind: LimitKind, currency: string): (figure: string) => string {
  const text = useText()
  return (figure) =>
    kind === 'session'
      ? text('protection.minutes', { count: Number.parseInt(figure, 10) })
      : formatMoney(figure, currency)
}
