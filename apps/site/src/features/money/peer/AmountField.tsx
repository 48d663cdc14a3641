import { currencyOf } from '@jackfruit/kernel'
import { Field } from '@jackfruit/ui'

interface AmountFieldProps {
  label: string
  value: string
  currency: string
  error?: string | undefined
  hint?: string | undefined
  name?: string
  onChange: (amount: string) => void
}

/** An amount as it is typed, with thousands set apart. */
export function AmountField({ label, value, currency, error, hint, name, onChange }: AmountFieldProps) {
  return (
    <Field
      {...{ label, error, hint }}
      {...(name && { name })}
      icon={
        <span aria-hidden="true" className="text-text-3">
          {currencyOf(currency).symbol}
        </span>
      }
      inputMode="decimal"
      autoComplete="off"
      maxLength={24}
      className="num"
      value={grouped(value)}
      onChange={(event) => onChange(event.target.value.replace(/[,\s]/g, ''))}
    />
  )
}

/** 300000.5 is shown as 300,000.5; what is no amount is left as it is. */
function grouped(value: string): string {
  const [, whole, rest = ''] = /^(\d+)(\.\d*)?$/.exec(value) ?? []
  return whole === undefined ? value : whole.replace(/\B(?=(\d{3})+$)/g, ',') + rest
}
