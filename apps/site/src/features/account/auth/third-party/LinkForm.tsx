import { thirdParty } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { SecretField } from '../../../../shared/secret/SecretField.tsx'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Problem } from '../Problem.tsx'

export type Change = { readonly ticket: string } | { readonly unlink: thirdParty.Provider }

interface LinkFormProps {
  change: Change
  children: ReactNode
  onDone: () => void
}

/** The password once more, before a way in is added or taken away. */
export function LinkForm({ change, children, onDone }: LinkFormProps) {
  const text = useText()
  const { tell } = useMessages()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<Message>()
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    setProblem(null)
    if (!password) return setError({ key: 'auth.rule_required' })
    setBusy(true)
    try {
      if ('ticket' in change) await call(thirdParty.link, { body: { ticket: change.ticket, password } })
      else await call(thirdParty.unlink, { body: { provider: change.unlink, password } })
      onDone()
    } catch (failure) {
      const isPassword = failure instanceof CallFailure && failure.code === 'wrong_password'
      if (isPassword) setError({ failure })
      else setProblem({ failure })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={submit}>
      <p className="text-[14px] text-text-2">{children}</p>
      {problem && <Problem title={tell(problem)} />}
      <SecretField
        kind="password"
        name="password"
        label={text('auth.password')}
        autoComplete="current-password"
        maxLength={128}
        value={password}
        error={tell(error)}
        onType={(typed) => {
          setPassword(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" look="green" isBusy={isBusy} className="justify-self-start">
        {text('ticket' in change ? 'thirdparty.link' : 'thirdparty.unlink')}
      </Button>
    </Form>
  )
}
