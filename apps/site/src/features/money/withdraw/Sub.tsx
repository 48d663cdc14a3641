import { Button, ErrorBlock } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { ArrowLeftIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { failureText, useText } from '../../../shared/text/text.ts'

/** A page below the first: the way back and its name. */
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
  return (
    <section className="grid content-start gap-4" aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-2">
        <Button
          look="text"
          size="sm"
          className="-ms-2"
          icon={<ArrowLeftIcon size={18} weight="bold" className="rtl:-scale-x-100" />}
          onClick={onBack}
        >
          {text('withdraw.title')}
        </Button>
        <h3 className="text-[19px]">{title}</h3>
      </div>
      {children}
    </section>
  )
}

interface Asked {
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

export function Failed({ of }: { of: Asked }) {
  const text = useText()
  return (
    <ErrorBlock
      title={text('withdraw.failed')}
      retryLabel={text('common.retry')}
      isRetrying={of.isFetching}
      onRetry={() => void of.refetch()}
    >
      {failureText(of.error)}
    </ErrorBlock>
  )
}

export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="alert" className="flex gap-3 rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
      <WarningCircleIcon size={20} weight="fill" className="flex-none text-negative" />
      <span>{children}</span>
    </p>
  )
}
