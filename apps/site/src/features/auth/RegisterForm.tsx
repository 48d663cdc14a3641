import { Button, Check, MessageDialog, SegmentedTabs } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { useBrand } from '../../shared/brand.ts'
import { PlusCircleIcon, SealCheckIcon, WarningCircleIcon } from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'
import { AgeAgreement } from './AgeAgreement.tsx'
import type { Entered } from './entry.ts'
import { useInvitation } from './invitation.ts'
import { Problem } from './Problem.tsx'
import { labels, RegisterField } from './RegisterField.tsx'
import { registerMember } from './registering.ts'
import { openThirdProof, vouched } from './thirdProof.ts'
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
  const { minAgeAgreement, dialingCodes } = useBrand()
  const invitation = useInvitation()
  const fields = useRegisterFields(invitation)
  const [thirdProof] = useState(openThirdProof)
  const { form, ways, way, choose, values, errors, put, dialingCode, setDialingCode, folded, unfold } = fields
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
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void register.submit()
      }}
    >
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
      {register.problem && <Problem title={register.problem} />}
      {invitation.agent && (
        <p className="flex items-center gap-2.5 rounded-[12px] bg-surface-2 px-4 py-3 text-[14px]">
          <SealCheckIcon size={20} weight="fill" className="flex-none text-link" />
          {text('register.invited_by', { agent: invitation.agent.agent })}
        </p>
      )}
      {withPicture.map((field) => (
        <RegisterField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          onType={(value) => fields.type(field, value)}
          onLeft={() => fields.leave(field)}
          dialing={{ code: dialingCode, usual: dialingCodes, onChoose: setDialingCode }}
          resend={resend}
          picture={{ action: pictureFor, round: fields.picture.round, onPicture: fields.showPicture }}
        />
      ))}
      {folded.length > 0 && (
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 text-start text-[14px] font-[640] text-link"
          onClick={unfold}
        >
          <PlusCircleIcon size={20} className="flex-none" />
          {folded.map(({ name }) => text(labels[name])).join(' · ')}
        </button>
      )}
      <Check
        name="ageConfirmed"
        data-field="ageConfirmed"
        checked={register.isOfAge}
        error={errors.ageConfirmed}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        onChange={(event) => {
          register.setOfAge(event.target.checked)
          if (event.target.checked) put('ageConfirmed', undefined)
        }}
      >
        <AgeAgreement age={minAgeAgreement} />
      </Check>
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
      <MessageDialog
        isOpen={register.isCodeWrong}
        onClose={register.mendCode}
        icon={<WarningCircleIcon size={24} weight="duotone" />}
        title={text('errors.invitation_code_error')}
        buttons={[{ label: text('common.close') }]}
      >
        {text('register.invite_wrong')}
      </MessageDialog>
    </form>
  )
}
