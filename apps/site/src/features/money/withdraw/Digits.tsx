import { join } from '@jackfruit/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SecretInput } from '../../../shared/secret/SecretInput.tsx'
import { useText } from '../../../shared/text/text.ts'

interface DigitsProps {
  /** The last of the steps of a page. */
  isStep?: boolean
  name: string
  value: string
  error: string | undefined
  /** Said beside the label: what it is, and the way to set it. */
  children: ReactNode
  onChange: (digits: string) => void
}

const count = 6
const places = ['1', '2', '3', '4', '5', '6']

/** The payment password: one field of six digits, drawn as six boxes. */
export function Digits({ isStep, name, value, error, children, onChange }: DigitsProps) {
  const text = useText()
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  // What is wrong is brought out from below the foot of the page, also where the focus is here already.
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const at = Math.min(value.length, count - 1)
  return (
    <div ref={box} className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <h3 className="text-[17px]">
          <label htmlFor={id}>{text(isStep ? 'withdraw.step_password' : 'security.payment')}</label>
        </h3>
        <p id={`${id}-hint`} className="text-[13px] text-text-2">
          {children}
        </p>
      </div>
      <div>
        <div className="relative flex gap-2" dir="ltr">
          <SecretInput
            kind="password"
            id={id}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            maxLength={count}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={join(`${id}-hint`, error && `${id}-error`)}
            className="absolute inset-0 z-10 scroll-mb-40 h-full w-full cursor-text bg-transparent text-[16px] text-transparent caret-transparent outline-0 selection:bg-transparent"
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onType={(typed) => onChange(typed.replace(/\D/g, '').slice(0, count))}
          />
          {places.map((place, index) => (
            <span
              key={place}
              aria-hidden="true"
              className={join(
                'grid h-[50px] min-w-0 flex-1 place-items-center rounded-[12px] bg-surface text-[22px] leading-none font-[720] sm:w-[52px]',
                error
                  ? 'shadow-[inset_0_0_0_2px_var(--negative)]'
                  : isFocused && index === at
                    ? 'shadow-[inset_0_0_0_2px_var(--field-active),0_0_0_4px_rgb(35_135_92/20%)]'
                    : 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
              )}
            >
              {index < value.length ? '•' : ''}
            </span>
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} role="alert" className="field-hint field-error">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
