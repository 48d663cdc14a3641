import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { join } from './join.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  look?: 'gold' | 'green' | 'ghost' | 'text' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  /** Keeps width and label, shows a spinner, and ignores presses. */
  isBusy?: boolean
  /** Stays focusable, so that the reason (in `title` or beside it) can be read. */
  isDisabled?: boolean
  icon?: ReactNode
}

const sizes = { sm: 'btn-sm', md: '', lg: 'btn-lg' }

export function Button({
  look = 'ghost',
  size = 'md',
  isBusy,
  isDisabled,
  icon,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isQuiet = isBusy || isDisabled
  return (
    <button
      {...rest}
      type={isQuiet && type === 'submit' ? 'button' : type}
      aria-busy={isBusy || undefined}
      aria-disabled={isQuiet || undefined}
      className={join('btn', `btn-${look}`, sizes[size], className)}
      onClick={isQuiet ? undefined : onClick}
    >
      {isBusy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a screen reader says and a pointer sees as tooltip. */
  label: string
  isBare?: boolean
}

export function IconButton({
  label,
  isBare,
  className,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={join('icon-btn', isBare && 'icon-btn-bare', className)}
    >
      {children}
    </button>
  )
}
