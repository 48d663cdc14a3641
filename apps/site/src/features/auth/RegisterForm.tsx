import { Button, Check, Field } from '@jackfruit/ui'
import { useEffect, useRef, useState } from 'react'
import { useBrand } from '../../shared/brand.ts'
import { CallFailure } from '../../shared/failure.ts'
import { PlusCircleIcon, WarningCircleIcon } from '../../shared/icons.ts'
import { failureText, useLanguage, useText } from '../../shared/text.ts'
import { type Entered, registerMember } from './entry.ts'
import { PasswordField } from './PasswordField.tsx'
import { Problem } from './Problem.tsx'
import {
  complaint,
  type FieldName,
  fieldNames,
  mobileSample,
  type PlannedField,
  plannedFields,
  ruleText,
} from './rules.ts'

interface RegisterFormProps {
  onEntered: (entered: Entered) => void
  onLogin: () => void
  /** Says whether something was typed, so that leaving can ask first. */
  onTouched: (isTouched: boolean) => void
}

type Values = Record<FieldName, string>
type Errors = Partial<Record<FieldName | 'ageConfirmed', string>>
const nothingTyped = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Values

const labels = {
  username: 'auth.username',
  password: 'auth.password',
  confirmPassword: 'auth.confirm_password',
  mobileNum: 'auth.mobile',
  email: 'auth.email',
  affiliateCode: 'auth.invite_code',
} as const
const autoComplete: Partial<Record<FieldName, string>> = {
  username: 'username',
  mobileNum: 'tel-national',
  email: 'email',
}
const keyboards: Partial<Record<FieldName, 'tel' | 'email'>> = { mobileNum: 'tel', email: 'email' }
/** Which field a refusal speaks of, so that its sentence stands below it. */
const refusedFields: Readonly<Record<string, FieldName | 'ageConfirmed'>> = {
  username_taken: 'username',
  passwords_differ: 'confirmPassword',
  age_not_confirmed: 'ageConfirmed',
  invitation_code_error: 'affiliateCode',
}

/** Fields and rules are the brand's. A rule shows before it is broken; nothing typed is lost by a refusal. */
export function RegisterForm({ onEntered, onLogin, onTouched }: RegisterFormProps) {
  const text = useText()
  const language = useLanguage()
  const { registerRules, minAgeAgreement } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(nothingTyped)
  const [isOfAge, setOfAge] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const { asked, folded } = plannedFields(registerRules)
  const shown = isUnfolded ? [...asked, ...folded] : asked

  const isTouched = Object.values(values).some(Boolean)
  useEffect(() => onTouched(isTouched), [isTouched, onTouched])

  const judge = ({ name, rule }: PlannedField, typed: Values): string | undefined => {
    const found = complaint(name, typed[name], rule, typed.password)
    return found ? text(found.key, found.values) : undefined
  }
  const put = (name: FieldName | 'ageConfirmed', error: string | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))

  const focus = (name: string | undefined) => {
    if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
  }

  const type = (field: PlannedField, value: string) => {
    const typed = { ...values, [field.name]: value }
    setValues(typed)
    if (errors[field.name]) put(field.name, judge(field, typed))
  }

  const refuse = (error: unknown) => {
    const told = failureText(error)
    const named =
      error instanceof CallFailure ? (error.value['field'] ?? refusedFields[error.code]) : undefined
    const name = [...fieldNames, 'ageConfirmed' as const].find((known) => known === named)
    if (!name) return setProblem(told)
    const planned = [...asked, ...folded].find((field) => field.name === name)
    const rule = planned && (error as CallFailure).code === 'field_invalid' ? ruleText(planned.rule) : null
    if (folded.some((field) => field.name === name)) setUnfolded(true)
    put(name, rule ? text(rule.key, rule.values) : told)
    focus(name)
  }

  const submit = async () => {
    if (isBusy) return
    setProblem(null)
    const found: Errors = Object.fromEntries(
      shown.flatMap((field) => (judge(field, values) ? [[field.name, judge(field, values)]] : [])),
    )
    if (!isOfAge) found.ageConfirmed = text('auth.rule_age', { age: minAgeAgreement })
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return focus(first)
    setBusy(true)
    try {
      onEntered(
        await registerMember({ ...bodyOf(values, shown), ageConfirmed: true, language: language as 'EN' }),
      )
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
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
      {shown.map((field) => {
        const { name, rule } = field
        const hint = name === 'confirmPassword' ? undefined : ruleText(rule)
        const common = {
          name,
          label: text(labels[name]),
          value: values[name],
          error: errors[name],
          hint: hint && text(hint.key, hint.values),
          note: rule.required ? undefined : text('common.optional'),
          onChange: (event: { target: { value: string } }) => type(field, event.target.value),
          onBlur: () => values[name] && put(name, judge(field, values)),
        }
        if (name === 'password' || name === 'confirmPassword') {
          return <PasswordField key={name} {...common} autoComplete="new-password" maxLength={128} />
        }
        return (
          <Field
            key={name}
            {...common}
            autoComplete={autoComplete[name] ?? 'off'}
            inputMode={keyboards[name] ?? 'text'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={rule.maxLength}
            placeholder={name === 'mobileNum' ? mobileSample(rule) : undefined}
            errorIcon={<WarningCircleIcon size={16} weight="fill" />}
          />
        )
      })}
      {folded.length > 0 && !isUnfolded && (
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 text-[14px] font-[640] text-link"
          onClick={() => setUnfolded(true)}
        >
          <PlusCircleIcon size={20} />
          {folded.map(({ name }) => text(labels[name])).join(' · ')}
        </button>
      )}
      <Check
        name="ageConfirmed"
        data-field="ageConfirmed"
        checked={isOfAge}
        error={errors.ageConfirmed}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        onChange={(event) => {
          setOfAge(event.target.checked)
          if (event.target.checked) put('ageConfirmed', undefined)
        }}
      >
        {text('auth.age_agree', { age: minAgeAgreement })}
      </Check>
      <div className="max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3">
        <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="w-full">
          {text('auth.register_submit')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? text('auth.checking') : ''}
      </p>
      <p className="text-center text-[14px] text-text-2">
        {text('auth.have_account')}{' '}
        <button type="button" className="px-1 py-2 font-[680] text-link hover:underline" onClick={onLogin}>
          {text('auth.log_in')}
        </button>
      </p>
    </form>
  )
}

/** Trimmed as the platform wants it; a password is sent as it was typed. Empty optional fields stay away. */
function bodyOf(values: Values, shown: readonly PlannedField[]) {
  const sent = shown.map(
    ({ name }) =>
      [name, name.toLowerCase().includes('password') ? values[name] : values[name].trim()] as const,
  )
  const filled = Object.fromEntries(sent.filter(([, value]) => value !== ''))
  return { username: '', password: '', confirmPassword: '', ...filled }
}
