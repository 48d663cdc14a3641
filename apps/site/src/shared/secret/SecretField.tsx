import { Field, type FieldProps } from '@jackfruit/ui'
import { ChatTextIcon, EyeIcon, EyeSlashIcon, LockIcon, WarningCircleIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'
import { type Asked, waysOf } from './SecretInput.tsx'
import { useSecret } from './useSecret.ts'

export type SecretFieldProps = Asked & Omit<FieldProps, 'type' | 'value' | 'onChange' | 'reveal'>

/** The one field of forms for passwords and codes: a password has its eye, and no game stands while either is asked. */
export function SecretField({ kind, value, onType, ...field }: SecretFieldProps) {
  const text = useText()
  useSecret(value, onType)
  const Icon = kind === 'password' ? LockIcon : ChatTextIcon
  const reveal = {
    show: text('common.show_password'),
    hide: text('common.hide_password'),
    showIcon: <EyeIcon size={20} />,
    hideIcon: <EyeSlashIcon size={20} />,
  }
  return (
    <Field
      {...waysOf[kind]}
      icon={<Icon size={20} className="flex-none text-text-3" />}
      errorIcon={<WarningCircleIcon size={16} weight="fill" />}
      {...field}
      {...(kind === 'password' && { reveal })}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
