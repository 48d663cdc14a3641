import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { join } from '../join.ts'

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Shown at the end of the label's line, as "Optional". */
  note?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  icon?: ReactNode
  /** For a password: the two labels of the button that shows and hides it. */
  reveal?: { show: string; hide: string; showIcon: ReactNode; hideIcon: ReactNode }
  after?: ReactNode
  errorIcon?: ReactNode
  /** So many signs are asked for, each in a box of its own: drawn over one input, which keyboards fill as any other. */
  boxes?: number
  ref?: Ref<HTMLInputElement>
}

/** A labelled input with hint and message below it. The message never replaces the label. */
export function Field({
  label,
  note,
  hint,
  error,
  icon,
  reveal,
  after,
  errorIcon,
  boxes,
  ref,
  className,
  type = 'text',
  ...input
}: FieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const describedBy = join(error && `${id}-error`, hint && `${id}-hint`)
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        <span>{label}</span>
        {note && <small>{note}</small>}
      </label>
      <div className={join('flex gap-2.5', boxes !== undefined && 'flex-wrap')}>
        <div
          className={boxes ? 'code-boxes' : 'field-box min-w-0 flex-1'}
          data-invalid={error ? 'true' : undefined}
        >
          {icon}
          <input
            {...input}
            ref={ref}
            id={id}
            type={reveal && isShown ? 'text' : type}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
          />
          {boxes && <Boxes count={boxes} value={String(input.value ?? '')} />}
          {reveal && (
            <button
              type="button"
              className="icon-btn icon-btn-bare -me-2.5"
              aria-label={isShown ? reveal.hide : reveal.show}
              title={isShown ? reveal.hide : reveal.show}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? reveal.hideIcon : reveal.showIcon}
            </button>
          )}
        </div>
        {after}
      </div>
      {error && (
        <p id={`${id}-error`} className="field-hint field-error">
          {errorIcon}
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={join('field-hint', error && 'sr-only')}>
          {hint}
        </p>
      )}
    </div>
  )
}

function Boxes({ count, value }: { count: number; value: string }) {
  const places = Array.from({ length: count }, (_, at) => at)
  const next = Math.min(value.length, count - 1)
  return (
    <span className="code-cells" aria-hidden>
      {places.map((at) => (
        <span key={at} data-next={at === next || undefined}>
          {value[at]}
        </span>
      ))}
    </span>
  )
}

interface CheckProps extends InputHTMLAttributes<HTMLInputElement> {
  error?: string | undefined
  errorIcon?: ReactNode
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}

export function Check({ error, errorIcon, ref, children, ...input }: CheckProps) {
  const id = useId()
  return (
    <div>
      <label className="check" data-invalid={error ? 'true' : undefined}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} className="field-hint field-error">
          {errorIcon}
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
