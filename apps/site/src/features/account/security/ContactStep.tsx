import { type BodyOf, security } from '@jackfruit/contracts'
import { Button, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { DialingCode } from '../../../shared/form/DialingCode.tsx'
import { Form } from '../../../shared/form/Form.tsx'
import { useCountdown } from '../../../shared/form/useCountdown.ts'
import { useForm } from '../../../shared/form/useForm.ts'
import { WarningCircleIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { SecretField } from '../../../shared/secret/SecretField.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { useConfirmed } from './confirm.tsx'
import { useOverview, useRefresh } from './queries.ts'
import { Step } from './Step.tsx'

type Contact = BodyOf<typeof security.bind>['contact']
type Name = 'contact' | 'code'

function fieldOf(code: string): Name | null {
  if (/^code_(missing|invalid|expired)$/.test(code)) return 'code'
  return /^(phone|email)_(missing|invalid)$/.test(code) || code === 'contact_taken' ? 'contact' : null
}

/** Binds a mobile number or an e-mail address: type it, take the code that comes to it, done. */
export default function ContactStep({ kind, onBack }: { kind: 'mobile' | 'email'; onBack: () => void }) {
  const text = useText()
  const { data } = useOverview()
  const { dialingCodes } = useBrand()
  const [dialingCode, setDialingCode] = useState(dialingCodes[0] ?? '')
  const [sentTo, setSentTo] = useState<Contact | null>(null)
  const { left: rest, start } = useCountdown()
  const form = useForm<Name>({ contact: '', code: '' }, fieldOf)
  const { errors, isBusy } = form
  const { contact: value, code } = form.values
  const { run, window } = useConfirmed()
  const refresh = useRefresh()
  const bound = data?.[kind]

  const chooseCountry = (code: string) => {
    setDialingCode(code)
    setSentTo(null)
  }
  const isMobile = kind === 'mobile'
  const contact: Contact = isMobile ? { kind, dialingCode, number: value } : { kind, address: value }
  const required = (typed: string) => (typed.trim() ? null : ({ key: 'auth.rule_required' } as const))
  const ask = () =>
    form.isRight({ contact: required(value) }) &&
    void form.run(async () => {
      const asked = await run(() => call(security.bindCode, { body: { contact } }))
      if (!asked) return
      setSentTo(contact)
      start(asked.expiredMinutes * 60)
    })
  const bind = () =>
    form.isRight({ code: required(code) }) &&
    void form.run(async () => {
      if (!sentTo) return
      const done = await run(async () => {
        await call(security.bind, { body: { contact: sentTo, code } })
        return true
      })
      if (!done) return
      await refresh()
      note('good', text('security.saved'))
      onBack()
    })
  return (
    <Step title={text(`security.${kind}`)} intro={text(`security.${kind}_intro`)} onBack={onBack}>
      {bound && (
        <p className="text-[14px]">
          {text('security.bound_now')} <strong className="num">{bound.masked}</strong>
        </p>
      )}
      <Problem>{form.problem}</Problem>
      <Form at={form.ref} onSubmit={sentTo ? bind : ask}>
        <Field
          label={text(`security.new_${kind}`)}
          name="contact"
          error={errors.contact}
          errorIcon={<WarningCircleIcon size={16} weight="fill" />}
          type={isMobile ? 'tel' : 'email'}
          autoComplete={isMobile ? 'tel-national' : 'email'}
          maxLength={isMobile ? 20 : 100}
          value={value}
          icon={isMobile && <DialingCode value={dialingCode} usual={dialingCodes} onChoose={chooseCountry} />}
          onChange={(event) => {
            form.type('contact', event.target.value)
            setSentTo(null)
          }}
        />
        {sentTo && (
          <SecretField
            kind="code"
            label={text('security.code')}
            name="code"
            icon={undefined}
            maxLength={6}
            value={code}
            hint={text('security.code_sent')}
            error={errors.code}
            onType={(typed) => form.type('code', typed)}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {sentTo && (
            <Button type="submit" look="green" isBusy={isBusy}>
              {text(bound ? 'security.change' : 'security.bind')}
            </Button>
          )}
          {/* One button before and after, so that who pressed it by key does not press another with the next. */}
          {sentTo ? (
            <Button look="ghost" isDisabled={rest > 0} onClick={ask}>
              {rest > 0 ? text('security.send_again_in', { seconds: rest }) : text('security.send_again')}
            </Button>
          ) : (
            <Button type="submit" look="green" isBusy={isBusy}>
              {text('security.send_code')}
            </Button>
          )}
        </div>
      </Form>
      {window}
    </Step>
  )
}
