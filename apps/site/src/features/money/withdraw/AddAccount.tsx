import { cashierPayouts as calls } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Button, Card, Empty, Field, join } from '@jackfruit/ui'
import { useId } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { SubPage } from '../../../shared/parts/SubPage.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { PaymentPassword, paymentComplaint } from './PaymentPassword.tsx'
import { type Accounts, type Method, useChecks, useRefresh } from './queries.ts'
import { iconOf, useDuration } from './words.ts'

type Name = 'method' | 'bank' | 'holder' | 'number' | 'paymentPassword'

const fields: Readonly<Record<string, Name>> = {
  payout_method_unknown: 'method',
  payout_bank_missing: 'bank',
  payout_number_invalid: 'number',
  payout_address_broken: 'number',
  payout_address_network: 'number',
  payout_account_taken: 'number',
  payout_holder_invalid: 'holder',
  payout_holder_differs: 'holder',
  payment_password_wrong: 'paymentPassword',
  payment_password_missing: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
}

interface AddAccountProps {
  accounts: Accounts
  onBack: () => void
  onDone: () => void
  onPaymentPassword: () => void
}

/** Binds an account to be paid to. */
export function AddAccount({ accounts, onBack, onDone, onPaymentPassword }: AddAccountProps) {
  const text = useText()
  const { methods, holder, coolingHours } = accounts
  const form = useForm<Name>(
    { method: methods[0]?.code ?? '', bank: '', holder, number: '', paymentPassword: '' },
    (code) => fields[code] ?? null,
  )
  const { values, errors } = form
  const refresh = useRefresh()
  const password = useChecks('', null).data?.paymentPassword
  const method = methods.find(({ code }) => code === values.method)
  const isAddress = method?.kind === 'crypto'
  const save = async () => {
    const isRight = form.isRight({
      bank: method?.kind === 'bank' && !values.bank ? { key: 'withdraw.bank_missing' } : null,
      holder: values.holder.trim() ? null : { key: 'withdraw.holder_missing' },
      number: values.number.trim()
        ? null
        : { key: isAddress ? 'withdraw.address_missing' : 'withdraw.number_missing' },
      paymentPassword: paymentComplaint(form),
    })
    if (!isRight) return
    const isDone = await form.run(() => call(calls.bindPayoutAccount, { body: values }))
    if (!isDone) return
    await refresh()
    note('good', text('withdraw.bound'))
    onDone()
  }
  // Nothing is filled in that cannot be sent.
  if (password && password.state !== 'ok') {
    return (
      <SubPage title={text('withdraw.add_account')} back={text('withdraw.title')} onBack={onBack}>
        <Card>
          <Empty
            title={text('withdraw.password_first')}
            action={
              <Button look="gold" onClick={onPaymentPassword}>
                {text('withdraw.set_password')}
              </Button>
            }
          >
            {text('withdraw.password_first_text')}
          </Empty>
        </Card>
      </SubPage>
    )
  }
  return (
    <SubPage title={text('withdraw.add_account')} back={text('withdraw.title')} onBack={onBack}>
      <Card className="p-5 md:p-6">
        <Form at={form.ref} className="grid gap-5" onSubmit={save}>
          <Methods methods={methods} value={values.method} onChange={(code) => form.type('method', code)} />
          {method && <Terms method={method} />}
          {method?.kind === 'bank' && (
            <Banks
              banks={method.banks}
              value={values.bank}
              error={errors.bank}
              onChange={(bank) => form.type('bank', bank)}
            />
          )}
          <Field
            label={text(isAddress ? 'withdraw.address' : 'withdraw.number')}
            name="number"
            inputMode={/^[\d\s]+$/.test(method?.example ?? '') ? 'numeric' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            value={values.number}
            error={errors.number}
            hint={
              method &&
              (isAddress
                ? text('withdraw.address_hint', { network: method.network ?? '' })
                : text('withdraw.number_example', { example: method.example }))
            }
            onChange={(event) => form.type('number', event.target.value)}
          />
          <Field
            label={text('withdraw.holder')}
            name="holder"
            autoComplete="name"
            maxLength={100}
            value={values.holder}
            error={errors.holder}
            hint={text(holder ? 'withdraw.holder_same' : 'withdraw.holder_own')}
            onChange={(event) => form.type('holder', event.target.value)}
          />
          <PaymentPassword form={form} onForgotten={onPaymentPassword} />
          <Problem>{form.problem}</Problem>
          {accounts.accounts.length > 0 && (
            <p className="text-[14px] text-text-2">{text('withdraw.will_rest', { hours: coolingHours })}</p>
          )}
          <Button
            type="submit"
            look="green"
            isBusy={form.isBusy}
            className="justify-self-start max-sm:w-full"
          >
            {text('withdraw.bind')}
          </Button>
        </Form>
      </Card>
    </SubPage>
  )
}

function Methods({
  methods,
  value,
  onChange,
}: {
  methods: readonly Method[]
  value: string
  onChange: (code: string) => void
}) {
  const text = useText()
  return (
    <fieldset>
      <legend className="field-label">{text('withdraw.method')}</legend>
      <div className="flex flex-wrap gap-2">
        {methods.map(({ code, kind, name }) => {
          const Icon = iconOf[kind]
          return (
            <label
              key={code}
              className={join(
                'chip !min-h-11 cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus',
                code === value && '!bg-[var(--chip-on)] !text-[var(--chip-on-text)] !shadow-none',
              )}
            >
              <input
                type="radio"
                name="method"
                value={code}
                className="sr-only"
                checked={code === value}
                onChange={() => onChange(code)}
              />
              <Icon size={18} />
              {kind === 'bank' ? text('withdraw.bank') : name}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** What this way costs, its bounds, and what the brand promises. */
function Terms({ method: { fee, min, max, minutes } }: { method: Method }) {
  const text = useText()
  const duration = useDuration()
  const { currency } = useBrand()
  const fixed = formatMoney(fee.fixed, currency, { whole: true })
  const isFree = /^[0.]+$/.test(fee.fixed)
  const share = `${fee.percent}%`
  return (
    <p className="-mt-2 text-[14px] text-text-2">
      {text('withdraw.method_terms', {
        fee: isFree ? share : /^[0.]+$/.test(fee.percent) ? fixed : `${fixed} + ${share}`,
        min: formatMoney(min, currency, { whole: true }),
        max: formatMoney(max, currency, { whole: true }),
        time: duration(minutes * 60),
      })}
    </p>
  )
}

interface BanksProps {
  banks: readonly string[]
  value: string
  error: string | undefined
  onChange: (bank: string) => void
}

function Banks({ banks, value, error, onChange }: BanksProps) {
  const text = useText()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {text('withdraw.bank_name')}
      </label>
      <div className="field-box" data-invalid={error ? 'true' : undefined}>
        <select
          id={id}
          name="bank"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{text('withdraw.bank_choose')}</option>
          {banks.map((bank) => (
            <option key={bank}>{bank}</option>
          ))}
        </select>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-hint field-error">
          {error}
        </p>
      )}
    </div>
  )
}
