import { protection } from '@jackfruit/contracts'
import { Button, Card, Check, Modal } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { XIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useText } from '../../../shared/text/text.ts'
import { type Overview, useChange } from './queries.ts'

const exclusions = [...protection.exclusionMonths, null] as const
type Months = (typeof exclusions)[number]
type Days = (typeof protection.timeOutDays)[number]

/** A break of days, or the long exclusion. Both ask once more, for nothing takes them back. */
export function Closures({ closure }: { closure: Overview['closure'] }) {
  const text = useText()
  const isExcluded = closure?.kind === 'selfExclusion'
  if (closure?.forGood) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!isExcluded && (
        <Choice<Days>
          name="break"
          title={text('protection.break')}
          about={text('protection.about_break')}
          choices={protection.timeOutDays.map((days) => ({
            value: days,
            label: text(`protection.break_${days}`),
          }))}
          action={text('protection.break_begin')}
          warning={text('protection.break_warning')}
          send={(days) => call(protection.timeOut, { body: { days } })}
        />
      )}
      <Choice<Months>
        name="exclusion"
        title={text('protection.exclusion')}
        about={text('protection.about_exclusion')}
        choices={exclusions.map((months) => ({
          value: months,
          label: text(`protection.exclusion_${months ?? 'ever'}`),
        }))}
        action={text('protection.exclusion_begin')}
        warning={text('protection.exclusion_warning')}
        send={(months) => call(protection.selfExclude, { body: { months } })}
      />
    </div>
  )
}

interface ChoiceProps<Value> {
  name: string
  title: string
  about: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  action: string
  warning: string
  send: (value: Value) => Promise<Overview>
}

function Choice<Value>({ name, title, about, choices, action, warning, send }: ChoiceProps<Value>) {
  const id = useId()
  const [chosen, setChosen] = useState(choices[0])
  const [isAsked, setAsked] = useState(false)
  return (
    <Card as="section" aria-labelledby={id} className="grid justify-items-start gap-3 p-5">
      <div>
        <h3 id={id} className="text-[17px]">
          {title}
        </h3>
        <p className="mt-1 text-[13px] text-text-2">{about}</p>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{title}</legend>
        {choices.map((each) => (
          <button
            key={each.label}
            type="button"
            className="chip"
            aria-pressed={each === chosen || each.label === chosen?.label}
            onClick={() => setChosen(each)}
          >
            {each.label}
          </button>
        ))}
      </fieldset>
      <Button onClick={() => setAsked(true)} data-testid={`begin-${name}`}>
        {action}
      </Button>
      {isAsked && chosen && (
        <Asked
          title={`${title}: ${chosen.label}`}
          warning={warning}
          action={action}
          send={() => send(chosen.value)}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}

interface AskedProps {
  title: string
  warning: string
  action: string
  send: () => Promise<Overview>
  onClose: () => void
}

/** The last question: it has to be ticked that nothing ends this early. */
function Asked({ title, warning, action, send, onClose }: AskedProps) {
  const text = useText()
  const [isUnderstood, setUnderstood] = useState(false)
  const [error, setError] = useState<string>()
  const { change, problem, isBusy } = useChange()
  const submit = async () => {
    setError(isUnderstood ? undefined : text('protection.tick_first'))
    if (isUnderstood && (await change(send, text('protection.begun')))) onClose()
  }
  return (
    <Modal
      isOpen
      onPhone="sheet"
      title={title}
      close={{ label: text('common.close'), icon: <XIcon size={20} weight="bold" /> }}
      onClose={onClose}
    >
      <Form className="grid gap-4 px-6 pb-6" onSubmit={submit}>
        <p className="text-[15px]">{warning}</p>
        <Check
          checked={isUnderstood}
          error={error}
          onChange={(event) => {
            setUnderstood(event.target.checked)
            setError(undefined)
          }}
        >
          {text('protection.understood')}
        </Check>
        <Problem>{problem}</Problem>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
