import type { ReactNode } from 'react'

export type BadgeTone = 'hot' | 'new' | 'positive' | 'negative' | 'info' | 'warning' | 'neutral'

/** One or two words on a tint; an icon says the same, so that colour never speaks alone. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon}
      {children}
    </span>
  )
}
