import { Field } from '@jackfruit/ui'
import type { ComponentProps } from 'react'
import { EyeIcon, EyeSlashIcon, LockIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'

type Props = Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'value' | 'error' | 'hint'>

/** Six digits that are asked for when money leaves. */
export function PaymentPasswordField({ onType, ...shown }: Props & { onType: (digits: string) => void }) {
  const text = useText()
  return (
    <Field
      {...shown}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      icon={<LockIcon size={20} className="flex-none text-text-3" />}
      reveal={{
        show: text('common.show_password'),
        hide: text('common.hide_password'),
        showIcon: <EyeIcon size={20} />,
        hideIcon: <EyeSlashIcon size={20} />,
      }}
      onChange={(event) => onType(event.target.value.replace(/\D/g, ''))}
    />
  )
}
