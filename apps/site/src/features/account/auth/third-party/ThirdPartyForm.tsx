import { fieldRules } from '@jackfruit/contracts'
import { Button } from '@jackfruit/ui'
import { Form } from '../../../../shared/form/Form.tsx'
import { useText } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import { useInvitation } from '../register/invitation.ts'
import { RegisterFields } from '../register/RegisterFields.tsx'
import { useRegister } from '../register/useRegister.ts'
import { useRegisterFields } from '../register/useRegisterFields.ts'
import { type NewAccount, openAccount } from './enterByTicket.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { providerNames } from './provider.ts'

interface ThirdPartyFormProps {
  account: NewAccount
  onEntered: (entered: Entered) => void
}

/** The first time: a name, the age, and what the brand asks of everybody. A refusal loses nothing typed. */
export function ThirdPartyForm({ account, onEntered }: ThirdPartyFormProps) {
  const text = useText()
  const invitation = useInvitation()
  const special = { only: fieldRules.providerWay, username: account.username }
  const fields = useRegisterFields(invitation, special)
  const register = useRegister({
    fields,
    invitation,
    onEntered,
    open: ({ username = '', ...told }) => openAccount({ ...told, username, ticket: account.ticket }),
  })
  const provider = providerNames[account.provider]

  return (
    <Form at={fields.form} onSubmit={register.submit}>
      <p className="flex items-center gap-3 rounded-[12px] bg-surface-2 px-4 py-3 text-[14px]">
        <ProviderMark provider={account.provider} />
        <span>
          <b className="block font-[680]">
            {account.name ? text('thirdparty.signed_in_as', { provider, name: account.name }) : provider}
          </b>
          {text('thirdparty.new_text', { provider })}
        </span>
      </p>
      <RegisterFields
        fields={fields}
        register={register}
        invitation={invitation}
        shown={fields.shown}
        pictureFor="register"
      />
      <Button type="submit" look="gold" size="lg" isBusy={register.isBusy} className="w-full">
        {text('auth.register_submit')}
      </Button>
      <p className="text-[13px] text-text-2">{text('thirdparty.have_account')}</p>
    </Form>
  )
}
