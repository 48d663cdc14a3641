import { points } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { formatMinor } from '@jackfruit/kernel'
import { Button, Dialog, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PaymentPasswordField } from '../../../shared/form/PaymentPasswordField.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { XIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { moneyFor, pointsFigure, pointsOf } from './figure.ts'
import { type Balance, type Terms, usePointsMoved, usePressKey } from './queries.ts'
import { SetPassword } from './SetPassword.tsx'

interface ConvertFormProps {
  terms: NonNullable<Terms['convert']>
  own: Balance
  onSetPassword: () => void
}

const fieldOf = (code: string) => {
  if (code === 'payment_password_wrong') return 'password'
  return ['amount_invalid', 'amount_below', 'day_limit', 'points_missing'].includes(code) ? 'points' : null
}

/** The rate, the field, what comes of it; the password is asked for when it is pressed. */
export function ConvertForm({ terms, own, onSetPassword }: ConvertFormProps) {
  const text = useText()
  const { currency } = useBrand()
  const [isAsking, setAsking] = useState(false)
  const form = useForm<'points' | 'password'>({ points: '', password: '' }, fieldOf)
  const press = usePressKey()
  const moved = usePointsMoved()
  const typed = /^\d{1,9}$/.test(form.values.points) ? BigInt(form.values.points) * 100n : null
  const money = typed === null ? null : moneyFor(typed, terms)
  const shown = formatMoney(money ?? 0n, currency)
  const complaint = () => {
    if (typed === null || typed < pointsOf(terms.min))
      return { key: 'points.convert_rule' as const, values: { points: pointsFigure(terms.min) } }
    if (typed > pointsOf(own.balance)) return { key: 'errors.points_missing' as const }
    return typed > pointsOf(own.convertLeft) ? { key: 'errors.day_limit' as const } : null
  }
  const ask = () => {
    if (form.isRight({ points: complaint() })) setAsking(true)
  }
  const send = async () => {
    const { points: given, password } = form.values
    if (
      money === null ||
      !form.isRight({ password: /^\d{6}$/.test(password) ? null : { key: 'security.payment_rule' } })
    )
      return
    const sum = formatMinor(money)
    const isDone = await form.run(async () => {
      const key = press.of(`${given} ${sum}`)
      const { paid } = await call(points.convert, {
        body: { key, points: `${given}.00`, money: sum, password },
      })
      press.over()
      note('good', text('points.convert_done', { amount: formatMoney(paid, currency) }))
    })
    form.forget('password')
    if (isDone) {
      form.type('points', '')
      setAsking(false)
    }
    await moved()
  }
  return (
    <>
      <Form className="grid gap-3" onSubmit={ask}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="!text-[16px]">{text('points.to_money')}</h2>
          <p className="num text-[13px] text-text-2" data-testid="rate">
            {text('points.rate', {
              points: pointsFigure(terms.points),
              amount: formatMoney(terms.money, currency),
            })}
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
          <Field
            name="points"
            label={text('points.convert_points')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={form.values.points}
            error={isAsking ? undefined : form.errors.points}
            onChange={(event) => form.type('points', event.target.value.replace(/\D/g, ''))}
          />
          <div className="max-sm:order-last max-sm:col-span-2">
            <p className="field-label">{text('points.convert_gets')}</p>
            <p className="field-box num font-[680]" data-testid="worth">
              {shown}
            </p>
          </div>
          <Button type="submit" look="gold">
            {text('points.convert')}
          </Button>
        </div>
        <p className="text-[13px] text-text-2">
          {text('points.convert_note')}{' '}
          {text('points.convert_left', {
            points: pointsFigure(terms.perDay),
            left: pointsFigure(own.convertLeft),
          })}
        </p>
      </Form>
      <Dialog
        isOpen={isAsking}
        holdsForm
        onClose={() => setAsking(false)}
        title={text('points.to_money')}
        closeLabel={text('common.close')}
        closeIcon={<XIcon size={22} />}
      >
        {own.hasPaymentPassword ? (
          <Form at={form.ref} className="grid gap-4 px-6 pt-4 pb-6" onSubmit={send}>
            <p className="num text-[20px] font-[680]">
              {text('points.rate', { points: pointsFigure(typed ?? 0n), amount: shown })}
            </p>
            <PaymentPasswordField
              name="password"
              label={text('points.password')}
              hint={text('security.payment_rule')}
              value={form.values.password}
              error={form.errors.password ?? form.errors.points}
              onType={(digits) => form.type('password', digits)}
            />
            <Problem>{form.problem}</Problem>
            <Button type="submit" look="gold" size="lg" isBusy={form.isBusy}>
              {text('points.convert')}
            </Button>
          </Form>
        ) : (
          <SetPassword onSetPassword={onSetPassword} />
        )}
      </Dialog>
    </>
  )
}
