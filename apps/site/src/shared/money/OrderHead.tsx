import { RindTexture } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { CopyIcon } from '../look/icons.ts'
import { useCopy } from '../text/copy.ts'
import { useText } from '../text/text.ts'
import { PlayMoney } from './PlayMoney.tsx'
import { Sum } from './Sum.tsx'

interface OrderHeadProps {
  id: string
  /** `D` or `W`, before the end of the id. */
  letter: string
  /** Since when, in words. */
  since: string
  amount: string
  currency: string
  badge: ReactNode
  /** By which way the money goes, and where. */
  line: ReactNode
  children?: ReactNode
}

/** The head of an order of money: its number, since when, how much, where it stands. */
export function OrderHead({ id, letter, since, amount, currency, badge, line, children }: OrderHeadProps) {
  const text = useText()
  const copy = useCopy()
  // Long ids are told on the telephone by their end; what is copied is the whole.
  const short = `${letter}-${id.slice(-8).toUpperCase()}`
  return (
    <section className="rind on-rind overflow-hidden rounded-[20px] bg-[linear-gradient(110deg,var(--rind-800),var(--rind-700))] p-5 pt-3.5">
      <RindTexture strength={0.34} fade="start" />
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-[13px] text-on-rind-2">
          <button
            type="button"
            className="num -ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-[10px] px-2 hover:bg-white/10"
            aria-label={`${text('common.copy')}: ${short}`}
            onClick={() => copy(id)}
          >
            {short}
            <CopyIcon size={16} />
          </button>
          <span className="num">{since}</span>
        </div>
        <div className="-mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="flex flex-wrap items-center gap-x-3">
            <Sum amount={amount} currency={currency} className="text-[28px] leading-[1.25] md:text-[32px]" />
            <PlayMoney />
          </p>
          <span aria-live="polite" data-testid="order-state">
            {badge}
          </span>
        </div>
        <p className="text-[14px] text-on-rind-2">{line}</p>
        {children}
      </div>
    </section>
  )
}
