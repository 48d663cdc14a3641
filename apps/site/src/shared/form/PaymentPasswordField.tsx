import { SecretField, type SecretFieldProps } from '../secret/SecretField.tsx'

type Props = Pick<SecretFieldProps, 'name' | 'label' | 'value' | 'error' | 'hint' | 'onType'>

/** Six digits that are asked for when money leaves. */
export const PaymentPasswordField = ({ onType, ...shown }: Props) => (
  <SecretField
    {...shown}
    kind="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    onType={(typed) => onType(typed.replace(/\D/g, ''))}
  />
)
