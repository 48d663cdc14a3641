import type { InputHTMLAttributes } from 'react'
import { useSecret } from './useSecret.ts'

export interface Asked {
  readonly kind: 'password' | 'code'
  readonly value: string
  readonly onType: (typed: string) => void
}

export const waysOf = {
  password: { type: 'password' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const

interface SecretInputProps
  extends Asked,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  readonly isShown?: boolean
}

/** A bare box for a secret, where the box of a form has no place. */
export function SecretInput({ kind, value, onType, isShown = false, ...input }: SecretInputProps) {
  useSecret(value, onType)
  return (
    <input
      {...waysOf[kind]}
      {...input}
      {...(isShown && { type: 'text' })}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
