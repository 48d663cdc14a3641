import type { Form } from '../../../shared/form/useForm.ts'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { complaint, plannedFields, ruleText } from './rules.ts'

const names = ['newPassword', 'confirmNewPassword'] as const

/** A new password, typed twice: what is wrong with it, and its fields. */
export function useNewPassword(form: Form<(typeof names)[number]>) {
  const text = useText()
  const { registerRules } = useBrand()
  const rule = plannedFields(registerRules).asked.find(({ name }) => name === 'password')?.rule
  const hint = rule && ruleText(rule)
  const { newPassword, confirmNewPassword } = form.values
  return {
    complaints: {
      newPassword: rule && complaint('password', newPassword, rule, ''),
      confirmNewPassword: rule && complaint('confirmPassword', confirmNewPassword, rule, newPassword),
    },
    fields: names.map((name) => (
      <SecretField
        key={name}
        kind="password"
        name={name}
        label={text(name === 'newPassword' ? 'auth.new_password' : 'auth.confirm_password')}
        autoComplete="new-password"
        maxLength={128}
        hint={name === 'newPassword' && hint ? text(hint.key, hint.values) : undefined}
        value={form.values[name]}
        error={form.errors[name]}
        onType={(typed) => form.type(name, typed)}
      />
    )),
  }
}
