import { fieldRules } from '@jackfruit/contracts'
import { Button, Check } from '@jackfruit/ui'
import { useBrand } from '../../shared/brand.ts'
import { PlusCircleIcon, SealCheckIcon, WarningCircleIcon } from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'
import { AgeAgreement } from './AgeAgreement.tsx'
import { type NewAccount, openAccount } from './enterByTicket.ts'
import type { Entered } from './entry.ts'
import { useInvitation } from './invitation.ts'
import { Problem } from './Problem.tsx'
import { ProviderMark } from './ProviderMark.tsx'
import { providerNames } from './provider.ts'
import { labels, RegisterField } from './RegisterField.tsx'
import { useRegister } from './useRegister.ts'
import { useRegisterFields } from './useRegisterFields.ts'

interface ThirdPartyFormProps {
  account: NewAccount
  onEntered: (entered: Entered) => void
}

/** The first time: a name, the age, and what the brand asks of everybody. A refusal loses nothing typed. */
export function ThirdPartyForm({ account, onEntered }: ThirdPartyFormProps) {
  const text = useText()
  const { minAgeAgreement, dialingCodes } = useBrand()
  const invitation = useInvitation()
  const special = { only: fieldRules.providerWay, username: account.username }
  const fields = useRegisterFields(invitation, special)
  const { form, values, errors, put, dialingCode, setDialingCode, shown, folded, unfold } = fields
  const register = useRegister({
    fields,
    invitation,
    onEntered,
    open: ({ username = '', ...told }) => openAccount({ ...told, username, ticket: account.ticket }),
  })
  const { problem, isBusy } = register
  const provider = providerNames[account.provider]

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // the login that opened this is above it for React
        void register.submit()
      }}
    >
      <p className="flex items-center gap-3 rounded-[12px] bg-surface-2 px-4 py-3 text-[14px]">
        <ProviderMark provider={account.provider} />
        <span>
          <b className="block font-[680]">
            {account.name ? text('thirdparty.signed_in_as', { provider, name: account.name }) : provider}
          </b>
          {text('thirdparty.new_text', { provider })}
        </span>
      </p>
      {problem && <Problem title={problem} />}
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
          picture={{ action: 'register', round: fields.picture.round, onPicture: fields.showPicture }}
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
      <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="w-full">
        {text('auth.register_submit')}
      </Button>
      <p className="text-[13px] text-text-2">{text('thirdparty.have_account')}</p>
    </form>
  )
}
