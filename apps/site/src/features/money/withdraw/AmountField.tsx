import { formatMoney } from '@jackfruit/i18n'
import { currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import { Button, join } from '@jackfruit/ui'
import { useId, useRef } from 'react'
import { useCaret } from '../../../shared/form/caret.ts'
import { plainDigits } from '../../../shared/form/digits.ts'
import { PlayMoney } from '../../../shared/money/PlayMoney.tsx'
import { useText } from '../../../shared/text/text.ts'
import type { Checks } from './queries.ts'

interface AmountFieldProps {
  value: string
  error: string | undefined
  checks: Checks
  onChange: (amount: string) => void
  onLeave: () => void
}

/** Commas and spaces are left out, and the digits of every script understood. */
const digitsOnly = (typed: string) => plainDigits(typed).replace(/[,\s]/g, '')

/** The amount as it is typed, with thousands set apart; the bounds stand below it. */
export function AmountField({ value, error, checks, onChange, onLeave }: AmountFieldProps) {
  const text = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const caret = useCaret(field, grouped(value))
  const { currency, limits, count, available } = checks
  const whole = (amount: string) => formatMoney(amount, currency, { whole: true })
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-[17px]">
          <label htmlFor={id}>{text('withdraw.step_amount')}</label>
        </h3>
        <PlayMoney />
      </div>
      <div className="field-box !min-h-[62px] !pe-2.5" data-invalid={error ? 'true' : undefined} dir="ltr">
        <span aria-hidden="true" className="text-[20px] text-text-3">
          {currencyOf(currency).symbol}
        </span>
        <input
          ref={field}
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          className="num scroll-mb-40 !text-[24px] font-[720]"
          value={grouped(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={join(`${id}-bounds`, error && `${id}-error`)}
          onChange={(event) => {
            caret(event.target)
            onChange(digitsOnly(event.target.value))
          }}
          onBlur={onLeave}
        />
        <Button
          size="sm"
          onClick={() => onChange(smallest([available, limits.max, limits.dayLeft], currency))}
        >
          {text('withdraw.all_available')}
        </Button>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-hint field-error">
          {error}
        </p>
      )}
      <p id={`${id}-bounds`} className="field-hint flex-wrap justify-between">
        <span>{text('withdraw.bounds', { min: whole(limits.min), max: whole(limits.max) })}</span>
        <span>
          {text('withdraw.today', { used: count.used, max: count.max, left: whole(limits.dayLeft) })}
        </span>
      </p>
    </div>
  )
}

/** 300000.5 is shown as 300,000.5; what is no amount is left as it is. */
function grouped(value: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(value) ?? []
  return whole === undefined ? value : whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}

/** The least of amounts, without decimals that are all zero. */
function smallest(amounts: readonly string[], currency: string): string {
  const { scale } = currencyOf(currency)
  const least = amounts
    .map((amount) => parseMinor(amount, scale) ?? 0n)
    .reduce((least, amount) => (amount < least ? amount : least))
  return formatMinor(least, scale).replace(/\.0+$/, '')
}
