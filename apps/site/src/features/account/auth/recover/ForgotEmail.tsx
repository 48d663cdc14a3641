import { Button, Field } from '@jackfruit/ui'
import { useCallback, useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { CheckCircleIcon, UserIcon, WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Captcha } from '../Captcha.tsx'
import { wantsCaptcha } from '../entry.ts'
import type { TypedAtLogin } from '../login/typed.ts'
import { Problem } from '../Problem.tsx'
import { emailComplaint, type MailAsked, nameComplaint, sendLink } from './recovering.ts'

type Name = 'username' | 'email' | 'captcha'

function fieldOf(code: string): Name | null {
  if (code === 'phone_captcha_failed' || code === 'captcha_required') return 'captcha'
  return code === 'email_missing' || code === 'email_invalid' ? 'email' : null
}

/** Name and address, to which a link goes if they belong together; the answer never tells. */
export function ForgotEmail({ typed }: { typed: TypedAtLogin | null }) {
  const text = useText()
  const { registerRules } = useBrand()
  const { username = '', email = '' } = typed ?? {}
  const form = useForm<Name>({ username, email, captcha: '' }, fieldOf)
  const [isSent, setSent] = useState(false)
  const [picture, setPicture] = useState<{ id: string; round: number } | null>(null)
  const { values, errors, type } = form
  const showPicture = useCallback(
    (id: string) => setPicture((known) => (known && known.id !== id ? { ...known, id } : known)),
    [],
  )

  const submit = async () => {
    const isFilled = form.isRight({
      username: nameComplaint(registerRules, values.username),
      email: emailComplaint(values.email),
      captcha: picture && !values.captcha.trim() ? { key: 'auth.rule_captcha' } : null,
    })
    if (!isFilled) return
    const seen = picture ? { captcha: values.captcha.trim(), captchaId: picture.id } : {}
    const asked = { username: values.username.trim(), email: values.email.trim(), ...seen }
    if (await form.run(() => ask(asked))) {
      setPicture(null)
      setSent(true)
    }
  }
  /** Whatever comes of it, a picture is used up; another is shown where one is wanted. */
  const ask = async (asked: MailAsked) => {
    try {
      await sendLink(asked)
    } catch (error) {
      if (picture || wantsCaptcha(error)) {
        setPicture((known) => ({ id: '', round: (known?.round ?? 0) + 1 }))
        type('captcha', '')
      }
      throw error
    }
  }

  if (isSent)
    return (
      <div className="grid justify-items-start gap-4">
        <div role="status" className="flex gap-3">
          <CheckCircleIcon size={28} weight="fill" className="flex-none text-positive" />
          <div>
            <p className="text-[17px] font-[680]">{text('recover.sent_title')}</p>
            <p className="mt-1 text-text-2 [overflow-wrap:anywhere]">
              {text('recover.sent_text', { name: values.username.trim(), email: values.email.trim() })}
            </p>
          </div>
        </div>
        <Button look="ghost" onClick={() => setSent(false)}>
          {text('recover.sent_again')}
        </Button>
      </div>
    )

  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {form.problem && <Problem title={form.problem} />}
      <Field
        label={text('auth.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        icon={<UserIcon size={20} className="flex-none text-text-3" />}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        value={values.username}
        error={errors.username}
        onChange={(event) => type('username', event.target.value)}
      />
      <Field
        label={text('auth.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        value={values.email}
        error={errors.email}
        onChange={(event) => type('email', event.target.value)}
      />
      {picture && (
        <Captcha
          action="recover"
          value={values.captcha}
          round={picture.round}
          error={errors.captcha}
          onType={(typed) => type('captcha', typed)}
          onPicture={showPicture}
        />
      )}
      <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="mt-2 w-full">
        {text('recover.send_link')}
      </Button>
    </Form>
  )
}
