import type { Form } from '../../../shared/form/useForm.ts'
import type { Complaint } from '../../../shared/text/message.ts'
import { useText } from '../../../shared/text/text.ts'
import { Digits } from './Digits.tsx'

interface PaymentPasswordProps {
  isStep?: boolean
  form: Form<'paymentPassword'>
  /** Where it is set, for whoever forgot it. */
  onForgotten?: () => void
}

/** The payment password in a form. */
export function PaymentPassword({ isStep, form, onForgotten }: PaymentPasswordProps) {
  const text = useText()
  return (
    <Digits
      {...(isStep && { isStep })}
      name="paymentPassword"
      value={form.values.paymentPassword}
      error={form.errors.paymentPassword}
      onChange={(digits) => form.type('paymentPassword', digits)}
    >
      {text('withdraw.password_hint')}
      {onForgotten && (
        <>
          {' '}
          <button type="button" className="font-[640] text-link underline" onClick={onForgotten}>
            {text('withdraw.password_forgot')}
          </button>
        </>
      )}
    </Digits>
  )
}

export const paymentComplaint = ({ values }: Form<'paymentPassword'>): Complaint | null =>
  /^\d{6}$/.test(values.paymentPassword) ? null : { key: 'security.payment_rule' }
