import { affiliates } from '@jackfruit/contracts'
import { Button, Check, Field, SegmentedTabs } from '@jackfruit/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { Applied } from './Applied.tsx'
import { type Application, type FieldName, fields, lengthOf, refusedFields, wrongFields } from './problems.ts'

const { applicationBounds: bounds, contactKinds } = affiliates
const empty: Application = { name: '', contactKind: 'phone', contact: '', plan: '', isAdult: false }
const none: ReadonlySet<FieldName> = new Set()
const modes = { phone: 'tel', email: 'email', telegram: 'text' } as const
const warning = <WarningCircleIcon size={16} weight="fill" />

/** The form of an application. What is wrong is said at its field; what was typed goes only when it has arrived. */
export function ApplicationForm() {
  const text = useText()
  const { minAgeAgreement: age } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState(none)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [reference, setReference] = useState<string | null>(null)

  const wrong = isChecked ? wrongFields(typed) : none
  const isWrong = (field: FieldName) => wrong.has(field) || refused.has(field)
  const change = (next: Partial<Application>) => {
    setRefused(none)
    setTyped({ ...typed, ...next })
  }
  const pointAt = (found: ReadonlySet<FieldName>) => {
    const first = fields.find((field) => found.has(field))
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    setFailure(null)
    const found = wrongFields(typed)
    if (found.size > 0) return pointAt(found)
    setBusy(true)
    try {
      setReference((await call(affiliates.apply, { body: typed })).reference)
    } catch (error) {
      const named = refusedFields(error)
      if (named.size === 0) return setFailure(error)
      setRefused(named)
      pointAt(named)
    } finally {
      setBusy(false)
    }
  }

  if (reference) return <Applied reference={reference} />
  return (
    <form ref={form} noValidate className="card grid gap-5 p-5 md:p-8" onSubmit={send}>
      <div>
        <h2 className="text-[19px] md:text-[24px]">{text('join.form_title')}</h2>
        <p className="mt-1 text-[14px] text-text-2">{text('join.form_lead')}</p>
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field
          label={text('join.name')}
          name="name"
          autoComplete="name"
          value={typed.name}
          error={isWrong('name') ? text('join.name_length', bounds.name) : undefined}
          errorIcon={warning}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="grid gap-3">
          <p aria-hidden="true" className="field-label !mb-0">
            {text('join.contact_kind')}
          </p>
          <SegmentedTabs
            label={text('join.contact_kind')}
            value={typed.contactKind}
            onChange={(contactKind) => change({ contactKind })}
            segments={contactKinds.map((value) => ({ value, label: text(`join.kind_${value}`) }))}
          />
          <Field
            label={text(`join.contact_${typed.contactKind}`)}
            name="contact"
            inputMode={modes[typed.contactKind]}
            autoComplete={
              typed.contactKind === 'phone' ? 'tel' : typed.contactKind === 'email' ? 'email' : 'off'
            }
            value={typed.contact}
            error={isWrong('contact') ? text(`join.wrong_${typed.contactKind}`) : undefined}
            errorIcon={warning}
            onChange={(event) => change({ contact: event.target.value })}
          />
        </div>
      </div>
      <Plan typed={typed.plan} isWrong={isWrong('plan')} onType={(plan) => change({ plan })} />
      <Check
        name="isAdult"
        checked={typed.isAdult}
        error={isWrong('isAdult') ? text('join.adult_needed') : undefined}
        errorIcon={warning}
        onChange={(event) => change({ isAdult: event.target.checked })}
      >
        {text('join.adult', { age })}
      </Check>
      {failure !== null && (
        <div role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] text-negative">
          <p className="font-[640]">{failureText(failure)}</p>
          <p>{text('join.kept')}</p>
        </div>
      )}
      <Button type="submit" look="gold" size="lg" className="justify-self-start" isBusy={isBusy}>
        {text('join.send')}
      </Button>
    </form>
  )
}

interface PlanProps {
  typed: string
  isWrong: boolean
  onType: (typed: string) => void
}

function Plan({ typed, isWrong, onType }: PlanProps) {
  const text = useText()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {text('join.plan')}
      </label>
      <div className="field-box !px-0" data-invalid={isWrong ? 'true' : undefined}>
        <textarea
          id={id}
          name="plan"
          rows={5}
          className="block resize-y px-3.5! py-3!"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-hint${isWrong ? ` ${id}-error` : ''}`}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {isWrong && (
        <p id={`${id}-error`} className="field-hint field-error">
          {warning}
          {text('join.plan_length', bounds.plan)}
        </p>
      )}
      <p id={`${id}-hint`} className="field-hint">
        {text('join.plan_hint', { min: bounds.plan.min, max: bounds.plan.max, count: lengthOf(typed) })}
      </p>
    </div>
  )
}
