import { formatCount, formatMoney } from '@jackfruit/i18n'
import { Card, join } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { type Change, changeOf } from './compare.ts'
import { minorOf } from './minor.ts'

/** Figures side by side: two in a row on phones. */
export function Sums({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-2.5 md:grid-cols-3 lg:grid-cols-4">{children}</dl>
}

interface SumProps {
  label: string
  children: ReactNode
  below?: ReactNode
}

export function Sum({ label, children, below }: SumProps) {
  return (
    <Card className="flex min-w-0 flex-col px-3.5 py-3">
      <dt className="text-[13px] text-text-2">{label}</dt>
      <dd className="mt-0.5 text-[16px] [overflow-wrap:anywhere] md:text-[18px]">{children}</dd>
      {below && <dd className="mt-0.5 text-[12px] text-text-3">{below}</dd>}
    </Card>
  )
}

interface MoneySumProps {
  label: string
  amount: string
  before?: string | undefined
  currency: string
  scale: number
  isNet?: boolean
}

/** An amount, and what it was on as many days before. */
export function MoneySum({ label, amount, before, currency, scale, isNet = false }: MoneySumProps) {
  const change = before === undefined ? null : changeOf(minorOf(amount, scale), minorOf(before, scale))
  return (
    <Sum
      label={label}
      below={before !== undefined && <Before change={change}>{formatMoney(before, currency)}</Before>}
    >
      <Amount amount={amount} currency={currency} isNet={isNet} />
    </Sum>
  )
}

interface CountSumProps {
  label: string
  count: number
  below?: ReactNode
}

export function CountSum({ label, count, below }: CountSumProps) {
  return (
    <Sum label={label} below={below}>
      <b className="num font-[720]">{formatCount(count)}</b>
    </Sum>
  )
}

interface BeforeProps {
  change: Change | null
  /** More of it is neither good nor bad. */
  isPlain?: boolean
  /** What it was. */
  children: string
}

/** How it changed, and from what. */
export function Before({ change, isPlain = false, children }: BeforeProps) {
  const text = useText()
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      {change && (
        <bdi
          className={join(
            'num whitespace-nowrap font-[640]',
            isPlain ? 'text-text-2' : change.isUp ? 'text-positive' : 'text-negative',
          )}
        >
          <ChangeMark isUp={change.isUp} />
          {change.isUp ? ' +' : ' −'}
          {change.percent}%
        </bdi>
      )}
      <span>{text('agents.before', { value: children })}</span>
    </span>
  )
}
