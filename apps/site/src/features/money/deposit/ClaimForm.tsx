import { cashierDeposits } from '@jackfruit/contracts'
import { Button, Field } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { type Order, useRefresh } from './queries.ts'

const referenceMin = 4
const maySubmit: readonly Order['state'][] = ['AWAITING_PAYMENT']

/** "I have paid": the reference of the payment, and a picture of the slip. */
export function ClaimForm({ order }: { order: Order }) {
  const text = useText()
  const refresh = useRefresh()
  const form = useForm({ reference: '' }, (code) => (code.startsWith('reference_') ? 'reference' : null))
  const submit = async () => {
    const { reference } = form.values
    const isShort = reference.replace(/[^A-Za-z0-9]/g, '').length < referenceMin
    if (!form.isRight({ reference: isShort ? { key: 'deposit.reference_short' } : null })) return
    await form.run(() => call(cashierDeposits.submit, { body: { id: order.id, reference } }))
    await refresh()
  }
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
      <h3 className="text-[17px]">{text('deposit.paid_title')}</h3>
      {maySubmit.includes(order.state) ? (
        <Form at={form.ref} className="grid gap-3" onSubmit={submit}>
          <Field
            name="reference"
            label={text('deposit.reference')}
            hint={text('deposit.reference_hint')}
            error={form.errors.reference}
            value={form.values.reference}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={(event) => form.type('reference', event.target.value)}
          />
          {form.problem && (
            <p role="alert" className="text-[14px] text-negative">
              {form.problem}
            </p>
          )}
          <Button
            type="submit"
            look="green"
            isBusy={form.isBusy}
            className="justify-self-start max-sm:w-full"
          >
            {text('deposit.i_paid')}
          </Button>
        </Form>
      ) : (
        order.reference && (
          <p className="text-[14px] text-text-2">
            {text('deposit.reference')}: <b className="num text-text">{order.reference}</b>
          </p>
        )
      )}
      <Slip order={order} />
    </section>
  )
}

function Slip({ order: { id, hasSlip } }: { order: Order }) {
  const text = useText()
  const refresh = useRefresh()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const picture = useQuery({
    queryKey: ['deposits', 'slip', id],
    queryFn: ({ signal }) => call(cashierDeposits.slip, { query: { id }, signal }),
    enabled: hasSlip,
    gcTime: 0,
  })
  const add = async (file: string) => {
    setProblem(null)
    setBusy(true)
    try {
      await call(cashierDeposits.addSlip, { body: { id, file } })
      await Promise.all([refresh(), hasSlip && picture.refetch()])
    } catch (failure) {
      setProblem(failureText(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="grid gap-2">
      <p className="field-label !mb-0">
        <span>{text('deposit.slip')}</span>
        <small>{text('deposit.slip_hint')}</small>
      </p>
      {hasSlip && picture.data && (
        <img
          src={picture.data.url}
          alt={text('deposit.slip_alt')}
          className="max-h-[240px] justify-self-start rounded-[12px]"
        />
      )}
      {hasSlip && (
        <p role="status" className="text-[14px] text-positive">
          {text('deposit.slip_there')}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-[14px] text-negative">
          {problem}
        </p>
      )}
      <PictureInput
        size="sm"
        className="justify-self-start"
        label={text(hasSlip ? 'deposit.slip_change' : 'deposit.slip_add')}
        name={text('deposit.slip')}
        isBusy={isBusy}
        onPicture={(file) => void add(file)}
        onProblem={(key) => setProblem(text(key))}
      />
    </div>
  )
}
