import { formatMoney, moneyParts } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { type RefObject, useId } from 'react'
import { useCaret } from '../../../shared/form/caret.ts'
import { PlayMoney } from '../../../shared/money/PlayMoney.tsx'
import { useText } from '../../../shared/text/text.ts'
import { readAmount } from './amounts.ts'
import type { Method } from './queries.ts'

interface AmountFieldProps {
  field: RefObject<HTMLInputElement | null>
  currency: string
  typed: string
  method: Method
  error: string | null
  onType: (typed: string) => void
}

/** The amount, large, with its limits and the amounts that most people choose. */
export function AmountField({ field, currency, typed, method, error, onType }: AmountFieldProps) {
  const text = useText()
  const id = useId()
  const caret = useCaret(field, typed)
  const amount = readAmount(typed)
  const whole = (money: string) => moneyParts(money, currency, { whole: true }).figure
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="text-[17px] font-[720]">
          2. {text('deposit.amount')}
        </label>
        <PlayMoney />
      </div>
      <div className="field-box !min-h-[60px] !rounded-[16px]" data-invalid={error ? 'true' : undefined}>
        <span className="text-[20px] font-[640] text-text-3">{moneyParts('0', currency).symbol}</span>
        <input
          ref={field}
          id={id}
          className="num !text-[28px] !font-[760]"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={22}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={join(`${id}-limits`, error && `${id}-error`)}
          onChange={(event) => {
            caret(event.target)
            onType(event.target.value)
          }}
        />
        {!typed.includes('.') && <span className="num text-[20px] text-text-3">.00</span>}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-hint field-error !mt-0">
          {error}
        </p>
      )}
      <p id={`${id}-limits`} className="flex flex-wrap justify-between gap-x-4 text-[13px] text-text-2">
        <span className="num">
          {text('deposit.limits', { min: whole(method.min), max: whole(method.max) })}
        </span>
        <span>{text('deposit.no_fee')}</span>
      </p>
      <div className="grid grid-cols-3 gap-2.5 sm:grid-cols-6">
        {method.quick.map((quick) => (
          <button
            key={quick}
            type="button"
            className="chip num justify-center !rounded-[12px] !px-1.5 !text-[15px] !font-[680] md:!min-h-[48px]"
            aria-pressed={amount !== null && amount === readAmount(quick)}
            aria-label={formatMoney(quick, currency, { whole: true })}
            onClick={() => onType(quick.replace(/\.0+$/, ''))}
          >
            {whole(quick)}
          </button>
        ))}
      </div>
      {method.isAmountOwn && <p className="text-[13px] text-text-2">{text('deposit.own_amount')}</p>}
    </div>
  )
}
