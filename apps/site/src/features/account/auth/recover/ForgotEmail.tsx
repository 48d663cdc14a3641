import { Button, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { CheckCircleIcon, WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import { wantsCaptcha } from '../entry.ts'
import type { TypedAtLogin } from '../login/typed.ts'
import { Problem } from '../Problem.tsx'
import { UsernameField } from '../UsernameField.tsx'
import { emailComplaint, nameComplaint, sendLink } from './recovering.ts'
import { useFormPicture } from './useFormPicture.tsx'

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
  const picture = useFormPicture(form, 'recover')
  const { values, errors, type } = form
  const asked = { username: values.username.trim(), email: values.email.trim() }

  const submit = async () => {
    const isFilled = form.isRight({
      username: nameComplaint(registerRules, values.username),
      email: emailComplaint(values.email),
      captcha: picture.complaint,
    })
    if (!isFilled) return
    const isDone = await form.run(() =>
      sendLink({ ...asked, ...picture.told }).catch((error) => {
        // Whatever came of it, a picture is used up; another is shown where one is wanted.
        if (picture.isShown || wantsCaptcha(error)) picture.renew()
        throw error
      }),
    )
    if (!isDone) return
    picture.drop()
    setSent(true)
  }

  if (isSent) return <Sent name={asked.username} email={asked.email} onAgain={() => setSent(false)} />
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      {form.problem && <Problem title={form.problem} />}
      <UsernameField
        value={values.username}
        error={errors.username}
        onType={(name) => type('username', name)}
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
      {picture.field}
      <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="mt-2 w-full">
        {text('recover.send_link')}
      </Button>
    </Form>
  )
}

function Sent({ onAgain, ...to }: { name: string; email: string; onAgain: () => void }) {
  const text = useText()
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="flex gap-3">
        <CheckCircleIcon size={28} weight="fill" className="flex-none text-positive" />
        <div>
          <p className="text-[17px] font-[680]">{text('recover.sent_title')}</p>
          <p className="mt-1 text-text-2 [overflow-wrap:anywhere]">{text('recover.sent_text', to)}</p>
        </div>
      </div>
      <Button look="ghost" onClick={onAgain}>
        {text('recover.sent_again')}
      </Button>
    </div>
  )
}
