import { SecretField, type SecretFieldProps } from '../../../shared/secret/SecretField.tsx'
import { useText } from '../../../shared/text/text.ts'

interface LoginPasswordProps
  extends Pick<SecretFieldProps, 'value' | 'error' | 'hint' | 'placeholder' | 'onType'> {
  /** Null where the brand recovers no passwords. */
  onForgot: (() => void) | null
}

/** The password of a login, with the way back to a forgotten one beside its label. */
export function LoginPassword({ onForgot, ...field }: LoginPasswordProps) {
  const text = useText()
  return (
    <div className="relative">
      <SecretField
        {...field}
        kind="password"
        label={text('auth.password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
      />
      {onForgot && (
        <button
          type="button"
          className="absolute end-0 -top-2.5 px-1 py-2 text-[14px] font-[640] text-link hover:underline"
          onClick={onForgot}
        >
          {text('auth.forgot')}
        </button>
      )}
    </div>
  )
}
