import { protection } from '@jackfruit/contracts'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import { Button, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { type Limit, useChange } from './queries.ts'

const minutesMax = 24 * 60

/** Sets, lowers, raises or removes one limit, and says when that holds. */
export function LimitForm({ limit, name, onDone }: { limit: Limit; name: string; onDone: () => void }) {
  const text = useText()
  const { currency } = useBrand()
  const { kind, period, amount } = limit
  const isTime = kind === 'session'
  const [value, setValue] = useState(amount?.replace(/\.00$/, '') ?? '')
  const [error, setError] = useState<string>()
  const { change, problem, isBusy } = useChange()
  const unit = isTime ? text('protection.unit_minutes') : currencyOf(currency).symbol

  const send = async (wanted: string | null) => {
    const isSaved = await change(() => call(protection.setLimit, { body: { kind, period, amount: wanted } }))
    if (isSaved) onDone()
  }
  const submit = () => {
    const wanted = value.trim()
    const isRight = isTime
      ? /^[1-9]\d{0,3}$/.test(wanted) && Number(wanted) <= minutesMax
      : parseMinor(wanted) !== null
    setError(isRight ? undefined : text(isTime ? 'protection.wrong_minutes' : 'protection.wrong_amount'))
    if (isRight) void send(wanted)
  }
  return (
    <Form className="mt-3 grid gap-3" onSubmit={submit}>
      <Field
        label={name}
        note={unit}
        name="amount"
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={16}
        value={value}
        error={error}
        hint={text('protection.rule')}
        onChange={(event) => setValue(event.target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="green" size="sm" isBusy={isBusy}>
          {text('protection.save')}
        </Button>
        {amount !== null && (
          <Button size="sm" isDisabled={isBusy} onClick={() => void send(null)}>
            {text('protection.remove')}
          </Button>
        )}
        <Button look="text" size="sm" onClick={onDone}>
          {text('common.cancel')}
        </Button>
      </div>
    </Form>
  )
}
