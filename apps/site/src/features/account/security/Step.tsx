import { Button, Card, ErrorBlock } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { ArrowLeftIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { failureText, useText } from '../../../shared/text/text.ts'

/** One item opened: the way back, its name, why it matters, and what there is to do. */
export function Step({
  title,
  intro,
  onBack,
  children,
}: {
  title: string
  intro?: string
  onBack: () => void
  children: ReactNode
}) {
  const text = useText()
  return (
    <section className="grid max-w-[720px] content-start gap-4" aria-labelledby="security-step">
      <Button
        look="text"
        size="sm"
        className="-ms-2 justify-self-start"
        icon={<ArrowLeftIcon size={18} weight="bold" className="rtl:-scale-x-100" />}
        onClick={onBack}
      >
        {text('security.all_items')}
      </Button>
      <Card className="grid gap-5 p-5 md:p-6">
        <div>
          <h3 id="security-step" className="text-[19px]">
            {title}
          </h3>
          {intro && <p className="mt-1 text-[14px] text-text-2">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}

interface Asked {
  readonly isError: boolean
  readonly error: Error | null
  readonly isFetching: boolean
  refetch(): unknown
}

/** What could not be fetched, and the way to try again. */
export function Failed({ of }: { of: Asked }) {
  const text = useText()
  return (
    <ErrorBlock
      title={text('security.failed')}
      retryLabel={text('common.retry')}
      isRetrying={of.isFetching}
      onRetry={() => void of.refetch()}
    >
      {failureText(of.error)}
    </ErrorBlock>
  )
}

/** What went wrong with the whole step. */
export function StepProblem({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="flex gap-3 rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
      <WarningCircleIcon size={20} weight="fill" className="flex-none text-negative" />
      {children}
    </p>
  )
}
