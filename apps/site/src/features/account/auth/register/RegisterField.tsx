import type { CaptchaAction } from '@jackfruit/contracts/identity'
import { Button, Field } from '@jackfruit/ui'
import type { ComponentProps } from 'react'
import { DialingCode } from '../../../../shared/form/DialingCode.tsx'
import { WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { SecretField } from '../../../../shared/secret/SecretField.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { Captcha } from '../Captcha.tsx'
import { type FieldName, mobileSample, type PlannedField, ruleText } from '../rules.ts'

export const labels = {
  username: 'auth.username',
  password: 'auth.password',
  confirmPassword: 'auth.confirm_password',
  mobileNum: 'auth.mobile',
  verificationCode: 'register.code',
  payeeName: 'register.payee_name',
  paymentPassword: 'register.payment_password',
  email: 'auth.email',
  birthday: 'register.birthday',
  idNumber: 'register.id_number',
  line: 'register.line',
  whatsapp: 'register.whatsapp',
  facebook: 'register.facebook',
  wechat: 'register.wechat',
  qqNum: 'register.qq',
  recommenderId: 'register.recommender',
  affiliateCode: 'auth.invite_code',
  captcha: 'auth.captcha',
} as const satisfies Record<FieldName, string>

/** What the browser may fill in, and which keys a phone shows. */
const ways: Partial<Record<FieldName, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'>>> = {
  username: { autoComplete: 'username' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  birthday: { autoComplete: 'bday', inputMode: 'numeric' },
  qqNum: { inputMode: 'numeric' },
}

interface Resend {
  left: number
  isBusy: boolean
  onAsk: () => void
}

export interface RegisterFieldProps {
  field: PlannedField
  value: string
  error: string | undefined
  onType: (value: string) => void
  onLeft: () => void
  dialing: { code: string; usual: readonly string[]; onChoose: (code: string) => void }
  /** Only where a code by SMS is asked for. */
  resend?: Resend
  picture: { action: CaptchaAction; round: number; onPicture: (id: string) => void }
}

/** One field of the registration, in the dress that its name asks for. */
export function RegisterField(props: RegisterFieldProps) {
  const { field, value, error, onType, onLeft, dialing, resend, picture } = props
  const { name, rule } = field
  const text = useText()
  if (name === 'captcha') {
    return (
      <Captcha
        action={picture.action}
        value={value}
        onType={onType}
        onPicture={picture.onPicture}
        round={picture.round}
        error={error}
      />
    )
  }
  const hint = name === 'confirmPassword' || name === 'verificationCode' ? undefined : ruleText(rule)
  const common = {
    name,
    value,
    error,
    label: text(labels[name]),
    hint: hint && text(hint.key, hint.values),
    note: rule.required ? undefined : text('common.optional'),
    onBlur: onLeft,
  }
  if (name === 'password' || name === 'confirmPassword')
    return (
      <SecretField {...common} {...{ onType }} kind="password" autoComplete="new-password" maxLength={128} />
    )
  if (name === 'paymentPassword')
    return (
      <SecretField
        {...common}
        {...{ onType }}
        kind="password"
        autoComplete="off"
        inputMode="numeric"
        maxLength={rule.maxLength}
      />
    )
  if (name === 'verificationCode')
    return (
      <SecretField
        {...common}
        {...{ onType }}
        kind="code"
        icon={undefined}
        maxLength={rule.maxLength}
        after={resend && <ResendButton {...resend} />}
      />
    )
  const isDay = name === 'birthday' && rule.patternId === 'date_ymd'
  return (
    <Field
      {...common}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...ways[name]}
      type={isDay ? 'date' : 'text'}
      onChange={(event) => onType(event.target.value)}
      maxLength={rule.maxLength}
      errorIcon={<WarningCircleIcon size={16} weight="fill" />}
      {...(name === 'mobileNum' && {
        hint: text('register.true_number'),
        placeholder: text('register.mobile_sample', mobileSample(rule)),
        icon: <DialingCode value={dialing.code} usual={dialing.usual} onChoose={dialing.onChoose} />,
      })}
    />
  )
}

function ResendButton({ left, isBusy, onAsk }: Resend) {
  const text = useText()
  return (
    <Button
      className="min-w-[116px] flex-none tabular-nums"
      isBusy={isBusy}
      isDisabled={left > 0}
      onClick={onAsk}
    >
      {left > 0 ? text('register.code_wait', { count: left }) : text('register.code_send')}
    </Button>
  )
}
