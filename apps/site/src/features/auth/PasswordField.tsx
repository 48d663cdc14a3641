import { Field, type FieldProps } from '@jackfruit/ui'
import { EyeIcon, EyeSlashIcon, LockIcon, WarningCircleIcon } from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'

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
