import { DialingCode } from '../../../../shared/form/DialingCode.tsx'
import { SecretInput } from '../../../../shared/secret/SecretInput.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import { mobileSample } from '../rules.ts'
import { useSending } from '../useSending.ts'
import type { LoginKind } from './credentials.ts'
import type { Login } from './useLogin.ts'
import { useLoginCode } from './useLoginCode.ts'

interface InlineMobileProps {
  login: Login
  kind: Exclude<LoginKind, 'username'>
  /** Of the messages below the bar. */
  complaintsId: string
}

const field = 'bg-transparent px-3 text-[14px] placeholder:text-text-3'

/** The header's form for a mobile number, and the code sent to it or its password. */
export default function InlineMobile({ login, kind, complaintsId }: InlineMobileProps) {
  const text = useText()
  const { registerRules, dialingCodes } = useBrand()
  const { fields, errors, type, typeDialingCode } = login
  return (
    <>
      <span className="ps-3">
        <DialingCode value={fields.countryDialingCode} usual={dialingCodes} onChoose={typeDialingCode} />
      </span>
      <input
        name="mobileNum"
        type="tel"
        aria-label={text('auth.mobile')}
        aria-invalid={errors.mobileNum ? true : undefined}
        aria-describedby={errors.mobileNum ? complaintsId : undefined}
        placeholder={mobileSample(registerRules['mobileNum']).sample}
        autoComplete="tel-national"
        maxLength={20}
        className={`w-[112px] ${field}`}
        value={fields.mobileNum}
        onChange={(event) => type('mobileNum', event.target.value)}
      />
      <span className="my-2.5 w-px bg-line-strong/50" />
      {kind === 'sms' ? (
        <>
          <SecretInput
            kind="code"
            name="verificationCode"
            aria-label={text('auth.code')}
            aria-invalid={errors.verificationCode ? true : undefined}
            aria-describedby={errors.verificationCode ? complaintsId : undefined}
            placeholder="••••••"
            maxLength={255}
            className={`w-[76px] ${field}`}
            value={fields.verificationCode}
            onType={(typed) => type('verificationCode', typed)}
          />
          <SendButton login={login} />
        </>
      ) : (
        <SecretInput
          kind="password"
          name="password"
          aria-label={text('auth.password')}
          aria-invalid={errors.password ? true : undefined}
          aria-describedby={errors.password ? complaintsId : undefined}
          placeholder={text('auth.password')}
          autoComplete="current-password"
          maxLength={128}
          className={`w-[128px] rounded-e-[12px] ${field}`}
          value={fields.password}
          onType={(typed) => type('password', typed)}
        />
      )}
    </>
  )
}

function SendButton({ login }: { login: Login }) {
  const text = useText()
  const { left, isAsking, isSent, send } = useSending(useLoginCode(login))
  return (
    <>
      <button
        type="button"
        className="min-w-[72px] rounded-e-[12px] px-3 text-[13px] font-[680] whitespace-nowrap text-link aria-disabled:text-text-3"
        aria-label={left > 0 ? text('auth.code_again', { seconds: left }) : undefined}
        aria-disabled={left > 0 || isAsking || undefined}
        onClick={send}
      >
        {left > 0 ? <span className="num">{left}</span> : text('auth.code_send')}
      </button>
      <p role="status" className="sr-only">
        {isSent ? text('auth.code_sent') : ''}
      </p>
    </>
  )
}
