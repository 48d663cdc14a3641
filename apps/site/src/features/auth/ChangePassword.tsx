import { identity } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { call } from '../../shared/api.ts'
import { useBrand } from '../../shared/brand.ts'
import { CallFailure } from '../../shared/failure.ts'
import { note } from '../../shared/notes.ts'
import { replaceToken } from '../../shared/session.ts'
import { failureText, useText } from '../../shared/text.ts'
import { PasswordField } from './PasswordField.tsx'
import { Problem } from './Problem.tsx'
import { complaint, plannedFields, ruleText } from './rules.ts'

const names = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
type Name = (typeof names)[number]

/** The three fields and what became of them. All other sessions of the member end with a change. */
export default function ChangePassword({ onDone }: { onDone: () => void }) {
  const text = useText()
  const { registerRules } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Record<Name, string>>({
    oldPassword: '',
    newPassword: '',
    confirmNewPassword: '',
  })
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const rule = plannedFields(registerRules).asked.find(({ name }) => name === 'password')?.rule

  const check = (): Partial<Record<Name, string>> => {
    const { oldPassword, newPassword, confirmNewPassword } = values
    const weak = rule && complaint('password', newPassword, rule, '')
    const apart = rule && complaint('confirmPassword', confirmNewPassword, rule, newPassword)
    return {
      ...(oldPassword ? {} : { oldPassword: text('auth.rule_required') }),
      ...(weak ? { newPassword: text(weak.key, weak.values) } : {}),
      ...(apart ? { confirmNewPassword: text(apart.key, apart.values) } : {}),
    }
  }

  const submit = async () => {
    const found = check()
    setErrors(found)
    setProblem(null)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    try {
      const { token } = await call(identity.changePassword, { body: values })
      replaceToken(token)
      note('good', text('auth.password_changed'))
      onDone()
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'wrong_password')
        setErrors({ oldPassword: failureText(error) })
      else setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  const hint = rule && ruleText(rule)
  const labels = {
    oldPassword: text('auth.current_password'),
    newPassword: text('auth.new_password'),
    confirmNewPassword: text('auth.confirm_password'),
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {problem && <Problem title={problem} />}
      {names.map((name) => (
        <PasswordField
          key={name}
          name={name}
          label={labels[name]}
          value={values[name]}
          error={errors[name]}
          hint={name === 'newPassword' && hint ? text(hint.key, hint.values) : undefined}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={128}
          onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        />
      ))}
      <Button type="submit" look="green" isBusy={isBusy} className="justify-self-start">
        {text('auth.change_password')}
      </Button>
    </form>
  )
}
