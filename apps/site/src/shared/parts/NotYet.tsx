import type { TextKey } from '@jackfruit/i18n'
import { Card, Skeleton } from '@jackfruit/ui'
import { type Asked, Failed } from './Failed.tsx'

interface NotYetProps {
  of: Asked & { readonly isPending: boolean }
  title: TextKey
  /** So tall is what waits. */
  height?: string
}

/** In the place of what was asked for, while it is on its way and when it could not be had. */
export function NotYet({ of, title, height = 'h-96' }: NotYetProps) {
  if (of.isPending) return <Skeleton className={`${height} !rounded-[18px]`} />
  return (
    <Card>
      <Failed of={of} title={title} />
    </Card>
  )
}
