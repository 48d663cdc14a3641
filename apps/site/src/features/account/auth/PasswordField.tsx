import { Field, type FieldProps } from '@jackfruit/ui'
import { EyeIcon, EyeSlashIcon, LockIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

/** A password with its eye. Pasting and password managers work. */
export function PasswordField(props: FieldProps) {
  const text = useText()
  return (
    <Field
      {...props}
      type="password"
      icon={<LockIcon size={20} className="flex-none text-text-3" />}
      errorIcon={<WarningCircleIcon size={16} weight="fill" />}
      reveal={{
        show: text('common.show_password'),
        hide: text('common.hide_password'),
        showIcon: <EyeIcon size={20} />,
        hideIcon: <EyeSlashIcon size={20} />,
      }}
    />
  )
}

interface LoginPasswordProps extends Omit<FieldProps, 'label'> {
  /** Null where the brand recovers no passwords. */
  onForgot: (() => void) | null
}

/** The password of a login, with the way back to a forgotten one beside its label. */
export function LoginPassword({ onForgot, ...props }: LoginPasswordProps) {
  const text = useText()
  return (
    <div className="relative">
      <PasswordField
        {...props}
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
