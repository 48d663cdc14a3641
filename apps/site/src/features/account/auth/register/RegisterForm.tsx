import { Button, SegmentedTabs } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { useText } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import { Problem } from '../Problem.tsx'
import { openThirdProof, vouched } from '../third-party/thirdProof.ts'
import { useInvitation } from './invitation.ts'
import { RegisterFields } from './RegisterFields.tsx'
import { registerMember } from './registering.ts'
import { useRegister } from './useRegister.ts'
import { useRegisterCode } from './useRegisterCode.ts'
import { useRegisterFields } from './useRegisterFields.ts'

interface RegisterFormProps {
  onEntered: (entered: Entered) => void
  onLogin: () => void
  /** Says whether something was typed, so that leaving can ask first. */
  onTouched: (isTouched: boolean) => void
}

/** Ways, fields and rules are the brand's. A rule shows before it is broken; nothing typed is lost by a refusal. */
export function RegisterForm({ onEntered, onLogin, onTouched }: RegisterFormProps) {
  const text = useText()
  const invitation = useInvitation()
  const fields = useRegisterFields(invitation)
  const [thirdProof] = useState(openThirdProof)
  const { form, ways, way, choose, values } = fields
  const register = useRegister({
    fields,
    invitation,
    onEntered,
    open: async (told) =>
      registerMember(way?.kind ?? 'username', {
        ...(fields.isVouched ? await vouched(told, thirdProof) : told),
        ageConfirmed: true,
      }),
  })
  const { resend, withPicture, pictureFor } = useRegisterCode(fields, thirdProof, register.refuse)

  const isTouched = Object.values(values).some(Boolean)
  useEffect(() => onTouched(isTouched), [isTouched, onTouched])

  if (!way) return <Problem title={text('errors.registration_closed')} />

  return (
    <Form at={form} onSubmit={register.submit}>
      {ways.length > 1 && (
        <SegmentedTabs
          label={text('register.way')}
          value={way.kind}
          onChange={(kind) => {
            choose(kind)
            register.forgetProblem()
          }}
          segments={[
            { value: 'username', label: text('register.by_username') },
            { value: 'mobile', label: text('register.by_mobile') },
          ]}
        />
      )}
      <RegisterFields
        fields={fields}
        register={register}
        invitation={invitation}
        shown={withPicture}
        pictureFor={pictureFor}
        resend={resend}
      />
      <div className="max-md:sticky max-md:bottom-0 max-md:-mx-5 max-md:bg-surface max-md:px-5 max-md:py-3">
        <Button type="submit" look="gold" size="lg" isBusy={register.isBusy} className="w-full">
          {text('auth.register_submit')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {register.isBusy ? text('auth.checking') : ''}
      </p>
      <p className="text-center text-[14px] text-text-2">
        {text('auth.have_account')}{' '}
        <button type="button" className="px-1 py-2 font-[680] text-link hover:underline" onClick={onLogin}>
          {text('auth.log_in')}
        </button>
      </p>
    </Form>
  )
}
