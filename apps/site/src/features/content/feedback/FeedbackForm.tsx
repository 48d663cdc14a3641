import { content as contentCalls } from '@jackfruit/contracts'
import { lineOf } from '@jackfruit/contracts/names'
import { Button, Card, Field } from '@jackfruit/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CheckCircleIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { type Bounds, boundsOf, contactMax, contentProblem, lengthOf } from './bounds.ts'

/** A few words to the operator. What was typed goes only when it has arrived. */
export default function FeedbackForm() {
  const text = useText()
  const { feedbackMin, feedbackMax } = useBrand()
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const contactField = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [contact, setContact] = useState('')
  const [bounds, setBounds] = useState<Bounds>(() => ({ min: feedbackMin, max: feedbackMax }))
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [kept, setKept] = useState<string | null>(null)

  const { min, max } = bounds
  const length = lengthOf(typed)
  const problem = isChecked ? contentProblem(typed, bounds) : null
  const isContactLong = isChecked && lengthOf(contact) > contactMax
  const isContactOdd = isChecked && lineOf(contact) === null

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    setFailure(null)
    if (contentProblem(typed, bounds)) return words.current?.focus()
    if (lengthOf(contact) > contactMax || lineOf(contact) === null) return contactField.current?.focus()
    setBusy(true)
    try {
      const reach = contact.trim()
      const body = { content: typed.trim(), ...(reach ? { contact: reach } : {}) }
      setKept((await call(contentCalls.feedback, { body })).id)
    } catch (error) {
      const named = boundsOf(error)
      if (!named) return setFailure(error)
      setBounds(named)
      words.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  const again = () => {
    setTyped('')
    setChecked(false)
    setKept(null)
  }
  if (kept) return <Thanks id={kept} onAgain={again} />
  return (
    <Card as="form" id="feedback" noValidate className="grid scroll-mt-24 gap-4 p-5 md:p-6" onSubmit={send}>
      <div>
        <h2 className="text-[19px]">{text('feedback.title')}</h2>
        <p className="mt-1 text-[14px] text-text-2">{text('feedback.lead')}</p>
      </div>
      <div>
        <label htmlFor={id} className="field-label">
          {text('feedback.content')}
        </label>
        <div className="field-box !px-0" data-invalid={problem ? 'true' : undefined}>
          <textarea
            ref={words}
            id={id}
            name="content"
            rows={5}
            className="block resize-y px-3.5! py-3!"
            aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
            aria-invalid={problem ? true : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {problem && (
          <p id={`${id}-error`} className="field-hint field-error">
            <WarningCircleIcon size={16} weight="fill" />
            {problem === 'short' && text('feedback.content_short', { min })}
            {problem === 'long' && text('feedback.content_long', { max, over: length - max })}
            {problem === 'signs' && text('errors.field_invalid')}
          </p>
        )}
        <p id={`${id}-hint`} className="field-hint">
          {text('feedback.content_hint', { min, max, left: Math.max(0, max - length) })}
        </p>
      </div>
      <Field
        ref={contactField}
        label={text('feedback.contact')}
        note={text('common.optional')}
        name="contact"
        autoComplete="email"
        hint={text('feedback.contact_hint', { max: contactMax })}
        error={
          isContactLong
            ? text('feedback.contact_long', { max: contactMax })
            : isContactOdd
              ? text('errors.field_invalid')
              : undefined
        }
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        value={contact}
        onChange={(event) => setContact(event.target.value)}
      />
      {failure !== null && (
        <div role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] text-negative">
          <p className="font-[640]">{failureText(failure)}</p>
          <p>{text('feedback.kept')}</p>
        </div>
      )}
      <Button type="submit" look="green" className="justify-self-start" isBusy={isBusy}>
        {text('feedback.send')}
      </Button>
    </Card>
  )
}

function Thanks({ id, onAgain }: { id: string; onAgain: () => void }) {
  const text = useText()
  return (
    <Card role="status" className="grid justify-items-start gap-3 p-5 md:p-6">
      <h2 className="flex items-center gap-2.5 text-[19px]">
        <CheckCircleIcon size={26} weight="fill" className="flex-none text-positive" />
        {text('feedback.thanks_title')}
      </h2>
      <p className="[overflow-wrap:anywhere] text-text-2">{text('feedback.thanks_text', { id })}</p>
      <Button onClick={onAgain}>{text('feedback.again')}</Button>
    </Card>
  )
}
