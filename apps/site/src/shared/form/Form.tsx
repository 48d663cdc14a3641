import type { ReactNode, RefObject } from 'react'

interface FormProps {
  at?: RefObject<HTMLFormElement | null>
  id?: string
  className?: string
  onSubmit: () => unknown
  /** A field of it is about to be filled in. */
  onFocus?: () => void
  children: ReactNode
}

/** A form that judges what was typed itself. */
export function Form({ at, id, className = 'grid gap-4', onSubmit, onFocus, children }: FormProps) {
  return (
    <form
      ref={at}
      id={id}
      noValidate
      className={className}
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // For React, a form in a window stands within the one that opened it.
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
