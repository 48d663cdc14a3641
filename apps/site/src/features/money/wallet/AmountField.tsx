import { currencyOf } from '@jackfruit/kernel'
import { Button, Field } from '@jackfruit/ui'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'

interface AmountFieldProps {
  value: string
  currency: string
  error?: string | undefined
  hint?: string | undefined
  /** What "all" is, when it is known. */
  all?: string | null
  onChange: (value: string) => void
}

/** Digits and one point, as they are sent; the currency stands before them. */
export function AmountField({ value, currency, error, hint, all, onChange }: AmountFieldProps) {
  const text = useText()
  const { playMoney } = useBrand()
  return (
    <Field
      label={text('wallet.amount')}
      note={playMoney ? text('common.play_money') : undefined}
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      maxLength={18}
      placeholder="0.00"
      className="[&_input]:num [&_input]:!text-[20px] [&_input]:font-[700]"
      icon={<span className="flex-none font-[640] text-text-2">{currencyOf(currency).symbol}</span>}
      value={value}
      error={error}
      hint={hint}
      onChange={(event) => onChange(cleaned(event.target.value))}
      after={
        all != null && (
          <Button onClick={() => onChange(all)} isDisabled={/^0(\.0*)?$/.test(all)}>
            {text('wallet.all')}
          </Button>
        )
      }
    />
  )
}

/** Thousands' commas and spaces go; of several points the first one counts. */
export function cleaned(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.')
  const plain = whole.replace(/^0+(?=\d)/, '')
  return rest.length === 0 ? plain : `${plain || '0'}.${rest.join('').slice(0, 2)}`
}
