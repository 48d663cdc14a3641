import { CodeField } from '../CodeField.tsx'
import { DialingField } from '../DialingField.tsx'
import { LoginPassword } from '../LoginPassword.tsx'
import type { LoginKind } from './credentials.ts'
import type { Login } from './useLogin.ts'
import { useLoginCode } from './useLoginCode.ts'

interface MobileFieldsProps {
  login: Login
  kind: Exclude<LoginKind, 'username'>
  onForgot: (() => void) | null
}

/** The mobile number, and by the brand's switches the code sent to it or its password. */
export function MobileFields({ login, kind, onForgot }: MobileFieldsProps) {
  const { fields, errors, type, typeDialingCode } = login
  const ask = useLoginCode(login)

  return (
    <>
      <DialingField
        number={fields.mobileNum}
        dialingCode={fields.countryDialingCode}
        error={errors.mobileNum}
        onNumber={(number) => type('mobileNum', number)}
        onDialingCode={typeDialingCode}
      />
      {kind === 'sms' ? (
        <CodeField
          value={fields.verificationCode}
          error={errors.verificationCode}
          onType={(code) => type('verificationCode', code)}
          onAsk={ask}
        />
      ) : (
        <LoginPassword
          value={fields.password}
          error={errors.password}
          onType={(typed) => type('password', typed)}
          onForgot={onForgot}
        />
      )}
    </>
  )
}
