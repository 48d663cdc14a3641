import { security } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PaymentPasswordField } from '../../../shared/form/PaymentPasswordField.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useConfirmed } from './confirm.tsx'
import { useOverview, useRefresh } from './queries.ts'
import { Step } from './Step.tsx'

const names = ['paymentPassword', 'confirmPaymentPassword'] as const
type Name = (typeof names)[number]

function fieldOf(code: string): Name | null {
  if (code === 'payment_password_weak') return 'paymentPassword'
  return code === 'passwords_differ' ? 'confirmPaymentPassword' : null
}

/** Sets or changes the six digits that are asked for when money leaves. */
export default function PaymentStep({ onBack }: { onBack: () => void }) {
  const text = useText()
  const { data } = useOverview()
  const form = useForm<Name>({ paymentPassword: '', confirmPaymentPassword: '' }, fieldOf)
  const { values, errors, problem, isBusy } = form
  const { run, window } = useConfirmed()
  const refresh = useRefresh()

  const save = async () => {
    const isShort = !/^\d{6}$/.test(values.paymentPassword)
    const isOther = values.paymentPassword !== values.confirmPaymentPassword
    const isRight = form.isRight({
      paymentPassword: isShort ? { key: 'security.payment_rule' } : null,
      confirmPaymentPassword: isOther ? { key: 'auth.rule_match' } : null,
    })
    if (!isRight) return
    await form.run(async () => {
      const done = await run(async () => {
        await call(security.paymentPassword, { body: values })
        return true
      })
      if (done) {
        await refresh()
        note('good', text('security.saved'))
        onBack()
      }
    })
  }
  return (
    <Step title={text('security.payment')} intro={text('security.payment_intro')} onBack={onBack}>
      <Problem>{problem}</Problem>
      <Form at={form.ref} className="grid max-w-[440px] gap-4" onSubmit={save}>
        {names.map((name) => (
          <PaymentPasswordField
            key={name}
            label={text(name === 'paymentPassword' ? 'security.payment_new' : 'security.payment_again')}
            name={name}
            value={values[name]}
            error={errors[name]}
            hint={name === 'paymentPassword' ? text('security.payment_rule') : undefined}
            onType={(digits) => form.type(name, digits)}
          />
        ))}
        <Button type="submit" look="green" isBusy={isBusy} className="justify-self-start">
          {text(data?.paymentPasswordSet ? 'security.change' : 'security.set')}
        </Button>
      </Form>
      {window}
    </Step>
  )
}
