import { Check, MessageDialog } from '@jackfruit/ui'
import type { ComponentProps } from 'react'
import { PlusCircleIcon, SealCheckIcon, WarningCircleIcon } from '../../../../shared/look/icons.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Problem } from '../Problem.tsx'
import { AgeAgreement } from './AgeAgreement.tsx'
import { labels, RegisterField } from './RegisterField.tsx'
import type { useRegister } from './useRegister.ts'
import type { Invitation, RegisterFields as Typed } from './useRegisterFields.ts'

type FieldProps = ComponentProps<typeof RegisterField>

interface RegisterFieldsProps {
  fields: Typed
  register: ReturnType<typeof useRegister>
  invitation: Invitation
  shown: readonly FieldProps['field'][]
  pictureFor: FieldProps['picture']['action']
  resend?: NonNullable<FieldProps['resend']>
}

/** What a brand asks of whoever opens an account, by whichever way: who invited, the fields, the age. */
export function RegisterFields({
  fields,
  register,
  invitation,
  shown,
  pictureFor,
  resend,
}: RegisterFieldsProps) {
  const text = useText()
  const { minAgeAgreement, dialingCodes } = useBrand()
  const { values, errors, put, dialingCode, setDialingCode, folded, unfold } = fields
  return (
    <>
      {register.problem && <Problem title={register.problem} />}
      {invitation.agent && (
        <p className="flex items-center gap-2.5 rounded-[12px] bg-surface-2 px-4 py-3 text-[14px]">
          <SealCheckIcon size={20} weight="fill" className="flex-none text-link" />
          {text('register.invited_by', { agent: invitation.agent.agent })}
        </p>
      )}
      {shown.map((field) => (
        <RegisterField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={errors[field.name]}
          onType={(value) => fields.type(field, value)}
          onLeft={() => fields.leave(field)}
          dialing={{ code: dialingCode, usual: dialingCodes, onChoose: setDialingCode }}
          {...(resend && { resend })}
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
      <MessageDialog
        isOpen={register.isCodeWrong}
        onClose={register.mendCode}
        icon={<WarningCircleIcon size={24} weight="duotone" />}
        title={text('errors.invitation_code_error')}
        buttons={[{ label: text('common.close') }]}
      >
        {text('register.invite_wrong')}
      </MessageDialog>
    </>
  )
}
