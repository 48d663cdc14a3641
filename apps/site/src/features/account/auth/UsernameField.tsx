import { Field } from '@jackfruit/ui'
import { UserIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'

interface UsernameFieldProps {
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

export function UsernameField({ value, error, onType }: UsernameFieldProps) {
  const text = useText()
  return (
    <Field
      label={text('auth.username')}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={50}
      icon={<UserIcon size={20} className="flex-none text-text-3" />}
      errorIcon={<WarningCircleIcon size={16} weight="fill" />}
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
