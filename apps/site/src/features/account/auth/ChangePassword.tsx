import { identity } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { replaceToken } from '../../../shared/session/session.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { PasswordField } from './PasswordField.tsx'
import { Problem } from './Problem.tsx'
import { complaint, plannedFields, ruleText } from './rules.ts'

const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
type Name = (typeof names)[number]

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
  const { registerRules } = useBrand()
  const start = { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' }
  const form = useForm<Name>(start, fieldOf)
  const { values, errors, problem, isBusy } = form
  const [isKnown, setKnown] = useState(known !== null)
  const rule = plannedFields(registerRules).asked.find(({ name }) => name === 'password')?.rule

  const submit = async () => {
    const { oldPassword, newPassword, confirmNewPassword } = values
    const isRight = form.isRight({
      oldPassword: oldPassword ? null : { key: 'auth.rule_required' },
      newPassword: rule && complaint('password', newPassword, rule, ''),
      confirmNewPassword: rule && complaint('confirmPassword', confirmNewPassword, rule, newPassword),
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

  const hint = rule && ruleText(rule)
  const labels = {
    oldPassword: text('auth.current_password'),
    newPassword: text('auth.new_password'),
    confirmNewPassword: text('auth.confirm_password'),
  }
  return (
    <Form at={form.ref} onSubmit={submit}>
      {problem && <Problem title={problem} />}
      {names
        .filter((name) => !(name === 'oldPassword' && isKnown))
        .map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={labels[name]}
            value={values[name]}
            error={errors[name]}
            hint={name === 'newPassword' && hint ? text(hint.key, hint.values) : undefined}
            autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
            maxLength={128}
            onChange={(event) => form.type(name, event.target.value)}
          />
        ))}
      <Button type="submit" look="green" isBusy={isBusy} className="justify-self-start">
        {text('security.change_password')}
      </Button>
    </Form>
  )
}
