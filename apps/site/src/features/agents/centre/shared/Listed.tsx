import { Card, Empty, ErrorBlock, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { type Asked, Failed } from '../../../../shared/parts/Failed.tsx'
import { More as MoreOf, type Paged } from '../../../../shared/parts/More.tsx'
import { failureText, useText } from '../../../../shared/text/text.ts'

interface ListedProps {
  of: Asked & { readonly isPending: boolean; readonly isError: boolean }
  isEmpty: boolean
  empty: { title: string; text?: string | undefined; action?: ReactNode }
  /** So tall is what waits. */
  waiting?: string
  children: ReactNode
}

/** What was asked for, in whichever state it is: on its way, not to be had, not for this agent, nothing, or there. */
export function Listed({ of, isEmpty, empty, waiting = 'h-64', children }: ListedProps) {
  if (of.isPending) return <Skeletons className={waiting} />
  if (of.isError && isEmpty)
    return (
      <Card>
        <NotHad of={of} />
      </Card>
    )
  if (isEmpty)
    return (
      <Card>
        <Empty title={empty.title} action={empty.action}>
          {empty.text}
        </Empty>
      </Card>
    )
  return children
}

/** A refusal is told as what it is: trying again would change nothing. */
export function NotHad({ of }: { of: Asked }) {
  const text = useText()
  const { error } = of
  // What is typed so far is no account of the team: nothing failed.
  if (error instanceof CallFailure && error.code === 'downline_not_found')
    return <Empty title={text('agents.nobody')}>{text('agents.nobody_text')}</Empty>
  const isDenied = error instanceof CallFailure && (error.kind === 'denied' || error.code === 'entry_closed')
  if (!isDenied) return <Failed of={of} title="agents.failed_title" more="agents.failed_text" />
  return (
    <ErrorBlock
      title={text('agents.denied_title')}
      retryLabel={text('common.retry')}
      isRetrying={of.isFetching}
      onRetry={() => void of.refetch()}
    >
      {failureText(error)}
    </ErrorBlock>
  )
}

function Skeletons({ className }: { className: string }) {
  return (
    <div className="grid gap-4" aria-busy="true">
      <Skeleton className={`${className} !rounded-[18px]`} />
    </div>
  )
}

/** The foot of a list of the centre. */
export function More({ of }: { of: Paged }) {
  if (!of.hasNextPage) return null
  return (
    <div className="grid justify-items-center" role="status">
      <MoreOf of={of} words="records.more" look="ghost" />
    </div>
  )
}
