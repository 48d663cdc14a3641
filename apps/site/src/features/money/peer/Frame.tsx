import { Button, Card, ErrorBlock, Skeleton } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { ArrowLeftIcon } from '../../../shared/look/icons.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { FootPlace } from './Foot.tsx'

/** A page below the list: the way back, its name, and the bar for what is to be done now. */
export function SubPage({
  title,
  onBack,
  children,
}: {
  title: string
  onBack: () => void
  children: ReactNode
}) {
  const text = useText()
  const [foot, setFoot] = useState<HTMLElement | null>(null)
  return (
    <section className="flex min-h-full flex-col gap-4" aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          look="text"
          size="sm"
          className="-ms-2"
          icon={<ArrowLeftIcon size={18} weight="bold" className="rtl:-scale-x-100" />}
          onClick={onBack}
        >
          {text('peer.back')}
        </Button>
        <h3 className="text-[19px]">{title}</h3>
      </div>
      <FootPlace value={foot}>{children}</FootPlace>
      <div
        ref={setFoot}
        className="sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 border-t border-line bg-surface px-4 py-3.5 pb-[calc(14px+env(safe-area-inset-bottom))] empty:hidden md:-mx-8 md:px-8"
      />
    </section>
  )
}

interface Asked<T> {
  readonly data: T | undefined
  readonly isPending: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** What was asked for, or that it comes, or that it did not. */
export function Loaded<T>({ of, children }: { of: Asked<T>; children: (data: T) => ReactNode }) {
  const text = useText()
  if (of.data !== undefined) return children(of.data)
  if (of.isPending) {
    return (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-36 !rounded-[20px]" />
        <Skeleton className="h-64 !rounded-[18px]" />
      </div>
    )
  }
  return (
    <Card>
      <ErrorBlock
        title={text('peer.failed')}
        retryLabel={text('common.retry')}
        isRetrying={of.isFetching}
        onRetry={() => void of.refetch()}
      >
        {failureText(of.error)}
      </ErrorBlock>
    </Card>
  )
}
