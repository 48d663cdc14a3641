import { cashierPeer as calls, type ReplyOf } from '@jackfruit/contracts'
import { nameOf } from '@jackfruit/contracts/names'
import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Button, Card, Field, join } from '@jackfruit/ui'
import { useId } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { useRequestKey } from '../shared/useRequestKey.ts'
import { AmountField } from './AmountField.tsx'
import { Foot } from './Foot.tsx'
import { Loaded, SubPage } from './Frame.tsx'
import { shortPercent } from './PayerScreen.tsx'
import { useTerms } from './queries.ts'

type Terms = NonNullable<ReplyOf<typeof calls.peerTerms>['terms']>

/** Pays in by paying members who withdraw: how much, from which bank, in whose name. */
export function AskForm({ onBack, onAsked }: { onBack: () => void; onAsked: (id: string) => void }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const terms = useTerms()
  return (
    <SubPage title={text('peer.pay_a_player')} onBack={onBack}>
      <Loaded of={terms}>
        {(told) =>
          told.terms === null ? (
            <Card className="p-5">{text('errors.peer_closed')}</Card>
          ) : told.barredUntil ? (
            <Card className="p-5">
              {text('peer.barred_until', {
                time: formatDateTime(told.barredUntil, language, timeZone, 'short'),
              })}
            </Card>
          ) : (
            <AskFields terms={told.terms} onAsked={onAsked} />
          )
        }
      </Loaded>
    </SubPage>
  )
}

function AskFields({ terms, onAsked }: { terms: Terms; onAsked: (id: string) => void }) {
  const text = useText()
  const { currency } = useBrand()
  const group = useId()
  const formId = useId()
  const [first = ''] = terms.banks
  const form = useForm<'amount' | 'bank' | 'senderName'>(
    { amount: '', bank: first, senderName: '' },
    (code) => (code === 'peer_amount' ? 'amount' : code === 'field_invalid' ? 'senderName' : null),
  )
  const { values, errors } = form
  const requestKey = useRequestKey(Object.values(values).join('\n'))
  const money = (amount: string) => formatMoney(amount, currency, { whole: true })
  const submit = () => {
    const amount = parseMinor(values.amount)
    const [min, max] = [parseMinor(terms.min) ?? 0n, parseMinor(terms.max) ?? 0n]
    const isWithin = amount !== null && amount >= min && amount <= max
    const isRight = form.isRight({
      amount: isWithin
        ? null
        : { key: 'peer.bounds', values: { min: money(terms.min), max: money(terms.max) } },
      senderName: nameOf(values.senderName) ? null : { key: 'peer.name_missing' },
    })
    if (!isRight) return
    void form.run(async () => {
      const body = { ...values, senderName: values.senderName.trim(), requestKey }
      onAsked((await call(calls.peerAsk, { body })).id)
    })
  }
  return (
    <Form at={form.ref} id={formId} className="grid gap-5" onSubmit={submit}>
      <p className="rounded-[14px] bg-positive-bg px-4 py-3 text-[14px]">
        {text('peer.ask_intro', { percent: shortPercent(terms.bonusPercent) })}
      </p>
      <AmountField
        label={text('peer.amount')}
        name="amount"
        value={values.amount}
        currency={currency}
        error={errors.amount}
        hint={text('peer.bounds', { min: money(terms.min), max: money(terms.max) })}
        onChange={(amount) => form.type('amount', amount)}
      />
      <fieldset>
        <legend className="field-label">{text('peer.from_bank')}</legend>
        <div className="flex flex-wrap gap-2">
          {terms.banks.map((bank) => (
            <label
              key={bank}
              className={join(
                'flex min-h-[44px] cursor-pointer items-center gap-2.5 rounded-[12px] border-2 px-4 text-[15px] font-[640]',
                'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
                values.bank === bank ? 'border-field-active bg-positive-bg' : 'border-line bg-surface',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={values.bank === bank}
                className="h-4 w-4 accent-[var(--field-active)]"
                onChange={() => form.type('bank', bank)}
              />
              {bank}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={text('peer.sender_name')}
        name="senderName"
        hint={text('peer.sender_hint')}
        error={errors.senderName}
        autoComplete="name"
        maxLength={60}
        value={values.senderName}
        onChange={(event) => form.type('senderName', event.target.value)}
      />
      {form.problem && (
        <p role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
          {form.problem}
        </p>
      )}
      <Foot isFirst>
        <p className="min-w-0 flex-1 text-[13px] text-text-2">
          {text('peer.bonus_line', { percent: shortPercent(terms.bonusPercent) })}
        </p>
        <Button
          type="submit"
          form={formId}
          look="gold"
          size="lg"
          isBusy={form.isBusy}
          className="max-sm:w-full"
        >
          {text('peer.find_player')}
        </Button>
      </Foot>
    </Form>
  )
}
