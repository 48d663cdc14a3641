import { identity } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { replaceToken } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { Problem } from './Problem.tsx'
import { useNewPassword } from './useNewPassword.tsx'

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword'

function fieldOf(code: string): Name | null {
  if (code === 'wrong_password') return 'oldPassword'
  if (code === 'field_invalid') return 'newPassword'
  return code === 'passwords_differ' ? 'confirmNewPassword' : null
}

interface ChangePasswordProps {
  onDone: () => void
  /** The password of now, where it was typed a moment ago: it is not asked for again. */
  known?: string | null
}

/** The three fields and what became of them. All other sessions of the member end with a change. */
export default function ChangePassword({ onDone, known = null }: ChangePasswordProps) {
  const text = useText()
  const start = { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' }
  const form = useForm<Name>(start, fieldOf)
  const { values, errors, problem, isBusy } = form
  const [isKnown, setKnown] = useState(known !== null)
  const { complaints, fields } = useNewPassword(form)

  const submit = async () => {
    const isRight = form.isRight({
      oldPassword: values.oldPassword ? null : { key: 'auth.rule_required' },
      ...complaints,
    })
    if (!isRight) return
    await form.run(async () => {
      const { token } = await call(identity.changePassword, { body: values }).catch((error: unknown) => {
        if (error instanceof CallFailure && error.code === 'wrong_password') setKnown(false)
        throw error
      })
      replaceToken(token)
      note('good', text('security.password_changed'))
      onDone()
    })
  }

  return (
    <Form at={form.ref} onSubmit={submit}>
      {problem && <Problem title={problem} />}
      {!isKnown && (
        <SecretField
          kind="password"
          name="oldPassword"
          label={text('auth.current_password')}
          value={values.oldPassword}
          error={errors.oldPassword}
          autoComplete="current-password"
          maxLength={128}
          onType={(typed) => form.type('oldPassword', typed)}
        />
      )}
      {fields}
      <Button type="submit" look="green" isBusy={isBusy} className="justify-self-start">
        {text('security.change_password')}
      </Button>
    </Form>
  )
}
