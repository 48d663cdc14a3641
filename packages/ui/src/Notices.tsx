import { type ReactNode, useId } from 'react'
import { Button } from './Button.tsx'
import { hexagon, hexagonFacets, polygon } from './geometry.ts'

interface EmptyProps {
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here: why, and one way on. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <ClosedFruit />
      <h3 className="text-[17px]">{title}</h3>
      {children && <p className="max-w-[38ch] text-[14px] text-text-2">{children}</p>}
      {action}
    </div>
  )
}

function ClosedFruit() {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true" className="text-text-3">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" opacity="0.8">
        {[
          [48, 48],
          [48, 16.8],
          [75, 32.4],
          [75, 63.6],
          [48, 79.2],
          [21, 63.6],
          [21, 32.4],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x},${y}`}>
            <polygon points={polygon(hexagon(x, y, 18))} />
            {hexagonFacets(x, y, 18, [x - 3, y - 4]).map((points) => (
              <polygon key={points} points={points} strokeWidth="0.6" />
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}

interface ErrorBlockProps {
  title: string
  /** What is safe: said before anything else is asked of the person. */
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
  reference?: string | undefined
  extra?: ReactNode
}

/** Something failed: what, what is safe, try again. */
export function ErrorBlock({
  title,
  children,
  retryLabel,
  onRetry,
  isRetrying,
  reference,
  extra,
}: ErrorBlockProps) {
  const id = useId()
  return (
    <div role="alert" aria-labelledby={id} className="grid justify-items-center gap-3 px-6 py-10 text-center">
      <h3 id={id} className="text-[17px]">
        {title}
      </h3>
      {children && <p className="max-w-[44ch] text-[14px] text-text-2">{children}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <Button look="green" isBusy={isRetrying ?? false} onClick={onRetry}>
          {retryLabel}
        </Button>
        {extra}
      </div>
      {reference && <p className="num text-[13px] text-text-3">{reference}</p>}
    </div>
  )
}
