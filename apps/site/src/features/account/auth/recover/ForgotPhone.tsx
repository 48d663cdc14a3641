import { Button } from '@jackfruit/ui'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { SecretField } from '../../../../shared/secret/SecretField.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { CodeField } from '../CodeField.tsx'
import { DialingField } from '../DialingField.tsx'
import { wantsCaptcha } from '../entry.ts'
import type { TypedAtLogin } from '../login/typed.ts'
import { Problem } from '../Problem.tsx'
import { type Complaint, numberComplaint, ruleText } from '../rules.ts'
import { askForgotCode, passwordComplaint, passwordRule, setByPhone } from './recovering.ts'
import { useFormPicture } from './useFormPicture.tsx'

type Name = 'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'newPassword' | 'captcha'

const required: Complaint = { key: 'auth.rule_required' }
const start = { mobileNum: '', countryDialingCode: '', verificationCode: '', newPassword: '', captcha: '' }

function fieldOf(code: string): Name | null {
  if (code === 'phone_missing' || code === 'phone_invalid') return 'mobileNum'
  if (code === 'phone_captcha_failed' || code === 'captcha_required') return 'captcha'
  if (code === 'field_invalid') return 'newPassword'
  return /^code_(missing|invalid|expired)$/.test(code) ? 'verificationCode' : null
}

/** The number, the code that was sent there, and the new password. */
export function ForgotPhone({ typed, onDone }: { typed: TypedAtLogin | null; onDone: () => void }) {
  const text = useText()
  const { registerRules, dialingCodes } = useBrand()
  const form = useForm<Name>(
    {
      ...start,
      mobileNum: typed?.mobileNum ?? '',
      countryDialingCode: typed?.countryDialingCode || (dialingCodes[0] ?? ''),
    },
    fieldOf,
  )
  const picture = useFormPicture(form, 'code')
  const { values, errors, type } = form
  const rule = passwordRule(registerRules)
  const hint = rule && ruleText(rule)
  const number = { mobileNum: values.mobileNum.trim(), countryDialingCode: values.countryDialingCode }

  const ask = async (): Promise<number | null> => {
    const isFilled = form.isRight({
      mobileNum: numberComplaint(registerRules, values.mobileNum),
      captcha: picture.complaint,
    })
    if (!isFilled) return null
    try {
      return await askForgotCode({ ...number, ...picture.told })
    } catch (error) {
      if (wantsCaptcha(error)) picture.renew()
      form.refuse(error)
      return null
    }
  }

  const submit = async () => {
    const isFilled = form.isRight({
      mobileNum: numberComplaint(registerRules, values.mobileNum),
      verificationCode: values.verificationCode.trim() ? null : required,
      newPassword: passwordComplaint(registerRules, values.newPassword),
    })
    if (!isFilled) return
    const { verificationCode, newPassword } = values
    const isDone = await form.run(() =>
      setByPhone({ ...number, verificationCode: verificationCode.trim(), newPassword }),
    )
    if (!isDone) return
    note('good', text('recover.saved'))
    onDone()
  }

  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {form.problem && <Problem title={form.problem} />}
      <DialingField
        number={values.mobileNum}
        dialingCode={values.countryDialingCode}
        error={errors.mobileNum}
        onNumber={(typed) => type('mobileNum', typed)}
        onDialingCode={(code) => type('countryDialingCode', code)}
      />
      {picture.field}
      <CodeField
        value={values.verificationCode}
        error={errors.verificationCode}
        onType={(typed) => type('verificationCode', typed)}
        onAsk={ask}
      />
      <SecretField
        kind="password"
        label={text('auth.new_password')}
        name="newPassword"
        autoComplete="new-password"
        maxLength={128}
        value={values.newPassword}
        error={errors.newPassword}
        hint={hint ? text(hint.key, hint.values) : undefined}
        onType={(typed) => type('newPassword', typed)}
      />
      <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="mt-2 w-full">
        {text('recover.save')}
      </Button>
    </Form>
  )
}
