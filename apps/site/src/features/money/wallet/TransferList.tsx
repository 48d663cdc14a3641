import { formatDateTime } from '@jackfruit/i18n'
import { Badge, type BadgeTone, Card } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'

export interface TransferLine {
  readonly id: string
  readonly title: string
  readonly at: string
  readonly amount: ReactNode
  readonly state?: { readonly tone: BadgeTone; readonly name: string; readonly icon: ReactNode }
}

/** The newest transfers, one line each. */
export function TransferList({ lines, empty }: { lines: readonly TransferLine[]; empty: string }) {
  const text = useText()
  return (
    <section className="grid gap-2" aria-labelledby="newest-transfers">
      <h3 id="newest-transfers" className="text-[17px]">
        {text('wallet.history')}
      </h3>
      {lines.length === 0 ? <p className="text-[14px] text-text-2">{empty}</p> : <MoneyLines lines={lines} />}
    </section>
  )
}

/** What moved, when, and how much: one line each. */
export function MoneyLines({ lines }: { lines: readonly TransferLine[] }) {
  const language = useLanguage()
  const { timeZone } = useBrand()
  return (
    <Card as="ul" className="overflow-hidden">
      {lines.map(({ id, title, at, amount, state }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-3 not-first:border-t"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-[14px] font-[640]">{title}</span>
            <time dateTime={at} className="num block text-[13px] text-text-2">
              {formatDateTime(at, language, timeZone)}
            </time>
          </span>
          <span className="grid justify-items-end gap-1">
            {amount}
            {state && (
              <Badge tone={state.tone} icon={state.icon}>
                {state.name}
              </Badge>
            )}
          </span>
        </li>
      ))}
    </Card>
  )
}
